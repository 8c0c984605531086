import type { Attributed } from '../services/attribute-names.ts'
import type { ElementDefinition } from './description.ts'

// What our own code may ask of one of our elements, also of another copy's. The page's code does not see it.

/** Looks after one element once its code is there. */
export interface AwakeElement {
  /** Runs whenever the element is connected. Mounts the first time, and after `disconnected`. */
  connected(): void
  disconnected(): void
  /** Takes the key of the attribute: undefined for `open`, which is no attribute of ours. */
  attributeChanged(key: string | undefined): void
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/** Holds the code of a tag. Both members come from one copy of the bundle. */
export interface ElementCode {
  readonly definition: ElementDefinition
  awaken(element: HTMLElement, handle: Handle): AwakeElement
}

export interface Handle {
  /** Is the element's shadow root, a closed one too. */
  readonly root: ShadowRoot | null
  /** Holds the properties that scripts have set, by name. */
  readonly properties: ReadonlyMap<string, unknown>
  /** Reads attributes, with properties that are texts in their place: what an `<mrp-config>` says. */
  readonly settings: Attributed
  /** Tells whether its code looks after it: it is mounted, or about to be. */
  readonly isAwake: boolean
  /** Loads its code and mounts it. Tells whether the code came. Never rejects. */
  wake(): Promise<boolean>
}

export const handleKey = Symbol.for('mrp-element')

export const handleOf = (element: Element): Handle | undefined => Reflect.get(element, handleKey)

export const isAwake = (element: Element): boolean => handleOf(element)?.isAwake === true

/** Returns the shadow root of one of our elements. */
export const rootOf = (element: Element): ShadowRoot | null => handleOf(element)?.root ?? element.shadowRoot

/** Returns the attributes that painted markup was made from, as it says itself. */
export function madeFrom(painted: HTMLElement | null): Attributed | undefined {
  try {
    // A map, because a page may have added to what every object has.
    const made = new Map<string, string>(Object.entries(JSON.parse(painted?.dataset.madeFrom ?? '')))
    return { getAttribute: name => made.get(name) ?? null }
  } catch {
    return undefined
  }
}

/** Returns the element around a form's markup: its custom element, or the root of its component in a React app. */
export function elementAround(node: Element): Element | null {
  const root = node.closest('[data-root]')
  const { parentNode } = root ?? {}
  // An app may also render a component into a shadow root of its own.
  const isOurs = parentNode instanceof ShadowRoot && parentNode.host.localName.startsWith('mrp-')
  return isOurs ? parentNode.host : root
}

// Who has registered a tag: this copy of the bundle, another one, or another script.

/** Says what a registered class may tell of itself. */
export interface MrpClass extends CustomElementConstructor {
  readonly mrpVersion?: string
  /** Is the element's description, once its code is there. */
  readonly definition?: ElementDefinition | undefined
  code?: ElementCode | undefined
}

export const classOf = (tag: string): MrpClass | undefined => customElements.get(tag)

let hasWarned = false

/** Says once that a tag is not ours: another version of the bundle has it, or another script. */
export function warnOfOther(tag: string): void {
  if (hasWarned) return
  hasWarned = true
  const { mrpVersion } = classOf(tag) ?? {}
  const owner = mrpVersion ? `version ${mrpVersion} of this bundle` : 'another script'
  console.warn(
    `<${tag}> is already defined by ${owner}; version ${__VERSION__} is not used. Load the bundle once.`,
  )
}
