import type { BomLine } from '../../content/plan.ts'

/** A line of an exploded bill of materials. */
export interface ExplodedLine {
  readonly part: string
  readonly level: number
  readonly each: number
  readonly needed: number
  readonly onHand: number | undefined
  readonly short: number
  /** The shortage, in whole lots. */
  readonly buy: number
}

/** Returns every line of a bill with the quantity for this many parents, top down. */
export function explode(line: BomLine, parents = 1, level = 0): ExplodedLine[] {
  const needed = parents * line.each
  const short = line.onHand === undefined ? 0 : Math.max(0, needed - line.onHand)
  const lot = line.lotSize ?? 1
  const self = {
    part: line.part,
    level,
    each: line.each,
    needed,
    onHand: line.onHand,
    short,
    buy: Math.ceil(short / lot) * lot,
  }
  return [self, ...(line.parts ?? []).flatMap(part => explode(part, needed, level + 1))]
}
