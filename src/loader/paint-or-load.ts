import type { Keeper } from '../custom-element/element-class.ts'
import { handleOf, isAwake, rootOf } from '../custom-element/handle.ts'
import { createQueue, runFirst, whenNear } from '../services/element-queue.ts'
import { liveElements } from '../services/live-elements.ts'
import { isIgnored, isLike } from '../services/page-document.ts'
import { attributesOf, hasShell, isSpeaking } from './elements.ts'
import { isAnyLoading, languageOf, load, runCode, sayNotServed } from './load-code.ts'
import { isSomebodyStored } from './mark-signed-in.ts'
import { findHashTarget } from './navigate.ts'
import type { Shell } from './shell-types.ts'
import { hasLostStyles, hasReplacedAddresses, isStale, wakeOnTouch } from './wake-on-touch.ts'

// Decides how an element without its code is shown: from its markup, from its shell, or by its code, and when that is loaded.

const wake = (element: Element): void => void handleOf(element)?.wake()

const nearby = whenNear(wake)

/** Watches for painted forms, whose code is not loaded, near the window. */
const sleepers = whenNear(form => {
  asleepFile()
    .then(({ asleep }) => asleep(form, languageOf(form), runCode))
    .catch(sayNotServed)
})

/** Loads a file of `shells/`, once: importing a module again takes a task, and many elements are best painted in one. */
function shellFile<File>(name: string): Promise<File> {
  const file = shellFiles.get(name) ?? import(/* @vite-ignore */ `./shells/${name}.js`)
  shellFiles.set(name, file)
  file.catch(() => shellFiles.delete(name))
  return file as Promise<File>
}

/** Loads what forms need until their code is loaded. The build puts it beside their shells. */
const asleepFile = () => shellFile<typeof import('./asleep.ts')>('asleep')

/** Loads what reads and paints lists in the content of tags. */
const listFile = () => shellFile<typeof import('./paint-list.ts')>('list')

const loadNearby = (element: Element): void => nearby.observe(element)

const shellFiles = new Map<string, Promise<unknown>>()

/** Holds each element that has had its turn, and whether its touches are heard: not while it is painted from its shell. */
const turns = new WeakMap<Element, boolean>()

/** Shows some elements at a time, where a page has very many: the first ones before others are looked at. */
const takeTurn = createQueue((ready, run) => {
  const begun = [...ready].filter(element => turns.has(element))
  runFirst(new Set([...begun, ...ready]), run)
})

export const keeper: Keeper = {
  appeared(element) {
    // Moved, it keeps its place in the queue: another turn would take the place of its paint.
    if (turns.has(element)) showElement(element)
    else takeTurn(element, () => showElement(element))
  },
  changed(element) {
    if (turns.has(element) || element.hasAttribute('open')) wake(element)
  },
  load,
}

/** Shows an element that has come into the page, or has moved in it. */
function showElement(element: HTMLElement): void {
  if (!element.isConnected || isAwake(element) || isIgnored(element)) return
  const { localName } = element
  const painted = rootOf(element)?.querySelector<HTMLElement>('[data-wake]')
  if (localName === 'mrp-config') {
    // The configuration is loaded with the first element's code.
    if (isAnyLoading()) wake(element)
  } else if (painted) watchPainted(element, painted)
  else if (turns.has(element)) return
  else if (hasShell(localName)) paintFromShell(element)
  else loadNearby(element)
  turns.set(element, Boolean(painted))
}

/** Paints an element. If its shell can't show it, its code is loaded when it comes near the window. */
function paintFromShell(element: HTMLElement): void {
  const { localName } = element
  const language = languageOf(element)
  // Loaded side by side with the shell.
  if (isSpeaking(localName)) void asleepFile()
  const name = language === 'en' ? localName : `${localName}.${language}`
  Promise.all([shellFile<typeof import('./paint.ts')>('paint'), shellFile<{ readonly default: Shell }>(name)])
    .then(([{ paint }, { default: shell }]) =>
      takeTurn(element, async () => {
        if (isAwake(element)) return
        let isPainted = false
        try {
          isPainted = await paint(shell, element, listFile)
        } finally {
          if (isPainted) showElement(element)
          else {
            turns.delete(element)
            loadNearby(element)
          }
          findHashTarget(element)
        }
      }),
    )
    .catch(error => {
      sayNotServed(error)
      loadNearby(element)
    })
}

/** Loads a painted element's code when it is touched, or at once where its markup says so. */
function watchPainted(element: HTMLElement, painted: HTMLElement): void {
  const { wake: when, showsUser, list } = painted.dataset
  // Loaded side by side with the element's code, which reports a failure.
  if (showsUser !== undefined && isSomebodyStored())
    import('../elements/account/dashboard.tsx').catch(() => {})
  // A form, or an account, which lies in a slot.
  if (isLike(painted, ':has(form),slot')) sleepers.observe(element)
  if (when !== 'never' && !turns.get(element)) wakeOnTouch(element)
  // What is inside may be the list, and may change.
  if (list !== undefined && element.querySelector(':scope>:not([slot])') && !turns.get(element))
    shellFile<typeof import('./follow-content.ts')>('follow')
      .then(({ follow }) => follow(element, list))
      .catch(sayNotServed)
  if (hasReplacedAddresses(painted)) renderAnew(element, painted)
  else if (
    when === 'load' ||
    // Set before the script came.
    handleOf(element)?.properties.size ||
    // Prerendered without knowing the visitor's languages.
    (painted.lang && painted.lang !== languageOf(element)) ||
    isStale(element, painted, attributesOf(element.localName)) ||
    hasLostStyles(painted)
  )
    wake(element)
}

/** Loads an element's code, which renders it anew: hydrated, it would keep what it was painted with. */
function renderAnew(element: Element, painted: Element): void {
  painted.removeAttribute('data-made-from')
  wake(element)
}

/** Loads what has had its turn, for what has come into it: such as the first entry of a list. */
export function contentAdded(element: Element): void {
  if (turns.has(element)) wake(element)
}

/** Loads what is painted in another language than the page has now. */
export function languageChanged(): void {
  for (const element of liveElements) {
    const painted = rootOf(element)?.querySelector<HTMLElement>('[data-wake][lang]')
    if (painted && painted.lang !== languageOf(element)) wake(element)
  }
}

/** Loads what is painted: other settings may be visible in any of it. It is rendered anew, because its markup does not know them. */
export function settingsChanged(): void {
  for (const element of liveElements) {
    const painted = turns.has(element) && rootOf(element)?.querySelector('[data-made-from]')
    if (painted) renderAnew(element, painted)
  }
}
