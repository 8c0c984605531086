import { elements } from 'virtual:described'
import type { AttributeFacts, ElementFacts } from '../../scripts/contract/definitions.ts'

/** An attribute, as the builder's form shows it. */
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

/** Returns the elements that the builder offers. */
export const offeredOf = (all: readonly ElementFacts[]): readonly ElementFact[] =>
  all
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map(({ tag, summary, attributes }) => ({ tag, summary, attributes: attributes.map(factOf) }))

function factOf({ name, doc, type, choices }: AttributeFacts): AttributeFact {
  const kind =
    choices.length > 0 ? 'choice' : type === 'boolean' ? 'flag' : type === 'string' ? 'text' : 'json'
  return { name, doc, kind, choices, type }
}

/** All elements that partners may place. */
export const elementFacts: readonly ElementFact[] = offeredOf(elements)
