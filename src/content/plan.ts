// Small true numbers behind the pictures: a planner can check them with a pencil.

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

export const gearboxHousing: PlannedItem = {
  name: 'Gearbox housing A-114',
  leadTime: 2,
  lotSize: 100,
  safetyStock: 40,
  onHand: 120,
  demand: [40, 30, 60, 20, 70, 50, 40, 60],
}
