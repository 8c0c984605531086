import { classOf } from './handle.ts'

// Apart, because the loader's other ways in say it without React.

let hasTold = false

/** Says once that a tag is not ours: another version of the bundle has it, or another script. */
export function warnOfOther(tag: string): void {
  if (hasTold) return
  hasTold = true
  const { mrpVersion } = classOf(tag) ?? {}
  const owner = mrpVersion ? `version ${mrpVersion} of this bundle` : 'another script'
  console.warn(
    `<${tag}> is already defined by ${owner}; version ${__VERSION__} is not used. Load the bundle once.`,
  )
}
