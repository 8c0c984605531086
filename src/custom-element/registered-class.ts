import type { ElementDefinition } from './element.ts'
import type { ElementCode } from './handle.ts'

// Who has registered a tag: this copy of the bundle, another one, or another script.

/** What a registered class may say of itself. */
export interface MrpClass extends CustomElementConstructor {
  readonly mrpVersion?: string
  /** Its description, once its code is there. */
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
