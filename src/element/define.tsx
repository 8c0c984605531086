// Before React, which calls `document.createElement` while it loads.
import '../services/react-document.ts'

import r2wc from '@r2wc/react-to-web-component'
import { hydrateRoot, type Root } from 'react-dom/client'
import { isSettled, type Language, languageFor, loadLanguage, messagesIn } from '../i18n/languages.ts'
import { attributeNames } from '../services/attribute-names.ts'
import { printable } from '../services/console.ts'
import { isIgnored } from '../services/page-document.ts'
import { languageAround } from '../services/page-language.ts'
import { guardDocument } from '../services/react-document.ts'
import { keepTyping } from '../services/typing-keys.ts'
import { adoptSheet } from '../ui/sheet.ts'
import { attributeName } from './attribute-text.ts'
import '../ui/tokens.ts'
import { createApplier } from './applier.ts'
import { createBoundary } from './boundary.tsx'
import type { ElementDefinition, ElementValues } from './element.ts'
import { emitOn } from './emit.ts'
import { keepTyped } from './keep-typed.ts'
import { mountSoon } from './mounting.ts'
import { Properties } from './properties.ts'
import { shadowContainer, showContent } from './shadow-place.ts'
import { createSpeaker, followPageLanguage } from './speaker.ts'
import { type ElementStore, Tree } from './tree.tsx'

/** Returns the attributes that prerendered markup was made from, or null where they are missing or broken. */
function readMade(text = 'null'): Readonly<Record<string, string>> | null {
  try {
    const made: unknown = JSON.parse(text)
    const isSound = made instanceof Object && Object.values(made).every(value => typeof value === 'string')
    return isSound ? (made as Record<string, string>) : null
  } catch {
    return null
  }
}

interface DefinedClass extends CustomElementConstructor {
  mrpVersion?: string
  definition?: ElementDefinition
}

let toldOfOtherCopy = false

/**
 * Registers a custom element. If another copy of the bundle, or another script, has registered the tag, that one stays and
 * the console gets one warning. Does nothing in Node.
 */
export function define(definition: ElementDefinition): void {
  if (typeof customElements === 'undefined') return
  const other: DefinedClass | undefined = customElements.get(definition.tag)
  if (!other) {
    customElements.define(definition.tag, createElementClass(definition))
  } else if (other.definition !== definition && !toldOfOtherCopy) {
    toldOfOtherCopy = true
    const owner = other.mrpVersion ? `version ${other.mrpVersion} of this bundle` : 'another script'
    console.warn(
      printable(
        `<${definition.tag}> is already defined by ${owner}; version ${__VERSION__} is not used. Load the bundle once.`,
      ),
    )
  }
}

/** The members of r2wc's class that this file uses. */
interface ReactElementBase extends HTMLElement {
  container: HTMLElement
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * Builds on r2wc, which attaches the shadow root and mounts and unmounts the React root. r2wc gets no props and no events,
 * because it drops, misreads or reflects them: this class handles attributes, properties, events, moves and hydration.
 */
function createElementClass(definition: ElementDefinition): DefinedClass {
  const { tag, attributes, events, catalogs } = definition
  const boundary = createBoundary(tag)
  const tree = (store: ElementStore) => <Tree boundary={boundary} definition={definition} store={store} />
  const keyOf = new Map<string, string>()
  for (const key of Object.keys(attributes)) {
    for (const name of attributeNames(attributeName(key))) keyOf.set(name, key)
  }
  // `lang` is every HTMLElement's own property and reflects its attribute already.
  const accessors = Object.keys(attributes).filter(key => !(key in HTMLElement.prototype))

  const Base = r2wc(
    // r2wc passes the shadow root as `container`, and nothing else.
    ({ container }: { container: ShadowRoot }) => tree((container.host as MrpElement).store),
    { shadow: 'open' },
    // r2wc declares a function, without the container and the callbacks.
  ) as unknown as new () => ReactElementBase

  class MrpElement extends Base {
    static readonly observedAttributes = [...keyOf.keys(), 'open']
    static readonly mrpVersion = __VERSION__
    static readonly definition = definition

    static {
      for (const key of accessors) {
        Object.defineProperty(MrpElement.prototype, key, {
          configurable: true,
          enumerable: true,
          get(this: MrpElement) {
            return this.#properties.get(key)
          },
          set(this: MrpElement, value: unknown) {
            this.#properties.set(key, value)
          },
        })
      }
    }

    readonly #properties = new Properties(tag, attributes, this)
    #parsed: ElementValues | undefined
    readonly #applyValues = createApplier(definition)
    #queued = false
    #mounted = false
    #hydrate = false
    #hydrated: Root | undefined
    #unfollow = () => {}

    readonly #language = (): Language | undefined =>
      definition.messages && this.isConnected
        ? languageAround(this, this.#properties.get('lang') as string | undefined)
        : undefined

    readonly #speak = createSpeaker(
      this.#language,
      language => {
        this.container.lang = language
        this.#properties.setLanguage(language)
      },
      catalogs,
    )

    readonly store: ElementStore = {
      subscribe: this.#properties.subscribe,
      snapshot: this.#properties.snapshot,
      prerendered: () => this.#parsed ?? this.#properties.snapshot(),
      emit: (type, detail, methods) => emitOn(this, events, type, detail, methods),
    }

    constructor() {
      super()
      if (this.shadowRoot) keepTyping(this.shadowRoot)
      this.#properties.subscribe(() => this.#apply())
    }

    /** Keeps a declarative shadow root: attaching another would empty it. Runs before any field exists. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    attributeChangedCallback(name: string): void {
      const key = keyOf.get(name)
      if (key) this.#properties.attributeChanged(key)
      // A dialog that opens takes its turn at once: it may be far below the window, or show nothing while closed.
      else if (this.#queued && this.hasAttribute('open')) this.#takeTurn()
    }

    override connectedCallback(): void {
      if (isIgnored(this)) {
        showContent(this.shadowRoot)
        return
      }
      definition.place?.connected(this)
      if (!this.#parsed) this.#settle()
      this.#apply()
      this.#mount()
    }

    /** Mounts as soon as the first messages are loaded. Until then, the page's content stays. */
    #mount(): void {
      if (this.#mounted || this.#queued || !this.isConnected) return
      const first = this.#firstLanguage()
      if (!isSettled(first, catalogs)) return void loadLanguage(first, catalogs).then(() => this.#mount())
      this.#queued = true
      this.#takeTurn()
    }

    #firstLanguage(): Language {
      return (
        (this.#hydrate && this.#parsed?.language) || this.#language() || this.#properties.snapshot().language
      )
    }

    #takeTurn(): void {
      mountSoon(this, () => {
        if (!this.#queued) return
        this.#queued = false
        if (!this.isConnected) return
        this.#mounted = true
        guardDocument(this.container)
        adoptSheet(this.shadowRoot as ShadowRoot)
        // Only now, not for each of the thousands that may wait. The page's language may have changed since.
        if (definition.messages) this.#unfollow = followPageLanguage(this.#speak)
        const typeAgain = keepTyped(this.container)
        if (this.#hydrate && messagesIn(this.#firstLanguage(), catalogs)) return this.#hydrateRoot(typeAgain)
        super.connectedCallback()
        // The markup could not be hydrated: its language's messages are missing, or it is broken.
        queueMicrotask(typeAgain)
      })
    }

    /** In another document, the shadow root has lost the stylesheet. */
    adoptedCallback(): void {
      adoptSheet(this.shadowRoot as ShadowRoot)
    }

    /** Does nothing, so that `moveBefore` moves the element without unmounting it. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      // A script that moves an element disconnects and connects it at once: unmount only what stays away.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#unfollow()
        if (!this.#mounted) return
        this.#mounted = false
        if (!this.#hydrated) return super.disconnectedCallback()
        this.#hydrated.unmount()
        this.#hydrated = undefined
        this.#hydrate = false
      })
    }

    /** Runs at the first connection: all attributes of the markup have been read, and no property has been set. */
    #settle(): void {
      this.container = (definition.place?.containerIn ?? shadowContainer)(this)
      const { madeFrom, words } = this.container.dataset
      const made = readMade(madeFrom)
      delete this.container.dataset.madeFrom
      // A section goes on in the language of its markup.
      if (words) this.#properties.setLanguage(languageFor(words))
      this.#hydrate = made !== null
      this.#parsed = made
        ? this.#properties.valuesFrom(
            { getAttribute: name => made[name] ?? null },
            languageFor(words ?? this.container.lang),
          )
        : this.#properties.snapshot()
      for (const key of accessors) this.#adoptEarlyProperty(key)
    }

    #hydrateRoot(typeAgain: () => void): void {
      // The sign of an early press is in no markup of React's.
      for (const button of this.container.querySelectorAll('[aria-busy]')) button.ariaBusy = null
      this.#hydrated = hydrateRoot(this.container, tree(this.store), {
        identifierPrefix: this.container.dataset.ids ?? '',
        onRecoverableError(error) {
          console.error(
            `<${tag}> could not be hydrated and was rendered again. Prerender the page with this version.`,
            error,
          )
          queueMicrotask(typeAgain)
        },
      })
    }

    /** Takes over a property that was set before the element was defined: on the instance it hides the accessor. */
    #adoptEarlyProperty(key: string): void {
      const own = Object.getOwnPropertyDescriptor(this, key)
      if (!own) return
      Reflect.deleteProperty(this, key)
      // The accessor of a painted shell has no value.
      if ('value' in own) this.#properties.set(key, own.value)
    }

    #apply(): void {
      if (!this.#parsed) return
      const values = this.#properties.snapshot()
      this.container.dataset.theme = String(values.theme)
      this.#speak()
      if (this.isConnected) this.#applyValues(values)
    }
  }

  return MrpElement
}
