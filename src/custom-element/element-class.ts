import r2wc from '@r2wc/core'
import { attributeName, attributeNames, attributeText, propertyName } from '../services/attribute-names.ts'
import { liveElements, outermostOf } from '../services/live-elements.ts'
import { isIgnored, pageDocument } from '../services/page-document.ts'
import { addSource, removeSource, settingsChanged } from '../services/page-settings.ts'
import { afterPaint } from '../services/turns.ts'
import type { ElementDefinition } from './element.ts'
import { addFormMethods } from './form-methods.ts'
import { classOf, type Handle, handle, type MrpClass } from './handle.ts'

// The class of all our elements. It has no React, so that the script tag can register every tag at once. It keeps what
// the page sets, and asks for the code when somebody needs it.

/** Looks after one element once its code is there. */
export interface AwakeElement {
  /** Whenever the element is connected; the first time and after `disconnected`, it mounts. */
  connected(): void
  disconnected(): void
  /** `key` is that of the attribute; undefined for `open`, which is no attribute of ours. */
  attributeChanged(key: string | undefined): void
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/** The code of a tag. Both come from one copy of the bundle. */
export interface ElementCode {
  readonly definition: ElementDefinition
  awaken(element: HTMLElement, given: Handle): AwakeElement
}

/** Decides what an element shows, and when its code is loaded. */
export interface Keeper {
  /** Whenever an element without its code is connected, and the parser has left it. */
  settle(element: HTMLElement): void
  /** Whenever an attribute or a property of an element without its code was set. */
  changed(element: HTMLElement): void
  /** Resolves with nothing where the code cannot be had; the element is still asleep then. */
  load(element: HTMLElement): Promise<ElementCode | undefined>
}

/** What r2wc keeps of an element while it is mounted, or its code is on the way. */
interface Life {
  awake?: AwakeElement
}

const adopt = Symbol.for('mrp-adopt')

/** The members of r2wc's class that this file uses. */
interface Base extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * Gives a class of this version that is registered already the code, and wakes its elements. Returns false where the tag
 * is somebody else's.
 */
export function handOver(tag: string, code: ElementCode): boolean {
  const other: (MrpClass & { [adopt]?(code: ElementCode): void }) | undefined = classOf(tag)
  if (other?.mrpVersion !== __VERSION__ || !other[adopt]) return false
  other[adopt](code)
  return true
}

/** Registers a tag; `names` are its attributes as they are written, and `known` is its code, if that is here. */
export function register(
  tag: string,
  names: readonly string[],
  keeper: Keeper,
  known?: ElementCode | undefined,
): void {
  const isSettings = tag === 'mrp-config'
  const isForm = /form$/.test(tag)
  const keyOf = new Map(
    names.flatMap(name => attributeNames(name).map(alias => [alias, propertyName(name)] as const)),
  )
  let start = (_: Base): Life => ({})

  // r2wc is told of no attribute, property, event or root: it would drop, misread or reflect them, and empty a declarative
  // root. It mounts once, updates and unmounts, by a renderer that loads React first.
  const R2wc = r2wc(
    () => null,
    {},
    {
      mount: element => start(element as Base),
      update: ({ awake }) => awake?.connected(),
      unmount: ({ awake }) => awake?.disconnected(),
    },
  ) as unknown as new () => Base

  class MrpElement extends R2wc {
    static readonly observedAttributes = [...keyOf.keys(), 'open']
    static readonly mrpVersion = __VERSION__
    static readonly formAssociated = isForm
    static get definition(): ElementDefinition | undefined {
      return known?.definition
    }
    static [adopt](code: ElementCode): void {
      if (known) return
      known = code
      for (const element of liveElements) if (element instanceof MrpElement) void element[handle].wake()
    }

    readonly #set = new Map<string, unknown>()
    readonly #life: Life = {}
    #internals: ElementInternals | undefined
    #waking = Promise.resolve(false)

    static {
      start = element => (element as MrpElement).#start()
      if (isForm) addFormMethods(MrpElement.prototype, form => void (form as MrpElement)[handle].wake())
      for (const key of new Set(keyOf.values())) {
        // `lang` is every HTMLElement's own property and reflects its attribute already. What a page adds to `Object.prototype` is not.
        if (key in HTMLElement.prototype && !(key in Object.prototype)) continue
        Object.defineProperty(MrpElement.prototype, key, {
          configurable: true,
          enumerable: true,
          get(this: MrpElement) {
            const { awake } = this.#life
            return awake ? awake.get(key) : (this.#set.get(key) ?? attributeText(this, attributeName(key)))
          },
          set(this: MrpElement, value: unknown) {
            this.#set.set(key, value)
            this.#life.awake?.set(key, value)
            this.#changed()
          },
        })
      }
    }

    /** Attributes that were there before the class: a property that was set meanwhile comes after them. */
    #earlier: Set<string> | undefined

    constructor() {
      super()
      // Set before the tag was registered, a property of the element itself hides the accessor.
      for (const key of Object.keys(this)) {
        if (!Object.hasOwn(MrpElement.prototype, key)) continue
        this.#earlier ??= new Set(this.getAttributeNames())
        this.#set.set(key, Reflect.get(this, key))
        Reflect.deleteProperty(this, key)
      }
    }

    /** The text, with what a script has set in its place. */
    readonly #settings = {
      getAttribute: (name: string) => {
        const own = this.#set.get(propertyName(name))
        return typeof own === 'string' ? own : this.getAttribute(name)
      },
    }

    get [handle](): Handle {
      if (!this.shadowRoot) this.#internals ??= this.attachInternals()
      const root = this.shadowRoot ?? this.#internals?.shadowRoot ?? null
      return {
        root,
        properties: this.#set,
        settings: this.#settings,
        isAwake: this.#life.awake !== undefined,
        wake: () => {
          if (this.isConnected && !isIgnored(this)) super.connectedCallback()
          return this.#waking
        },
      }
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return
      // The last one that was set counts.
      const key = keyOf.get(name)
      if (!this.#earlier?.delete(name)) this.#set.delete(key ?? '')
      this.#life.awake?.attributeChanged(key)
      this.#changed()
    }

    #changed(): void {
      if (isSettings) settingsChanged()
      if (!this.#life.awake) keeper.changed(this)
    }

    override connectedCallback(): void {
      liveElements.add(this)
      if (isSettings && !isIgnored(this)) addSource(this.#settings)
      if (this.#life.awake) super.connectedCallback()
      else whenParsed(this, () => (known ? void this[handle].wake() : keeper.settle(this)))
    }

    /** A form in a disabled `<fieldset>` of the page takes nothing, awake or not. */
    formDisabledCallback(isDisabled: boolean): void {
      this.inert = isDisabled
    }

    /** Does nothing, so that `moveBefore` moves the element without unmounting it. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      liveElements.delete(this)
      if (isSettings) removeSource(this.#settings)
      // A script that moves an element disconnects and connects it at once: unmount only what stays away.
      queueMicrotask(() => this.isConnected || super.disconnectedCallback())
    }

    /** In another document, a root has lost its stylesheets. */
    adoptedCallback(): void {
      this.#life.awake?.connected()
      if (!this.#life.awake) keeper.changed(this)
    }

    #start(): Life {
      if (this.#life.awake) this.#life.awake.connected()
      else if (known) this.#take(known)
      else this.#waking = this.#load()
      return this.#life
    }

    async #load(): Promise<boolean> {
      const code = await keeper.load(this)
      known ??= code
      // Forgotten, so that the next one who needs it asks again.
      if (known && this.isConnected) this.#take(known)
      else super.disconnectedCallback()
      return known !== undefined
    }

    #take(code: ElementCode): void {
      this.#waking = Promise.resolve(true)
      whenParsed(this, () => {
        if (!this.isConnected) return super.disconnectedCallback()
        this.#life.awake ??= code.awaken(this, this[handle])
        this.#life.awake.connected()
      })
    }
  }

  customElements.define(tag, MrpElement)
}

// An element that the parser is still at must be left alone: its declarative root may only be half there, or not yet.

/** The parser has left what does not contain the last node of the page. */
function isParsed(element: Element): boolean {
  if (pageDocument.readyState !== 'loading') return true
  const last = pageDocument.createTreeWalker(document)
  while (last.lastChild());
  return !outermostOf(element).contains(last.currentNode)
}

/** Runs once the parser has left the element: at once, or soon after it has. */
const whenParsed = (element: Element, run: () => void): void =>
  isParsed(element) ? run() : afterPaint(() => whenParsed(element, run))
