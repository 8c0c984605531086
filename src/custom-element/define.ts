// A chunk of its own: the script tag, the npm package and a toast load it when they define an element.

import { attributeName } from '../services/attribute-names.ts'
import type { ElementDefinition } from './element.ts'
import { handOver, type Keeper, register } from './element-class.ts'
import { classOf, handleOf, warnOfOther } from './handle.ts'
import { codeOf } from './mounted-element.tsx'

/**
 * Registers a custom element whose code is here. Where the script tag, or another copy of this version, has registered the
 * tag, its class gets the code. Another version's or another script's stays as it is, and the console gets one warning.
 * Does nothing in Node.
 */
export function define(definition: ElementDefinition): void {
  if (typeof customElements === 'undefined') return
  const { tag, attributes } = definition
  const other = classOf(tag)
  if (!other) {
    const code = codeOf(definition)
    const wake = (element: Element) => void handleOf(element)?.wake()
    const keeper: Keeper = { settle: wake, changed() {}, load: async () => code }
    register(tag, Object.keys(attributes).map(attributeName), keeper, code)
  } else if (other.definition !== definition && !handOver(tag, codeOf(definition))) {
    warnOfOther(tag)
  }
}
