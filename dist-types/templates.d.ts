// Written by hand: what the files for frameworks share.

import type { MrpElementEvents, MrpElements, MrpEvents } from './index.js'

// What a framework's templates take of an element, derived from its DOM class. Packages that make such typings from the
// manifest failed with the pages of `tests/types`: their listeners were none that a compiler reads, and a list could be no JSON.

export type Tag = keyof MrpElements

export type Own<T extends Tag> = Omit<MrpElements[T], keyof HTMLElement | 'submit' | 'reset'>
export type EventsOf<T extends Tag> = MrpElementEvents[T] | 'mrp-ready'
export type Listener<Name extends keyof MrpEvents> = (event: MrpEvents[Name]) => void

/**
 * A list or a record may also be its JSON: a framework may write it before the element is defined, or on a server. A number
 * may be a text, as in HTML.
 */
type Written<Value> = Value extends object
  ? Value | string
  : Value extends number
    ? Value | `${Value}`
    : Value

/** `companyName` → `company-name`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

/** `plan-change` → `PlanChange`. */
export type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>

/** Attributes, by their names in HTML. */
export type Attributes<T extends Tag> = {
  [Name in keyof Own<T> & string as Kebab<Name>]?: Written<Own<T>[Name]> | undefined
}

/** The same values by the names of their properties. */
export type Properties<T extends Tag> = {
  [Name in keyof Own<T>]?: Written<Own<T>[Name]> | undefined
}

/** Listeners of an element's events, such as `onmrp-sent` where the prefix is `on`. */
export type Listeners<T extends Tag, Prefix extends string> = {
  [Name in EventsOf<T> as `${Prefix}${Name}`]?: Listener<Name> | undefined
}

/** Listeners by names such as `onMrpSent`. */
export type PascalListeners<T extends Tag> = {
  [Name in EventsOf<T> as `on${Pascal<Name>}`]?: Listener<Name> | undefined
}
