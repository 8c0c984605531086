import { keptNumbers } from './planned/items.ts'

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

export const gearboxHousing: PlannedItem = keptNumbers
