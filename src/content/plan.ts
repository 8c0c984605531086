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

/** A line of a bill of materials, with what lies below it. */
export interface BomLine {
  readonly part: string
  /** How many go into one of the parent. */
  readonly each: number
  readonly onHand?: number
  readonly lotSize?: number
  readonly parts?: readonly BomLine[]
}

export const conveyorDrive: BomLine = {
  part: 'Conveyor drive CD-20',
  each: 50,
  parts: [
    { part: 'Gear motor GM-07', each: 1 },
    {
      part: 'Roller 60 × 400',
      each: 4,
      parts: [{ part: 'Bearing 6204', each: 2, onHand: 310, lotSize: 100 }],
    },
    { part: 'Frame, welded', each: 1 },
  ],
}
