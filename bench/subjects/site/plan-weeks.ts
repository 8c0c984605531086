/** An item as MRP knows it. */
export interface PlannedItem {
  readonly name: string
  /** In weeks. */
  readonly leadTime: number
  readonly lotSize: number
  readonly safetyStock: number
  readonly onHand: number
  /** Gross requirements, week by week. */
  readonly demand: readonly number[]
}

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
