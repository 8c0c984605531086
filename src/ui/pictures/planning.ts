import type { BomLine, PlannedItem } from '../../content/plan.ts'

/** One week of an MRP record. */
export interface PlanWeek {
  readonly week: number
  readonly demand: number
  /** A planned order that arrives this week. */
  readonly receipt: number
  /** Projected on hand at the end of the week, including receipts. */
  readonly onHand: number
  /** The same without planned orders. */
  readonly unplanned: number
  /** The order to place this week, so that it arrives in time. */
  readonly release: number
}

/**
 * Nets demand against stock. Orders whole lots, one lead time ahead, whenever stock would fall below safety stock.
 */
export function planWeeks({ demand, leadTime, lotSize, safetyStock, onHand }: PlannedItem): PlanWeek[] {
  let [stock, unplanned] = [onHand, onHand]
  const netted = demand.map(gross => {
    unplanned -= gross
    const short = Math.max(0, safetyStock - (stock - gross))
    const receipt = Math.ceil(short / lotSize) * lotSize
    stock += receipt - gross
    return { demand: gross, receipt, onHand: stock, unplanned }
  })
  return netted.map((week, index) => ({
    ...week,
    week: index + 1,
    release: netted[index + leadTime]?.receipt ?? 0,
  }))
}

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
