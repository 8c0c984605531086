import { elements, isSpeaking } from './elements.ts'
import { followUser } from './follow-user.ts'
import { arriveIn, followLinks } from './navigate.ts'
import { isPinned, takeSettings } from './own-script.ts'
import { offerConsent } from './services/consent.ts'
import { rememberTouch } from './services/first-touch.ts'
import { isIgnored, ownElements, pageDocument } from './services/page-document.ts'
import { nearby, queue } from './services/turns.ts'
import { type Shell, withoutShell } from './shells/shell.ts'
import { fetchLanguage, type Language, languageAround } from './state/languages.ts'
import { isPlainClick } from './state/links.ts'
import { wakeForUser, wakeOnTouch } from './wake.ts'
import { leadsHome } from './ways/own-links.ts'

// The script tag's first file: finds our tags, now and later, and loads just their code, when it is needed.

const selector = [...elements.keys()].map(tag => `${tag}:not(:defined)`).join()
/** What asks for an element in another way than by its tag, and what opens one; their code comes when a page has it. */
const otherWays = '[data-mrp]:not(form),a[href*="#mrp="],iframe[src*="/embed/demo-form"]'
const openers = '[data-mrp-open]:not(form),a[href*="#mrp="][href*="&open"]'
const wanted = `${selector},${otherWays}`
const notServed = `Is ${import.meta.url} served with its chunks/?`
/** At the end of this file's address when it was asked for once more. */
const freshMark = '?again'
const isFresh = import.meta.url.endsWith(freshMark)
const loading = new Map<string, Promise<void>>()

const languageOf = (element: Element): Language =>
  isSpeaking(element.localName) ? languageAround(element) : 'en'

/** Loads an element's code, once. The export is for the file that this one asks for help. */
export function load(element: Element): Promise<void> {
  const tag = element.localName
  // Beside the code that will ask for it.
  fetchLanguage(languageOf(element))
  const started = loading.get(tag) ?? loadCode(tag).catch(error => loadAgain(element, error))
  loading.set(tag, started)
  return started
}

async function loadCode(tag: string): Promise<void> {
  const [settings] = tag === 'mrp-config' ? [] : ownElements('mrp-config:not(:defined)')
  const [{ define }, module] = await Promise.all([
    // Side by side: the element's chunk needs the core chunk that `define` lies in.
    import('./element/define.tsx'),
    elements.get(tag)?.(),
    // Settings count from the first render on; their tag shows nothing that could come into view.
    settings && load(settings),
  ])
  // Upgrading an element in the middle of the parser's work would find half of its declarative shadow root.
  if (pageDocument.readyState === 'loading') {
    await new Promise(resolve => pageDocument.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  if (module) define(module.default)
}

/** Once more, by this file from a fresh address: after a deploy it names the chunks that there are now. */
const loadAgain = (element: Element, error: unknown): Promise<void> =>
  (isFresh || isPinned() ? Promise.reject() : import(/* @vite-ignore */ import.meta.url + freshMark)).then(
    (fresh: { readonly load: typeof load }) => fresh.load(element),
    () => {
      const { localName } = element
      console.error(`<${localName}> could not be loaded; its own content stays. ${notServed}`, error)
      // What is painted can't do anything; the content inside the tag can.
      for (const { shadowRoot } of pageDocument.querySelectorAll(localName))
        shadowRoot?.append(pageDocument.createElement('slot'))
    },
  )

const seen = new WeakSet<Element>()

const viewport = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      viewport.unobserve(target)
      void load(target)
    }
  },
  { rootMargin: nearby },
)

const loadNearby = (element: Element): void => viewport.observe(element)

const ways = () => import('./ways/ways-in.ts')

const takeTurn = queue()

/** Makes an element of other markup. A link is still one when that fails. */
function takeIn(markup: Element): void {
  ways()
    .then(({ takeIn }) => takeTurn(markup, () => takeIn(markup, elements)))
    .catch(error => console.error(notServed, error))
}

function plan(element: Element): void {
  if (seen.has(element) || isIgnored(element)) return
  seen.add(element)
  if (elements.has(element.localName)) planCode(element)
  else takeIn(element)
}

const shellFiles = new Map<string, Promise<unknown>>()

/** Kept, because even to import a module once more takes a task, and many elements are best painted in one. */
function shellFile<File>(name: string): Promise<File> {
  const file = shellFiles.get(name) ?? import(/* @vite-ignore */ `./shells/${name}.js`)
  shellFiles.set(name, file)
  return file as Promise<File>
}

/** Paints what nobody prerendered, with data in place of code. What that can't show is loaded when it comes near. */
function paintShell(element: Element): void {
  const { localName } = element
  const language = languageOf(element)
  const name = language === 'en' ? localName : `${localName}.${language}`
  Promise.all([
    shellFile<typeof import('./shells/paint.ts')>('paint'),
    shellFile<{ readonly default: Shell }>(name),
  ])
    .then(([{ paint }, { default: shell }]) =>
      takeTurn(element, () => {
        let painted = false
        try {
          painted = paint(shell, element, () => load(element))
        } finally {
          ;(painted ? planCode : loadNearby)(element)
          arriveIn(element)
        }
      }),
    )
    .catch(error => {
      console.error(notServed, error)
      loadNearby(element)
    })
}

/** Plans when an element gets its code. One that is painted says so itself. */
function planCode(element: Element): void {
  const { localName, shadowRoot } = element
  const isSettings = localName === 'mrp-config'
  const { wake, showsUser } = shadowRoot?.querySelector<HTMLElement>('[data-wake]')?.dataset ?? {}
  if (wake === 'never' || wake === 'interaction' || isSettings) changes.observe(element, { attributes: true })
  if (showsUser !== undefined) wakeForUser(element, load)
  if (wake === 'load') void load(element)
  if (wake === 'idle') whenIdle(() => void load(element))
  else if (wake === 'interaction' || wake === 'load') wakeOnTouch(element, () => load(element))
  // Settings come with what asks for them.
  else if (wake === 'never' || (isSettings && !loading.size)) return
  // The build makes the shells.
  else if (import.meta.env.DEV || withoutShell.test(localName)) loadNearby(element)
  else paintShell(element)
}

/** Where browsers have no such function, an element of the page may be called so. */
const whenIdle = (run: () => void): unknown =>
  window.requestIdleCallback instanceof Function ? requestIdleCallback(run) : setTimeout(run)

/** A prerendered element whose attribute is changed by script shows the change. */
const changes = new MutationObserver(records => {
  for (const { target } of records) {
    const element = target as Element
    // Settings show in all elements.
    for (const other of element.localName === 'mrp-config' ? pageDocument.querySelectorAll(selector) : [])
      void load(other)
    void load(element)
  }
})

/** A click on an opener waits for the code. It is caught before a script of the page could stop it. */
function open(event: MouseEvent): void {
  const opener = event.composedPath().find(node => node instanceof Element && node.matches(openers))
  // In SVG, a link is another thing.
  if (!(opener instanceof HTMLElement) || !isPlainClick(event) || isIgnored(opener)) return
  // One that is an opener only by its address has to be one of ours.
  if (opener instanceof HTMLAnchorElement && !opener.hasAttribute('data-mrp-open') && !leadsHome(opener))
    return
  event.preventDefault()
  ways()
    .then(({ open }) => open(opener, elements, load))
    .catch(error => {
      console.error(notServed, error)
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
    })
}

function scan(root: ParentNode): void {
  for (const element of root.querySelectorAll(wanted)) plan(element)
}

function start(): void {
  takeSettings()
  rememberTouch()
  offerConsent()
  followUser()
  if (/[?&]mrp-doctor\b/.test(location.search))
    pageDocument.body.prepend(pageDocument.createElement('mrp-doctor'))
  scan(pageDocument)
  followLinks()
  pageDocument.addEventListener('click', open, true)
  new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(wanted)) plan(node)
        scan(node)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

const mark = Symbol.for('mrp-widgets')
const page: { [mark]?: string } = globalThis as never
if (page[mark]) {
  // The first one goes on, and has only its code loaded by a fresh one.
  if (!isFresh)
    console.warn(
      `mrp-widgets ${page[mark]} is here already; ${__VERSION__} does nothing. Load the script once.`,
    )
} else {
  page[mark] = __VERSION__
  start()
}
