import { elements } from 'virtual:described'
import type { AttributeFacts, ElementFacts } from '../../scripts/contract/definitions.ts'

/** An attribute as the builder's form asks for it. */
export interface AttributeFact {
  readonly name: string
  readonly doc: string
  readonly kind: 'text' | 'choice' | 'flag' | 'json'
  readonly choices: readonly string[]
  /** The type of a JSON value. */
  readonly type: string
}

export interface ElementFact {
  readonly tag: string
  readonly summary: string
  readonly attributes: readonly AttributeFact[]
}

/** What the builder offers, of all these. */
export const offeredOf = (all: readonly ElementFacts[]): readonly ElementFact[] =>
  all
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map(({ tag, summary, attributes }) => ({ tag, summary, attributes: attributes.map(factOf) }))

function factOf({ name, doc, type, choices }: AttributeFacts): AttributeFact {
  const kind =
    choices.length > 0 ? 'choice' : type === 'boolean' ? 'flag' : type === 'string' ? 'text' : 'json'
  return { name, doc, kind, choices, type }
}

/** Every element that can be placed. */
export const elementFacts: readonly ElementFact[] = offeredOf(elements)
