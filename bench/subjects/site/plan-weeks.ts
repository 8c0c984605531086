/** An item as MRP knows it. */
export interface PlannedItem {
  readonly id: string
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
  readonly demand: number
  readonly receipt: number
  readonly onHand: number
  readonly release: number
}

/** Nets demand against stock, in a few lines: the subjects' record is not live, and need not pay for an engine. */
export function planWeeks({ demand, leadTime, lotSize, safetyStock, onHand }: PlannedItem): PlanWeek[] {
  let stock = onHand
  const netted = demand.map(gross => {
    const short = Math.max(0, safetyStock - (stock - gross))
    const receipt = Math.ceil(short / lotSize) * lotSize
    stock += receipt - gross
    return { demand: gross, receipt, onHand: stock }
  })
  return netted.map((week, index) => ({ ...week, release: netted[index + leadTime]?.receipt ?? 0 }))
}
