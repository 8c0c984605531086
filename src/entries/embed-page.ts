import {
  eventMessage,
  heightMessage,
  helloMessage,
  isRecord,
  maxSourceLength,
} from '../embed/message-names.ts'
import { attributeName } from '../services/attribute-names.ts'
import { languageAround } from '../services/page-document.ts'
import { outcomes } from '../services/watch-outcomes.ts'
import { iframeRecipient } from '../words/iframe-recipient.ts'

// The script of a page that stands in an iframe with one element alone: dresses the element as the page's address
// says, and tells the page around how high it is and what became of a request.

const element = document.querySelector<HTMLElement>('[data-embedded]')
const parameters = new URLSearchParams(location.search)

/** Lists the attributes that an address may set. Anybody can write one, so no setting is among them. */
const attributes = ['theme', 'lang', 'source', 'hide', 'url-prefill']

/** Maps what an address may style to the CSS property that knows its values. */
const styles: Readonly<Record<string, string>> = { accent: 'color', font: 'font-family' }

/** Lists the form's fields, whose parameters the form itself reads. */
const fields = [...(element?.shadowRoot?.querySelectorAll<HTMLInputElement>('[part=input]') ?? [])]
const names = fields.map(
  ({ name }) => (parameters.get('url-prefill') ?? '').replace(/^on$/, '') + attributeName(name),
)
const isReadElsewhere = (name: string) => names.includes(name) || /^utm_|^gclid$|^mrp-doctor$/.test(name)

/** Takes a parameter of the address. Tells whether it has one of that name and value. */
function take(name: string, value: string): boolean {
  const property = styles[name]
  if (property) {
    const isKnown = CSS.supports(property, value)
    if (isKnown) element?.style.setProperty(`--mrp-${name}`, value)
    return isKnown
  }
  if (attributes.includes(name)) element?.setAttribute(name, value)
  return attributes.includes(name) || isReadElsewhere(name)
}

const ignored = [...parameters].filter(([name, value]) => value && !take(name, value)).map(([name]) => name)
if (ignored.length > 0)
  console.warn(
    `The iframe ignores ${ignored.join(', ')} in its address. It takes fields, ${[...attributes, ...Object.keys(styles)].join(', ')}; settings are the site's that serves it.`,
  )

/** Says in the form's language whose inbox it fills. */
function sayInbox(): void {
  const words = document.querySelector('[data-inbox]')
  if (element) words?.replaceChildren(iframeRecipient[languageAround(element)])
}
sayInbox()

// Any page that may frame this one may know this much: nothing that was typed is in it. Of what it says in turn, only
// the wish for the height and its language are heard.
const tell = (message: object) => parent.postMessage(message, '*')
const tellHeight = () =>
  tell({ mrp: heightMessage, height: Math.ceil(document.body.getBoundingClientRect().height) })

if (parent !== window) {
  tell({ mrp: helloMessage })
  new ResizeObserver(tellHeight).observe(document.body)
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !isRecord(data) || data.mrp !== helloMessage) return
    tellHeight()
    if (typeof data.lang !== 'string' || parameters.get('lang')) return
    document.documentElement.lang = data.lang
    sayInbox()
  })
  for (const outcome of outcomes) {
    document.addEventListener(`mrp-${outcome}`, event => {
      const { form } = (event as CustomEvent).detail
      const source = element?.getAttribute('source')?.slice(0, maxSourceLength) ?? ''
      tell({ mrp: eventMessage, type: event.type, detail: { form, source, outcome } })
    })
  }
}
