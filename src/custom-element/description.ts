import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Attributed } from '../services/attribute-names.ts'
import type { Catalogs, Language } from '../words/languages.ts'
import type { Messages } from '../words/message-types.ts'
import { type Attribute, choice, text } from './attributes.ts'

/**
 * Says when a prerendered element loads its code: `never` (it is static), at the first `interaction` (pointer, focus or
 * key), or on page `load`. An element without prerendered markup loads near the window.
 */
type Wake = 'never' | 'interaction' | 'load'

/** Describes an event of the element: a `CustomEvent` that bubbles and is composed. */
export interface EventDescription<Detail = unknown> {
  readonly doc: string
  /** Names the TypeScript type of the detail, for typings and editor data. */
  readonly type: string
  readonly cancelable: boolean
  /** Names the TypeScript type of what the event has besides a CustomEvent's members. */
  readonly methods?: string | undefined
  /** Carries the type of `detail`, and is never set. */
  readonly detail?: Detail
}

export const describeEvent = <Detail>(doc: string, type: string): EventDescription<Detail> => ({
  doc,
  type,
  cancelable: false,
})

/** Describes an event whose default action `preventDefault()` stops. */
export const describeCancelableEvent = <Detail>(
  doc: string,
  type: string,
  methods?: string,
): EventDescription<Detail> => ({
  ...describeEvent<Detail>(doc, type),
  cancelable: true,
  methods,
})

export type Attributes = Readonly<Record<string, Attribute>>
export type Events = Readonly<Record<string, EventDescription>>

/**
 * Describes an element. Everything that is generated comes from it. Attributes have the names of properties: `fullName`
 * is `full-name`.
 */
export interface Description<A extends Attributes = Attributes, E extends Events = Events> {
  readonly tag: `mrp-${string}`
  readonly summary: string
  readonly attributes: A
  readonly events: E
  readonly slots?: Readonly<Record<string, string>>
  /** Names the parts for `::part()`. */
  readonly parts?: Readonly<Record<string, string>>
  readonly wake: Wake
  /** Says that signed-in visitors see other content. Its code is then loaded together with the element's. */
  readonly showsUser?: true
  readonly lightDom?: LightDom
  /** Says, if false, that partners do not place the element: the builder does not offer it, and it has no shell. */
  readonly embeddable?: false
  /** Holds its messages in English. An element with messages is localized; all other texts are marketing's copy. */
  readonly messages?: Partial<Messages>
  /** Says where its texts are in the other languages, if not with everybody's (`words/languages.ts`). */
  readonly catalogs?: Partial<Catalogs>
}

export const describeElement = <const A extends Attributes, const E extends Events>(
  description: Description<A, E>,
): Description<A, E> => description

type ValueOf<A> = A extends Attribute<infer Value> ? Value : never
/** Maps each property to the type of its value. */
export type ValuesOf<A extends Attributes> = { readonly [Key in keyof A]: ValueOf<A[Key]> }
type DetailOf<E> = E extends EventDescription<infer Detail> ? Detail : never

/**
 * Dispatches one of the element's events. Listeners find `methods` on it. Returns false if a listener prevented its
 * default action.
 */
export type Emit<E extends Events> = <Type extends keyof E & string>(
  type: Type,
  detail: DetailOf<E[Type]>,
  methods?: object,
) => boolean

/** Gives the props of the component behind a description. */
export type PropsOf<D> =
  D extends Description<infer A, infer E>
    ? ValuesOf<A> & { readonly emit: Emit<E>; readonly given: ReadonlySet<string> }
    : never

export type Values = Readonly<Record<string, unknown>>

/** Holds the values of an element's attributes, and its language. */
export interface ElementValues {
  readonly [key: string]: unknown
  readonly language: Language
  /** Lists what the page gave. All other values are defaults. */
  readonly given: ReadonlySet<string>
}

/** Renders into the light DOM. Without it, React renders into the shadow root. */
export interface LightDom {
  /** Returns the container of an element that is connected for the first time: the prerendered one, or a new one. */
  containerIn(host: HTMLElement, root: ShadowRoot): HTMLElement
  /** Runs whenever the element is connected to a page. */
  connected(host: HTMLElement, container: HTMLElement): void
}

/** Names the slot that shows what is rendered into the light DOM. */
export const lightSlot = 'live'

/**
 * Takes what an element says of the whole page: the values of the attributes and properties that it has. Called before any
 * rendering, whenever they change.
 */
type Apply<V> = (element: Attributed, given: Partial<V>) => void

/** Joins a description and the component that renders it. Erases its own types, so that all fit one registry. */
export interface ElementDefinition extends Description {
  readonly apply?: Apply<Values>
  render(values: Values, emit: Emit<Events>): ReactElement
}

export const commonAttributes = {
  theme: choice(
    'Colors of the element; `auto` follows the visitor’s system.',
    ['light', 'dark', 'auto'],
    'light',
  ),
  lang: text('Language of the element’s own texts, as in HTML.'),
}

export const commonEvents = {
  'mrp-ready': describeEvent<Record<string, never>>(
    'The code is there, and the element is mounted. One that nobody has touched never dispatches it.',
    'Record<string, never>',
  ),
}

/** Joins a description and its component. The result can be defined, prerendered and documented. */
export function createDefinition<A extends Attributes, E extends Events>(
  description: Description<A, E>,
  component: ComponentType<PropsOf<Description<A, E>>>,
  apply?: Apply<ValuesOf<A>>,
): ElementDefinition {
  // Erased here, because a registry holds elements of all types.
  const Component = component as ComponentType<Values>
  const lists = Object.keys(description.attributes).filter(key => description.attributes[key]?.shape)
  return {
    ...description,
    attributes: { ...description.attributes, ...commonAttributes },
    events: { ...description.events, ...commonEvents },
    ...(apply && { apply: apply as Apply<Values> }),
    // Of a list without a valid entry, the page's own content says more.
    render: (values, emit) =>
      lists.some(key => values[key] === undefined)
        ? createElement('slot')
        : createElement(Component, { ...values, emit }),
  }
}
