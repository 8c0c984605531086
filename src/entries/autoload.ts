import { defineTag, type Keeper } from '../custom-element/element-class.ts'
import { classOf, handleOf, isAwake, rootOf } from '../custom-element/handle.ts'
import { attributesOf, hasShell, isSpeaking, tags } from '../loader/elements.ts'
import { learnAttribution } from '../loader/join-page.ts'
import { isAnyLoading, languageOf, load, notServed, runCode } from '../loader/load-code.ts'
import { followSignedIn, isSomebodyStored, markSignedIn } from '../loader/mark-signed-in.ts'
import { findHashTarget, followLinks } from '../loader/navigate.ts'
import { takeScriptSettings, takeScriptTags } from '../loader/script-settings.ts'
import type { Shell } from '../loader/shell-types.ts'
import { hasLostStyles, hasReplacedAddresses, isStale, wakeOnTouch } from '../loader/wake-on-touch.ts'
import { createQueue, runFirst, whenNear } from '../services/element-queue.ts'
import { isPlainClick } from '../services/links.ts'
import { liveElements } from '../services/live-elements.ts'
import { offerPageApi } from '../services/page-api.ts'
import { isIgnored, pageDocument } from '../services/page-document.ts'
import { watchOutcomes } from '../services/watch-outcomes.ts'
import { isScriptHere, onSettings } from '../services/written-settings.ts'

// The script tag's first file. It registers all our tags, so that the browser tells of each element wherever it appears,
// paints it, and loads the code of each when it is needed.

/** Selects the other embed methods. Their code, and that of dialogs, is loaded when a page has one. */
const otherEmbeds = '[data-mrp]:not(form),iframe[src*="/embed/demo-form"]'
const openers = '[data-mrp-open]:not(form)'

const sayNotServed = (error: unknown): void => console.error(notServed, error)

const wake = (element: Element): void => void handleOf(element)?.wake()

const nearby = whenNear(wake)

/** Watches for painted forms, whose code is not loaded, near the window. */
const sleepers = whenNear(form => {
  asleepFile()
    .then(({ asleep }) => asleep(form, languageOf(form), runCode))
    .catch(sayNotServed)
})

/** Loads what forms need until their code is loaded. The build puts it beside their shells. */
const asleepFile = () => shellFile<typeof import('../loader/asleep.ts')>('asleep')

/** Loads what reads and paints lists in the content of tags. */
const listFile = () => shellFile<typeof import('../loader/paint-list.ts')>('list')

const loadNearby = (element: Element): void => nearby.observe(element)

/** Loads the other embed methods, for pages that have more than our tags. */
const withEmbedMethods = (
  use: (file: typeof import('../embed/embed-methods.ts')) => unknown,
): Promise<unknown> => import('../embed/embed-methods.ts').then(use)

const shellFiles = new Map<string, Promise<unknown>>()

/** Loads a file of `shells/`, once: importing a module again takes a task, and many elements are best painted in one. */
function shellFile<File>(name: string): Promise<File> {
  const file = shellFiles.get(name) ?? import(/* @vite-ignore */ `./shells/${name}.js`)
  shellFiles.set(name, file)
  file.catch(() => shellFiles.delete(name))
  return file as Promise<File>
}

/** Paints some elements at a time, where a page has very many: the first ones before others are looked at. */
const takeTurn = createQueue((ready, run) => {
  const begun = [...ready].filter(element => shownElements.has(element))
  runFirst(new Set([...begun, ...ready]), run)
})

/** Lists the elements that are painted, or about to be. */
const shownElements = new WeakSet<Element>()

const keeper: Keeper = {
  appeared(element) {
    // Moved, it keeps its place in the queue: another turn would take the place of its paint.
    if (shownElements.has(element)) show(element)
    else takeTurn(element, () => show(element))
  },
  changed(element) {
    if (shownElements.has(element) || element.hasAttribute('open')) wake(element)
  },
  load,
}

/** Decides how an element is shown that has come into the page, or has moved in it. */
function show(element: HTMLElement): void {
  if (!element.isConnected || isAwake(element) || isIgnored(element)) return
  const { localName } = element
  const painted = rootOf(element)?.querySelector<HTMLElement>('[data-wake]')
  if (localName === 'mrp-config') {
    // The configuration is loaded with the first element's code.
    if (isAnyLoading()) wake(element)
  } else if (painted) showPainted(element, painted)
  else if (shownElements.has(element)) return
  else if (!hasShell(localName)) loadNearby(element)
  else paintShell(element)
  shownElements.add(element)
}

/** Paints an element from its shell. If its shell can't show it, its code is loaded when it comes near the window. */
function paintShell(element: HTMLElement): void {
  const { localName } = element
  const language = languageOf(element)
  // Loaded side by side with the shell.
  if (isSpeaking(localName)) void asleepFile()
  const name = language === 'en' ? localName : `${localName}.${language}`
  Promise.all([
    shellFile<typeof import('../loader/paint.ts')>('paint'),
    shellFile<{ readonly default: Shell }>(name),
  ])
    .then(([{ paint }, { default: shell }]) =>
      takeTurn(element, async () => {
        if (isAwake(element)) return
        let isPainted = false
        try {
          isPainted = await paint(shell, element, listFile)
        } finally {
          shownElements.delete(element)
          ;(isPainted ? show : loadNearby)(element)
          findHashTarget(element)
        }
      }),
    )
    .catch(error => {
      sayNotServed(error)
      loadNearby(element)
    })
}

/** Loads a painted element's code when its markup says so. */
function showPainted(element: HTMLElement, painted: HTMLElement): void {
  const { wake: when, showsUser, list } = painted.dataset
  // Loaded side by side with the element's code, which reports a failure.
  if (showsUser !== undefined && isSomebodyStored())
    import('../elements/account/dashboard.tsx').catch(() => {})
  // A form, or an account, which lies in a slot.
  if (isLike(painted, ':has(form),slot')) sleepers.observe(element)
  if (when !== 'never' && !shownElements.has(element)) wakeOnTouch(element)
  // What is inside may be the list, and may change.
  if (list !== undefined && element.querySelector(':scope>:not([slot])') && !shownElements.has(element))
    shellFile<typeof import('../loader/follow-content.ts')>('follow')
      .then(({ follow }) => follow(element, list))
      .catch(sayNotServed)
  const isReplaced = hasReplacedAddresses(painted)
  // Its code renders it anew: hydrated, it would keep what has replaced them.
  if (isReplaced) painted.removeAttribute('data-made-from')
  if (
    when === 'load' ||
    // Prerendered without knowing the visitor's languages.
    (painted.lang && painted.lang !== languageOf(element)) ||
    isReplaced ||
    isStale(element, painted, attributesOf(element.localName)) ||
    hasLostStyles(painted)
  )
    wake(element)
}

/** Works like `matches`, which a field of that name would hide on a form. */
const isLike = (node: EventTarget | null | undefined, selector: string): boolean =>
  node instanceof Element && Element.prototype.matches.call(node, selector)

/** Opens a dialog for a click on a trigger, once its code is loaded. Listens before scripts of the page could stop it. */
function open(event: MouseEvent): void {
  const opener = event.composedPath().find(node => isLike(node, openers))
  // A link in SVG is no HTMLElement.
  if (!(opener instanceof HTMLElement) || !isPlainClick(event) || isIgnored(opener)) return
  event.preventDefault()
  withEmbedMethods(({ open }) => open(opener)).catch(error => {
    sayNotServed(error)
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  })
}

/** Has an element made of other markup, or made otherwise. If that fails, the markup stays as it is. */
function look(markup: Element, isChanged = false): void {
  if (!isIgnored(markup) && (isChanged || isLike(markup, otherEmbeds)))
    withEmbedMethods(({ takeIn }) => takeIn(markup, tags)).catch(sayNotServed)
}

const scan = (place: ParentNode): void => {
  for (const markup of place.querySelectorAll(otherEmbeds)) look(markup)
}

/** Watches for the other embed methods, also where a page writes their attributes later, and for another tag of the script. */
const pageChanges = new MutationObserver(records => {
  for (const { addedNodes, attributeName, target } of records) {
    const host = target as Element
    if (attributeName) look(host, attributeName === 'data-mrp')
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      look(node)
      scan(node)
      // Such as the first entry of a list.
      if (shownElements.has(host)) wake(host)
    }
  }
  takeScriptTags()
  listen()
})

/** Follows the page's language. A router may have swapped all attributes of `<html>`. */
const languageChanges = new MutationObserver(() => {
  markSignedIn()
  for (const element of liveElements) {
    const painted = rootOf(element)?.querySelector<HTMLElement>('[data-wake][lang]')
    if (painted && painted.lang !== languageOf(element)) wake(element)
  }
})

/** Loads what is painted: other settings may be visible in any of it. It is rendered anew, because its markup does not know them. */
function wakePainted(): void {
  for (const element of liveElements) {
    const painted = shownElements.has(element) && rootOf(element)?.querySelector('[data-made-from]')
    if (!painted) continue
    painted.removeAttribute('data-made-from')
    wake(element)
  }
}

let listening: Element | undefined

/** Listens to the document: again, where `document.open()` has begun it anew. */
function listen(): void {
  const { documentElement } = pageDocument
  if (listening === documentElement || !documentElement) return
  listening = documentElement
  followSignedIn()
  followLinks()
  pageDocument.addEventListener('click', open, true)
  languageChanges.observe(documentElement, { attributeFilter: ['lang', 'style'] })
}

function start(): void {
  learnAttribution()
  if (__SETTINGS__.analytics === 'dataLayer') watchOutcomes()
  offerPageApi()
  if (/[?&]mrp-doctor\b/.test(location.search))
    withEmbedMethods(({ callDoctor }) => callDoctor()).catch(sayNotServed)
  for (const tag of tags) {
    const other = classOf(tag)
    if (!other) defineTag(tag, attributesOf(tag), keeper)
    else if (other.mrpVersion !== __VERSION__)
      withEmbedMethods(({ warnOfOther }) => warnOfOther(tag)).catch(sayNotServed)
  }
  onSettings(wakePainted)
  listen()
  scan(pageDocument)
  pageChanges.observe(document, { childList: true, subtree: true, attributeFilter: ['data-mrp', 'src'] })
}

const isHere = isScriptHere()
takeScriptSettings()
if (isHere) console.warn('mrp-widgets is here already. Load the script once.')
else start()
