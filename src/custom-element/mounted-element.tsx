// Before React, which calls `document.createElement` while it loads.
import '../services/react-document.ts'

import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { followSettings, readScripts } from '../services/config.ts'
import { createQueue } from '../services/element-queue.ts'
import { languageAround, pageDocument } from '../services/page-document.ts'
import { guardDocument } from '../services/react-document.ts'
import { stopTypingKeys } from '../services/typing-keys.ts'
import { adoptSheet } from '../ui/sheet.ts'
import { isSettled, type Language, languageFor, loadLanguage, messagesIn } from '../words/languages.ts'
import { type ListReader, listReaderOf } from './attributes.ts'
import '../ui/tokens.ts'
import type { ElementDefinition, ElementValues } from './description.ts'
import { dispatch } from './dispatch.ts'
import { takeEarlyClicks } from './early-clicks.ts'
import { keepTyped } from './early-typing.ts'
import { createLanguageUpdate, followPageLanguage } from './element-language.ts'
import { ignoreFocusOfReact } from './form-methods.ts'
import { type AwakeElement, type ElementCode, type Handle, madeFrom } from './handle.ts'
import { Properties } from './properties.ts'
import { type Boundary, createBoundary, type ElementStore, Tree } from './tree.tsx'

/** Limits how many elements React mounts in one pass. */
const maxPerPass = 4

/** Limits how long input has to wait, in ms. */
const maxTurnMs = 50

/**
 * Mounts elements a few at a time, in one pass each: React schedules every root by itself, and a hundred roots cost far
 * more than one tree of their size. What is under the pointer, or has the focus, comes first.
 */
const takeTurn = createQueue((ready, mount) => {
  const end = performance.now() + maxTurnMs
  while (ready.size > 0 && performance.now() < end) {
    const inUse = [...ready].filter(host => host.matches(':hover,:focus-within'))
    const next = [...new Set([...inUse, ...ready])].slice(0, maxPerPass)
    flushSync(() => next.forEach(mount))
  }
})

/** Returns the code of a tag: its description, and what mounts it in an element. */
export function codeOf(definition: ElementDefinition): ElementCode {
  followSettings()
  const { tag, attributes, apply } = definition
  if (apply) readScripts(source => apply(source, new Properties(tag, attributes, source).read().given()))
  const boundary = createBoundary(tag)
  return {
    definition,
    awaken: (element, handle) => new MountedElement(element, handle, definition, boundary),
  }
}

/** Looks after one element that is awake: its attributes, properties, language, events and React root. */
class MountedElement implements AwakeElement {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #definition: ElementDefinition
  readonly #boundary: Boundary
  readonly #properties: Properties
  readonly #settings: Handle['settings']
  readonly #container: HTMLElement
  /** Holds what the first render has to show, if it hydrates. */
  #prerendered: ElementValues
  #willHydrate: boolean
  /** Reads the lists in the content, if the element may have any there. */
  readonly #listReader: ListReader | undefined
  #unfollowContent: (() => void) | undefined
  #hasFollowed = false
  #isQueued = false
  #reactRoot: Root | undefined
  #unfollowLanguage = () => {}

  readonly #language = (): Language | undefined =>
    this.#definition.messages && this.#host.isConnected
      ? languageAround(this.#host, this.#properties.get('lang') as string | undefined)
      : undefined

  readonly #updateLanguage: () => void

  readonly #store: ElementStore = {
    subscribe: listener => this.#properties.subscribe(listener),
    snapshot: () => this.#properties.snapshot(),
    prerendered: () => this.#prerendered,
    emit: (type, detail, methods) => {
      const tell = (target: EventTarget) =>
        dispatch(target, type, detail, this.#definition.events[type]?.cancelable, methods)
      const isOurs = tell(this.#host)
      // From an element that the page has taken away, nothing bubbles to it.
      return this.#host.isConnected ? isOurs : tell(pageDocument) && isOurs
    },
  }

  constructor(host: HTMLElement, handle: Handle, definition: ElementDefinition, boundary: Boundary) {
    const { attributes, catalogs, lightDom } = definition
    this.#host = host
    this.#root = handle.root ?? host.attachShadow({ mode: 'open' })
    this.#definition = definition
    this.#boundary = boundary
    this.#settings = handle.settings
    const reader = listReaderOf(attributes)
    const lists = reader?.readAll(definition.tag, attributes, reader.nodeOf(host))
    this.#listReader = reader
    this.#properties = new Properties(definition.tag, attributes, host, lists).read()
    stopTypingKeys(this.#root)
    if ('mrp-submit' in definition.events) ignoreFocusOfReact(host)

    this.#container = (lightDom?.containerIn ?? shadowContainer)(host, this.#root)
    const { words, list } = this.#container.dataset
    const made = madeFrom(this.#container)
    delete this.#container.dataset.madeFrom
    // A section goes on in the language of its markup.
    if (words) this.#properties.setLanguage(languageFor(words))
    // Made from a list that is another one now, it is rendered anew.
    this.#willHydrate = made !== undefined && (!reader || !list || list === reader.hashOf(host))
    this.#prerendered =
      made && this.#willHydrate
        ? this.#properties.valuesFrom(made, languageFor(words ?? this.#container.lang), Boolean(list))
        : this.#properties.snapshot()
    for (const [key, value] of handle.properties) this.#properties.set(key, value)
    this.#updateLanguage = createLanguageUpdate(
      this.#language,
      language => {
        this.#container.lang = language
        this.#properties.setLanguage(language)
      },
      catalogs,
    )
    this.#properties.subscribe(() => this.#apply())
  }

  get(key: string): unknown {
    return this.#properties.get(key)
  }

  set(key: string, value: unknown): void {
    this.#properties.set(key, value)
  }

  attributeChanged(key: string | undefined): void {
    if (key) this.#properties.attributeChanged(key)
    // A dialog that opens takes its turn at once: it may be far below the window, or show nothing while closed.
    else if (this.#isQueued && this.#host.hasAttribute('open')) this.#takeTurn()
  }

  connected(): void {
    this.#definition.lightDom?.connected(this.#host, this.#container)
    adoptSheet(this.#root)
    this.#followContent()
    this.#apply()
    this.#mount()
  }

  disconnected(): void {
    this.#unfollowLanguage()
    this.#unfollowContent?.()
    this.#unfollowContent = undefined
    if (!this.#reactRoot) return
    this.#reactRoot.unmount()
    this.#reactRoot = undefined
    this.#willHydrate = false
  }

  /** Follows the lists in the content, also what has changed while nobody followed. */
  #followContent(): void {
    const reader = this.#listReader
    if (!reader || this.#unfollowContent || !this.#host.isConnected) return
    const { tag, attributes } = this.#definition
    const changed = () =>
      this.#properties.contentChanged(reader.readAll(tag, attributes, reader.nodeOf(this.#host)))
    if (this.#hasFollowed) changed()
    this.#hasFollowed = true
    this.#unfollowContent = reader.follow(this.#host, changed)
  }

  /** Mounts as soon as the first messages are loaded. Until then, the page's content stays. */
  #mount(): void {
    if (this.#reactRoot || this.#isQueued || !this.#host.isConnected) return
    const first = this.#firstLanguage()
    const { catalogs } = this.#definition
    if (!isSettled(first, catalogs)) return void loadLanguage(first, catalogs).then(() => this.#mount())
    this.#isQueued = true
    this.#takeTurn()
  }

  #firstLanguage(): Language {
    return (
      (this.#willHydrate && this.#prerendered.language) ||
      this.#language() ||
      this.#properties.snapshot().language
    )
  }

  #takeTurn(): void {
    takeTurn(this.#host, () => this.#render())
  }

  #render(): void {
    if (!this.#isQueued) return
    this.#isQueued = false
    if (!this.#host.isConnected) return
    guardDocument(this.#container)
    // Only now, not for each of the thousands that may wait. The page's language may have changed since.
    if (this.#definition.messages) this.#unfollowLanguage = followPageLanguage(this.#updateLanguage)
    const typeAgain = keepTyped(this.#container)
    const clickAgain = takeEarlyClicks(this.#host, this.#root, this.#container)
    this.#whenReady(() => setTimeout(clickAgain))
    const tree = <Tree boundary={this.#boundary} definition={this.#definition} store={this.#store} />
    if (this.#willHydrate && messagesIn(this.#firstLanguage(), this.#definition.catalogs)) {
      this.#reactRoot = this.#hydrated(tree, typeAgain)
      return
    }
    this.#reactRoot = createRoot(this.#container)
    this.#reactRoot.render(tree)
    // The markup could not be hydrated: its language's messages are missing, or it is broken.
    queueMicrotask(typeAgain)
  }

  #whenReady(run: () => void): void {
    const ready = ({ target }: Event) => {
      if (target !== this.#host) return
      this.#host.removeEventListener('mrp-ready', ready)
      run()
    }
    this.#host.addEventListener('mrp-ready', ready)
  }

  #hydrated(tree: ReturnType<typeof Tree>, typeAgain: () => void): Root {
    const { tag } = this.#definition
    const { madeBy } = this.#container.dataset
    return hydrateRoot(this.#container, tree, {
      identifierPrefix: this.#container.dataset.ids ?? '',
      onRecoverableError(error) {
        if (madeBy === __VERSION__)
          console.warn(
            `<${tag}> was rendered again: a translation, an extension or an optimizer had changed its markup.`,
            error,
          )
        else
          console.error(
            `<${tag}> could not be hydrated and was rendered again. Prerender the page with this version.`,
            error,
          )
        queueMicrotask(typeAgain)
      },
    })
  }

  #apply(): void {
    const values = this.#properties.snapshot()
    this.#container.dataset.theme = String(values.theme)
    this.#updateLanguage()
    if (this.#host.isConnected) this.#definition.apply?.(this.#settings, this.#properties.given())
  }
}

/** Returns the container that React renders into. Until it has, a slot shows the fallback content. */
function shadowContainer(_: HTMLElement, root: ShadowRoot): HTMLElement {
  const prerendered = root.querySelector<HTMLElement>('[data-root]')
  if (prerendered) return prerendered
  const container = pageDocument.createElement('div')
  container.dataset.root = ''
  container.append(pageDocument.createElement('slot'))
  root.replaceChildren(container)
  return container
}
