import { outcomes } from '../content/requests.ts'
import { eventMessage, heightMessage, helloMessage, isRecord, longestSource } from '../ways/frame-messages.ts'

// The script of a page that stands in an iframe with one element alone: dresses the element as the page's address
// says, and tells the page around how high it is and what became of a request.

const element = document.querySelector('[data-embedded]')
const parameters = new URLSearchParams(location.search)
const dress = ['theme', 'lang', 'source']

for (const name of dress) {
  const value = parameters.get(name)
  if (value) element?.setAttribute(name, value)
}

// Any page that may frame this one may know this much: nothing that was typed is in it. Of what it says in turn, only
// the wish for the height is heard.
const tell = (message: object) => parent.postMessage(message, '*')
const tellHeight = () =>
  tell({ mrp: heightMessage, height: Math.ceil(document.body.getBoundingClientRect().height) })

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body)
  addEventListener('message', ({ source, data }) => {
    if (source === parent && isRecord(data) && data.mrp === helloMessage) tellHeight()
  })
  for (const outcome of outcomes) {
    document.addEventListener(`mrp-${outcome}`, event => {
      const { form } = (event as CustomEvent).detail
      const source = element?.getAttribute('source')?.slice(0, longestSource) ?? ''
      tell({ mrp: eventMessage, type: event.type, detail: { form, source, outcome } })
    })
  }
}
