import r2wc from '@r2wc/core'
import { afterPaint } from '../services/after-paint.ts'
import { attributeName, attributeNames, attributeText, propertyName } from '../services/attribute-names.ts'
import { liveElements, outermostOf } from '../services/live-elements.ts'
import { isIgnored, pageDocument } from '../services/page-document.ts'
import { addSource, removeSource, settingsChanged } from '../services/written-settings.ts'
import { addFormMethods } from './form-methods.ts'
import { type AwakeElement, type ElementCode, type Handle, handleKey } from './handle.ts'

// What our elements are before their code is there. It has no React, so that the script tag can register every tag at once.
// It keeps what the page sets, and asks for the code when somebody needs it.

/** Decides what an element shows, and when its code is loaded. */
export interface Keeper {
  /** Runs when an element without its code is connected, and the parser has left it. */
  appeared(element: HTMLElement): void
  /** Runs when an attribute or a property of an element without its code was set. */
  changed(element: HTMLElement): void
  /** Resolves with nothing where the code cannot be had; the element is still asleep then. */
  load(element: HTMLElement): Promise<ElementCode | undefined>
}

/** Names the members of r2wc's class that this file uses. */
interface Base extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

// r2wc is told of no attribute, property, event or root: it would drop, misread or reflect them, and empty a declarative
// root. It mounts elements that are awake, updates and unmounts them.
const renderer = {
  mount: (element: HTMLElement) => MrpElement.mount(element as MrpElement),
  update: (awake: AwakeElement | undefined) => awake?.connected(),
  unmount: (awake: AwakeElement | undefined) => awake?.disconnected(),
}

// Node has no elements.
const R2wc = (globalThis.customElements
  ? r2wc(() => null, {}, renderer)
  : Object) as unknown as new () => Base

/** Is the class of all our elements. `defineTag` derives a small one from it for each tag. */
class MrpElement extends R2wc {
  static readonly mrpVersion = __VERSION__
  static code: ElementCode | undefined
  declare static readonly keeper: Keeper
  /** Maps each name of an attribute to its property. */
  declare static readonly keyOf: ReadonlyMap<string, string>

  static propertyOf(key: string): PropertyDescriptor {
    return {
      configurable: true,
      enumerable: true,
      get(this: MrpElement) {
        if (this.#awake) return this.#awake.get(key)
        return this.#set.get(key) ?? attributeText(this, attributeName(key))
      },
      set(this: MrpElement, value: unknown) {
        this.#set.set(key, value)
        this.#awake?.set(key, value)
        this.#changed()
      },
    }
  }

  /** Mounts an element. What looks after it is what r2wc keeps until the element is gone. */
  static mount(element: MrpElement): AwakeElement | undefined {
    element.#awake?.connected()
    return element.#awake
  }

  readonly #class = this.constructor as typeof MrpElement
  readonly #set = new Map<string, unknown>()
  #internals: ElementInternals | undefined
  #waking: Promise<boolean> | undefined
  #awake: AwakeElement | undefined
  /** Lists the attributes that were there before the class: a property that was set meanwhile comes after them. */
  #earlier: Set<string> | undefined

  /** Reads an attribute, or what a script has set in its place. */
  readonly #settings = {
    getAttribute: (name: string) => {
      const own = this.#set.get(propertyName(name))
      return typeof own === 'string' ? own : this.getAttribute(name)
    },
  }

  constructor() {
    super()
    // Set before the tag was registered, a property of the element itself hides the accessor.
    for (const key of Object.keys(this)) {
      if (this.#class.keyOf.get(attributeName(key)) !== key) continue
      this.#earlier ??= new Set(this.getAttributeNames())
      this.#set.set(key, Reflect.get(this, key))
      Reflect.deleteProperty(this, key)
    }
  }

  get [handleKey](): Handle {
    if (!this.shadowRoot) this.#internals ??= this.attachInternals()
    return {
      root: this.shadowRoot ?? this.#internals?.shadowRoot ?? null,
      properties: this.#set,
      settings: this.#settings,
      isAwake: this.#awake !== undefined,
      wake: () => this.#wake(),
    }
  }

  get #isSettings(): boolean {
    return this.localName === 'mrp-config'
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return
    // The last one that was set counts.
    const key = this.#class.keyOf.get(name)
    if (!this.#earlier?.delete(name)) this.#set.delete(key ?? '')
    this.#awake?.attributeChanged(key)
    this.#changed()
  }

  #changed(): void {
    if (this.#isSettings) settingsChanged()
    if (!this.#awake) this.#class.keeper.changed(this)
  }

  override connectedCallback(): void {
    liveElements.add(this)
    if (this.#awake) super.connectedCallback()
    else whenParsed(this, () => (this.#class.code ? void this.#wake() : this.#class.keeper.appeared(this)))
    // Behind its code, which reads what has changed while it was away.
    if (this.#isSettings && !isIgnored(this)) addSource(this.#settings)
  }

  /** Disables a form in a disabled `<fieldset>` of the page, awake or not. */
  formDisabledCallback(isDisabled: boolean): void {
    this.inert = isDisabled
  }

  /** Does nothing, so that `moveBefore` moves the element without unmounting it. */
  connectedMoveCallback(): void {}

  override disconnectedCallback(): void {
    liveElements.delete(this)
    if (this.#isSettings) removeSource(this.#settings)
    // A script that moves an element disconnects and connects it at once: unmount only what stays away.
    queueMicrotask(() => this.isConnected || super.disconnectedCallback())
  }

  /** Brings back the stylesheets, which a root loses in another document. */
  adoptedCallback(): void {
    this.#awake?.connected()
    this.#changed()
  }

  async #wake(): Promise<boolean> {
    if (this.isConnected && !isIgnored(this)) this.#waking ??= this.#load()
    return this.#waking ?? false
  }

  /** Mounts the element in this very task, if the code is here. */
  async #load(): Promise<boolean> {
    const loaded = this.#class.code ?? (await this.#class.keeper.load(this))
    this.#class.code ??= loaded
    const { code } = this.#class
    if (code) whenParsed(this, () => this.#mount(code))
    else this.#waking = undefined
    return code !== undefined
  }

  #mount(code: ElementCode): void {
    if (this.isConnected) {
      this.#awake ??= code.awaken(this, this[handleKey])
      super.connectedCallback()
      // Forgotten, so that the next one who needs it asks again.
    } else this.#waking = undefined
  }
}

/** Registers a tag; `names` are its attributes as they are written. */
export function defineTag(tag: string, names: readonly string[], keeper: Keeper): void {
  const keyOf = new Map<string, string>()
  const isForm = /form$/.test(tag)

  class TagElement extends MrpElement {
    static readonly formAssociated = isForm
    static override readonly keeper = keeper
    static override readonly keyOf = keyOf
    static get definition() {
      return TagElement.code?.definition
    }
    static get observedAttributes() {
      return [...keyOf.keys(), 'open']
    }
  }

  for (const name of names) {
    const key = propertyName(name)
    for (const written of attributeNames(name)) keyOf.set(written, key)
    // `lang` is every HTMLElement's own property and reflects its attribute already. What a page adds to `Object.prototype` is not.
    if (!(key in HTMLElement.prototype) || key in Object.prototype)
      Object.defineProperty(TagElement.prototype, key, MrpElement.propertyOf(key))
  }
  if (isForm) addFormMethods(TagElement.prototype)
  customElements.define(tag, TagElement)
}

// An element that the parser is still at must be left alone: its declarative root may only be half there, or not yet.

/** Tells whether the parser has left an element: it is still at whatever contains the page's last node. */
function isParsed(element: Element): boolean {
  if (pageDocument.readyState !== 'loading') return true
  const last = pageDocument.createTreeWalker(document)
  while (last.lastChild());
  return !outermostOf(element).contains(last.currentNode)
}

/** Runs once the parser has left the element: at once, or soon after it has. */
const whenParsed = (element: Element, run: () => void): void =>
  isParsed(element) ? run() : afterPaint(() => whenParsed(element, run))
