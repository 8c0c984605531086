import { elements } from 'virtual:described'
import type { AttributeFacts, ElementFacts } from '../../scripts/contract/definitions.ts'

/** Lists all elements that partners may place. */
export const elementFacts: readonly ElementFacts[] = elements.filter(({ isEmbeddable }) => isEmbeddable)

/** Tells whether an element sends a visitor's request, or leads to a form that does. */
export const sendsRequests = ({ events }: Pick<ElementFacts, 'events'>): boolean =>
  events.some(({ name }) => /^mrp-(submit|plan-attach)$/.test(name))

/** Lists the settings that say where requests go. */
export const requestFacts: readonly AttributeFacts[] = elements
  .filter(({ tag }) => tag === 'mrp-config')
  .flatMap(({ attributes }) =>
    attributes.filter(({ name }) => /^(endpoint|contact-email|email-.*)$/.test(name)),
  )
