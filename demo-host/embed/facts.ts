import { elements } from 'virtual:described'
import type { AttributeFacts, ElementFacts } from '../../scripts/contract/definitions.ts'
import type { AttributeKind } from '../../src/custom-element/attributes.ts'
import type { ListMapping } from '../../src/custom-element/list-mapping.ts'

/** An attribute, as the builder's form shows it. */
export interface AttributeFact {
  readonly name: string
  readonly doc: string
  readonly kind: 'text' | 'choice' | 'flag' | 'json'
  readonly choices: readonly string[]
  /** Of a list: what its entries hold. */
  readonly fields: readonly string[]
}

export interface ElementFact {
  readonly tag: string
  readonly summary: string
  readonly attributes: readonly AttributeFact[]
  /** By attribute: where a list stands in the HTML inside the tag. */
  readonly lists: Readonly<Record<string, ListMapping>>
  /** Whether it sends a visitor's request, or leads to a form that does. */
  readonly sendsRequests: boolean
}

/** Returns the elements that the builder offers. */
export const offeredOf = (all: readonly ElementFacts[]): readonly ElementFact[] =>
  all
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map(({ tag, summary, attributes, events }) => ({
      tag,
      summary,
      attributes: attributes.map(factOf),
      lists: Object.fromEntries(
        attributes.flatMap(({ name, mapping }) => (mapping ? [[name, mapping] as const] : [])),
      ),
      sendsRequests: events.some(({ name }) => /^mrp-(submit|plan-attach)$/.test(name)),
    }))

const factOf = ({ name, doc, kind, choices, fields }: AttributeFacts): AttributeFact => ({
  name,
  doc,
  kind: controls[kind],
  choices,
  fields: fields.map(field => field.name),
})

/** The field of the form for each kind of attribute. */
const controls: Readonly<Record<AttributeKind, AttributeFact['kind']>> = {
  text: 'text',
  address: 'text',
  choice: 'choice',
  flag: 'flag',
  words: 'json',
  number: 'json',
  list: 'json',
  json: 'json',
}

/** All elements that partners may place. */
export const elementFacts: readonly ElementFact[] = offeredOf(elements)

/** The settings that say where requests go. */
export const requestFacts: readonly AttributeFact[] = elements
  .filter(({ tag }) => tag === 'mrp-config')
  .flatMap(({ attributes }) =>
    attributes.filter(({ name }) => /^(endpoint|contact-email|email-.*)$/.test(name)),
  )
  .map(factOf)
