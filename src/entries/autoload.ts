import { elements, isSpeaking } from '../page/elements.ts'
import { followUser, isSomebodyStored } from '../page/follow-user.ts'
import { isAnyLoading, isFresh, languageOf, load, notServed, runCode } from '../page/loading.ts'
import { arriveIn, followLinks } from '../page/navigate.ts'
import { takeSettings } from '../page/own-script.ts'
import { findRoots, lookInto } from '../page/roots.ts'
import { wakeOnTouch } from '../page/wake.ts'
import { rememberAttribution } from '../services/attribution.ts'
import { offerConsent } from '../services/consent.ts'
import { isIgnored, ownElements, pageDocument } from '../services/page-document.ts'
import { nearby } from '../services/turns.ts'
import { type Shell, withoutShell } from '../shells/shell.ts'
import { isPlainClick } from '../state/links.ts'
import { leadsHome } from '../ways/own-links.ts'

// The script tag's first file: finds our tags, now and later, and loads just their code, when it is needed.

// For the file that asks this one for help when its own chunks are gone.
export { loadCode } from '../page/loading.ts'

const selector = [...elements.keys()].map(tag => `${tag}:not(:defined)`).join()
/** What asks for an element in another way than by its tag, and what opens one; their code comes when a page has it. */
const otherWays = '[data-mrp]:not(form),a[href*="#mrp="],iframe[src*="/embed/demo-form"]'
const openers = '[data-mrp-open]:not(form),a[href*="#mrp="][href*="&open"]'
const wanted = `${selector},${otherWays}`
const seen = new WeakSet<Element>()

const sayNotServed = (error: unknown): void => console.error(notServed, error)

/** Watches elements, and calls once for each when it comes near the window. */
const nearWindow = (then: (element: Element) => void): IntersectionObserver =>
  new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        then(target)
      }
    },
    { rootMargin: nearby },
  )

const viewport = nearWindow(element => void load(element))

/** Painted forms that are asleep. */
const sleepers = nearWindow(form => {
  asleepFile()
    .then(({ asleep }) => asleep(form, languageOf(form), runCode))
    .catch(sayNotServed)
})

/** What forms need while they sleep. The build puts it beside their shells. */
const asleepFile = (): Promise<typeof import('../shells/asleep.ts')> =>
  import.meta.env.DEV ? import('../shells/asleep.ts') : shellFile('asleep')

const loadNearby = (element: Element): void => viewport.observe(element)

const ways = () => import('../ways/ways-in.ts')

/** What scripts of the page do to a sleeping element. */
const changes = new MutationObserver(records => {
  // Nobody writes it while developing.
  if (import.meta.env.DEV) return records.forEach(({ target }) => void load(target as Element))
  shellFile<typeof import('../shells/changes.ts')>('changes')
    .then(({ wakeChanged }) => wakeChanged(records, selector, isSpeaking, load))
    .catch(sayNotServed)
})

/** Makes an element of other markup. A link is still one when that fails. */
function takeIn(markup: Element): void {
  ways()
    .then(({ takeIn, takeTurn }) => takeTurn(markup, () => takeIn(markup, elements)))
    .catch(sayNotServed)
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
  file.catch(() => shellFiles.delete(name))
  return file as Promise<File>
}

/** Paints what nobody prerendered, with data in place of code. What that can't show is loaded when it comes near. */
function paintShell(element: Element): void {
  const { localName } = element
  const language = languageOf(element)
  // Beside the shell that it will look after.
  if (localName.endsWith('-form')) void asleepFile()
  const name = language === 'en' ? localName : `${localName}.${language}`
  Promise.all([
    shellFile<typeof import('../shells/paint.ts')>('paint'),
    shellFile<{ readonly default: Shell }>(name),
  ])
    .then(([{ paint, takeTurn }, { default: shell }]) =>
      takeTurn(element, () => {
        let painted = false
        try {
          painted = paint(shell, element, () => load(element), ownElements)
        } finally {
          ;(painted ? planCode : loadNearby)(element)
          arriveIn(element)
        }
      }),
    )
    .catch(error => {
      sayNotServed(error)
      loadNearby(element)
    })
}

/** Plans when an element gets its code. One that is painted says so itself. */
function planCode(element: Element): void {
  const { localName, shadowRoot } = element
  const isSettings = localName === 'mrp-config'
  const painted = shadowRoot?.querySelector<HTMLElement>('[data-wake]')
  const { wake, showsUser } = painted?.dataset ?? {}
  if ((wake && wake !== 'load') || isSettings) changes.observe(element, { attributes: true })
  // Beside the code that needs it, and says so where it does not come.
  if (showsUser !== undefined && isSomebodyStored()) import('../account/dashboard.ts').catch(() => {})
  if (wake && isSpeaking(localName)) sleepers.observe(element)
  // A server knows nothing of the visitor's languages.
  if (wake === 'load' || (painted?.lang && painted.lang !== languageOf(element))) void load(element)
  if (wake && wake !== 'never') wakeOnTouch(element, () => load(element))
  else if (isSettings && hasScanned) wakePainted()
  // Settings come with what asks for them.
  else if (wake === 'never' || (isSettings && !isAnyLoading())) return
  // The build makes the shells.
  else if (import.meta.env.DEV || withoutShell.test(localName)) loadNearby(element)
  else paintShell(element)
}

/** On a form, the name of a field comes before a member. */
const isLike = (node: EventTarget, selector: string): boolean =>
  node instanceof Element && Element.prototype.matches.call(node, selector)

/** A click on an opener waits for the code. It is caught before a script of the page could stop it. */
function open(event: MouseEvent): void {
  const opener = event.composedPath().find(node => isLike(node, openers))
  // In SVG, a link is another thing.
  if (!(opener instanceof HTMLElement) || !isPlainClick(event) || isIgnored(opener)) return
  // One that is an opener only by its address has to be one of ours.
  if (opener instanceof HTMLAnchorElement && !opener.hasAttribute('data-mrp-open') && !leadsHome(opener))
    return
  event.preventDefault()
  ways()
    .then(({ open }) => open(opener, elements, load))
    .catch(error => {
      sayNotServed(error)
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
    })
}

function scan(place: ParentNode): void {
  for (const element of place.querySelectorAll(wanted)) plan(element)
  findRoots(place, scanRoot)
}

const everything = { childList: true, subtree: true }

function scanRoot(root: ParentNode): void {
  scan(root)
  additions.observe(root, everything)
}

const additions = new MutationObserver(records => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      if (isLike(node, wanted)) plan(node)
      lookInto(node, scanRoot)
      scan(node)
    }
  }
})

let hasScanned = false

/** Settings that come after elements were painted show in all of them. */
function wakePainted(): void {
  for (const element of pageDocument.querySelectorAll(selector)) if (element.shadowRoot) void load(element)
}

function start(): void {
  takeSettings()
  rememberAttribution()
  offerConsent(scanRoot)
  followUser()
  if (/[?&]mrp-doctor\b/.test(location.search))
    ways()
      .then(({ callDoctor }) => callDoctor())
      .catch(sayNotServed)
  scan(pageDocument)
  hasScanned = true
  additions.observe(document, everything)
  changes.observe(pageDocument.documentElement, { attributeFilter: ['lang'] })
  followLinks()
  pageDocument.addEventListener('click', open, true)
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
