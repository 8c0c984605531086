// A chunk of its own: the script tag, the npm package and a toast load it when they define an element.

import { attributeName } from '../services/attribute-names.ts'
import { liveElements } from '../services/live-elements.ts'
import type { ElementDefinition } from './description.ts'
import { defineTag, type Keeper } from './element-class.ts'
import { classOf, handleOf, warnOfOther } from './handle.ts'
import { codeOf } from './mounted-element.tsx'

/** Does nothing: an element whose code is here never sleeps. */
const idle: Keeper = { appeared() {}, changed() {}, load: async () => undefined }

/**
 * Registers a custom element whose code is here, and wakes its elements. Where the script tag, or another copy of this
 * version, has registered the tag, its class gets the code. Another version's or another script's stays as it is, and the
 * console gets one warning. Does nothing in Node.
 */
export function define(definition: ElementDefinition): void {
  if (typeof customElements === 'undefined') return
  const { tag, attributes } = definition
  if (classOf(tag)?.definition === definition) return
  const code = codeOf(definition)
  if (!classOf(tag)) defineTag(tag, Object.keys(attributes).map(attributeName), idle)
  const registered = classOf(tag)
  if (registered?.mrpVersion !== __VERSION__) {
    warnOfOther(tag)
    return
  }
  registered.code ??= code
  for (const element of liveElements) if (element.localName === tag) void handleOf(element)?.wake()
}
