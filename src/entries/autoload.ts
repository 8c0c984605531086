import { elements, hasShell, isSpeaking } from '../page/elements.ts'
import { followUser, isSomebodyStored } from '../page/follow-user.ts'
import { learnOrigin } from '../page/learn-origin.ts'
import { isAnyLoading, isFresh, languageOf, load, notServed, runCode } from '../page/loading.ts'
import { arriveIn, followLinks } from '../page/navigate.ts'
import { takeSettings } from '../page/own-script.ts'
import { findRoots, lookInto } from '../page/roots.ts'
import { wakeOnTouch } from '../page/wake.ts'
import { offerConsent } from '../services/consent.ts'
import { watchOutcomes } from '../services/outcomes.ts'
import { isIgnored, ownElements, pageDocument } from '../services/page-document.ts'
import { nearby } from '../services/turns.ts'
import type { Shell } from '../shells/shell.ts'
import { isPlainClick } from '../state/links.ts'
import { leadsHome } from '../ways/own-links.ts'

// The script tag's first file. It finds our tags, now and later, and loads the code of each when it is needed.

// For an older copy of this file, whose own chunks are gone after a deploy (`page/loading.ts`).
export { loadCode } from '../page/loading.ts'

const tags = [...elements.keys()]
const selector = `:is(${tags}):not(:defined)`
/**
 * The other embed methods, and what opens a dialog. Their code is loaded when a page has one. A link inside a tag is its
 * fallback content.
 */
const otherWays = `[data-mrp]:not(form),a[href*="#mrp="]:not(:is(${tags})>a),iframe[src*="/embed/demo-form"]`
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

/** Painted forms whose code is not loaded. */
const sleepers = nearWindow(form => {
  asleepFile()
    .then(({ asleep }) => asleep(form, languageOf(form), runCode))
    .catch(sayNotServed)
})

/** Loads what forms need until their code is loaded. The build puts it beside their shells. */
const asleepFile = () => shellFile<typeof import('../shells/asleep.ts')>('asleep')

const loadNearby = (element: Element): void => viewport.observe(element)

const ways = () => import('../ways/ways-in.ts')

const changesFile = () => shellFile<typeof import('../shells/changes.ts')>('changes')

/** Watches what the page's scripts change on painted elements. */
const changes = new MutationObserver(records => {
  changesFile()
    .then(({ wakeChanged }) => wakeChanged(records, selector, isSpeaking, load))
    .catch(sayNotServed)
})

/** Makes an element of other markup. If that fails, the markup stays as it is. */
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

/** Loads a file of `shells/`, once: importing a module again takes a task, and many elements are best painted in one. */
function shellFile<File>(name: string): Promise<File> {
  const file = shellFiles.get(name) ?? import(/* @vite-ignore */ `./shells/${name}.js`)
  shellFiles.set(name, file)
  file.catch(() => shellFiles.delete(name))
  return file as Promise<File>
}

/** Paints an element from its shell. If its shell can't show it, its code is loaded when it comes near the window. */
function paintShell(element: Element): void {
  const { localName } = element
  const language = languageOf(element)
  // Loaded side by side with the shell.
  if (isSpeaking(localName)) void asleepFile()
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

/** Plans when to load an element's code. The markup of a painted one says so. */
function planCode(element: Element): void {
  const { localName, shadowRoot } = element
  const isSettings = localName === 'mrp-config'
  const painted = shadowRoot?.querySelector<HTMLElement>('[data-wake]')
  const { wake, showsUser } = painted?.dataset ?? {}
  if ((wake && wake !== 'load') || isSettings) changes.observe(element, { attributes: true })
  // Loaded side by side with the element's code, which reports a failure.
  if (showsUser !== undefined && isSomebodyStored()) import('../account/dashboard.ts').catch(() => {})
  // A form, or an account, which lies in a slot.
  if (isLike(painted, ':has(form),slot')) sleepers.observe(element)
  // Prerendered without knowing the visitor's languages.
  if (wake === 'load' || (painted?.lang && painted.lang !== languageOf(element))) void load(element)
  if (wake && wake !== 'never') wakeOnTouch(element, () => load(element))
  else if (isSettings && hasScanned) wakePainted()
  // The configuration is loaded with the first element's code.
  else if (wake || (isSettings && !isAnyLoading())) return
  else if (!hasShell(localName)) loadNearby(element)
  else paintShell(element)
}

/** Like `matches`, which a field of that name would hide on a form. */
const isLike = (node: EventTarget | null | undefined, selector: string): boolean =>
  node instanceof Element && Element.prototype.matches.call(node, selector)

/** Opens a dialog for a click on a trigger, once its code is loaded. Listens before scripts of the page could stop it. */
function open(event: MouseEvent): void {
  const opener = event.composedPath().find(node => isLike(node, openers))
  // A link in SVG is no HTMLElement.
  if (!(opener instanceof HTMLElement) || !isPlainClick(event) || isIgnored(opener)) return
  // A link that is a trigger only by its URL has to lead to our origin or the page's.
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

/** Loads all painted elements: a configuration that is added later may be visible in any of them. */
function wakePainted(): void {
  changesFile()
    .then(({ wakePainted }) => wakePainted(selector, load))
    .catch(sayNotServed)
}

function start(): void {
  takeSettings()
  learnOrigin()
  if (__SETTINGS__.analytics === 'dataLayer') watchOutcomes()
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
const page: { [mark]?: true } = globalThis as never
if (page[mark]) {
  // A fresh copy only loads code for the first one, which stays in charge.
  if (!isFresh) console.warn('mrp-widgets is here already. Load the script once.')
} else {
  page[mark] = true
  start()
}
