/** What a field has taken. */
export interface Taken {
  /** The texts of the plans. */
  readonly plans: readonly string[]
  /** What the visitor had written when the plans were last there unchanged. */
  readonly own: string
}

export const nothingTaken: Taken = { plans: [], own: '' }

export interface Parts {
  /** What the visitor wrote themselves. */
  readonly own: string
  /** What is there of plans. */
  readonly ofPlans: string
  /** The text without the plans that are in it unchanged. */
  readonly rest: string
  /** The plans that are not in the text as they were taken. */
  readonly changed: readonly string[]
}

/**
 * How many characters in a row make a line repeat a plan. Fewer are a word that both may use. A shorter line repeats it
 * if the plan has all of it.
 */
const telling = 8

/** Joins texts with an empty line between them. */
export const joined = (...texts: readonly string[]): string =>
  texts
    .map(text => text.trim())
    .filter(Boolean)
    .join('\n\n')

/**
 * Separates what the visitor wrote from what plans left in a text. A plan that stands there unchanged is exact. Of a
 * plan that the visitor changed, every line that repeats some of it is the plan's, unless it was there before.
 */
export function partsOf(text: string, { plans, own }: Taken): Parts {
  const whole = plans.filter(plan => text.includes(plan))
  const changed = plans.filter(plan => !whole.includes(plan))
  const rest = whole.reduce((left, plan) => joined(...left.split(plan)), text)
  const written = new Set(own.split('\n').map(line => line.trim()))
  const isOwn = (line: string) =>
    written.has(line.trim()) || !changed.some(plan => repeats(line.trim(), plan))
  const lines = rest.split('\n')
  const left = lines.filter(line => !isOwn(line)).join('\n')
  return {
    own: left ? joined(lines.filter(isOwn).join('\n')) : rest,
    ofPlans: joined(left, ...whole),
    rest,
    changed,
  }
}

function repeats(line: string, plan: string): boolean {
  if (line.length <= telling) return line !== '' && plan.includes(line)
  for (let at = 0; at + telling <= line.length; at += 1)
    if (plan.includes(line.slice(at, at + telling))) return true
  return false
}
