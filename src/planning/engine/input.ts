// What a plan is made from. Periods are counted from 0, which is today: a working day, or a week in a weekly plan.

/** An item: a product, an assembly or a purchased part. */
export interface Item {
  /** Unique among the items, and not empty. */
  readonly id: string
  readonly name?: string | undefined
  /** Whether it is made; bought if not. Default: made if it has parts. */
  readonly make?: boolean | undefined
  readonly supplier?: string | undefined
  /** What it is counted in, such as `kg`. */
  readonly unit?: string | undefined
  /** What one costs. */
  readonly price?: number | undefined
  /** The stock today. Negative where more was issued than was there. Default 0. */
  readonly onHand?: number | undefined
  /** From release to receipt, a whole number up to 10,000. Default 0. */
  readonly leadTime?: number | undefined
  /** The unit of the lead time. Calendar days (`days`) need a `calendar`. Default `periods`. */
  readonly leadIn?: 'periods' | 'days' | undefined
  /** The stock that is never planned away. Default 0. */
  readonly safetyStock?: number | undefined
  /** How many periods before the need an order is due, a whole number up to 10,000. Default 0. */
  readonly safetyTime?: number | undefined
  /** How needs become orders. Default lot for lot. */
  readonly lot?: Lot | undefined
  /**
   * An assembly that is never stored on purpose: it passes its needs to its parts at once, less what is on hand. It
   * takes no lead time, lot, safety stock or safety time, and has no orders or messages. Default false.
   */
  readonly phantom?: boolean | undefined
  /** The good share of what is started, above 0 and at most 1. A receipt of 40 at 0.8 starts with 50. Default 1. */
  readonly yield?: number | undefined
}

/**
 * A lot rule. Its quantities are good pieces, those of receipts, before `yield` adds to what is started: a lot of 40 at a
 * yield of 0.8 starts with 50.
 */
export interface Lot {
  /**
   * - `L4L`: lot for lot, an order for each period's net requirement.
   * - `FOQ`: as many lots of `quantity` as are needed, as one order. With a `max` of the same size, each lot is an order.
   * - `POQ`: an order for the needs of `periods` periods.
   * - `silver-meal`, `least-unit-cost`, `part-period`, `wagner-whitin`: an order for as many periods as is cheap with
   *   the costs `setup` and `holding`.
   */
  readonly rule: 'L4L' | 'FOQ' | 'POQ' | 'silver-meal' | 'least-unit-cost' | 'part-period' | 'wagner-whitin'
  /** The lot of `FOQ`, above 0. */
  readonly quantity?: number | undefined
  /** How many periods an order of `POQ` covers, from 1. */
  readonly periods?: number | undefined
  /** The smallest order. */
  readonly min?: number | undefined
  /** The largest order: a larger need becomes several. After 1,000 orders for one need, the last takes the rest. */
  readonly max?: number | undefined
  /** Orders are a multiple of it. With `FOQ` it is the lot. */
  readonly multiple?: number | undefined
  /** The cost of an order, in all periods or in each. */
  readonly setup?: number | readonly number[] | undefined
  /** The cost of keeping one for a period. */
  readonly holding?: number | undefined
}

/** A line of a bill of materials. Two lines with the same parent and child add up. */
export interface Line {
  readonly parent: string
  readonly child: string
  /** How many of the child go into one of the parent. */
  readonly per: number
  /** The share that is issued on top: 0.1 issues 10 % more. Default 0. */
  readonly scrap?: number | undefined
  /** The good share of what is issued, above 0 and at most 1. Default 1. */
  readonly yield?: number | undefined
  /** `per` is for an order of any size. Default false. */
  readonly fixed?: boolean | undefined
}

/** A demand for an item. One of the past is planned for period 0, one beyond the last period not at all. */
export interface Demand {
  readonly item: string
  readonly period: number
  readonly quantity: number
  readonly id?: string | undefined
}

/** A demand that has a date in place of a period. It needs a `calendar`, and is due on the last working day by then. */
export interface DatedDemand extends Omit<Demand, 'period'> {
  readonly date: string
}

/** An open order. One of the past is taken to arrive in period 0. */
export interface Receipt extends Demand {
  /**
   * The period in which a firm planned order is released: its parts are needed then. Without it the order is a
   * scheduled receipt, whose parts are issued already.
   */
  readonly release?: number | undefined
}

/** An open order that has a date in place of a period. It is there on the first working day from then on. */
export interface DatedReceipt extends Omit<Receipt, 'period'> {
  readonly date: string
}

/** Which days are periods. */
export interface Calendar {
  /** The date of period 0, such as `2026-03-02`. If nobody works then, the next working day is period 0. */
  readonly from: string
  /** Days of the week, from 0 for Sunday to 6. Default Monday to Friday. */
  readonly workdays?: readonly number[] | undefined
  /** Dates on which nobody works. Default none. */
  readonly holidays?: readonly string[] | undefined
}

/** What `plan` takes. */
export interface PlanInput {
  /** How many periods are planned, from 1 to 10,000. */
  readonly periods: number
  readonly items: readonly Item[]
  readonly lines: readonly Line[]
  readonly demand: readonly Demand[]
  readonly receipts?: readonly Receipt[] | undefined
  readonly calendar?: Calendar | undefined
  /**
   * `assume`: an open order is taken to move to where it is needed, so nothing new is planned while one could come
   * earlier. `fixed`: open orders stay where they are. Default `assume`.
   */
  readonly rescheduling?: 'assume' | 'fixed' | undefined
}

/** The same, where demand and open orders may have dates. */
export interface DatedPlanInput extends Omit<PlanInput, 'demand' | 'receipts'> {
  readonly demand: readonly (Demand | DatedDemand)[]
  readonly receipts?: readonly (Receipt | DatedReceipt)[] | undefined
}

/** An item's whole list of demands, in place of the one it had. */
export type NewDemand = Readonly<Record<string, readonly Omit<Demand, 'item'>[]>>

/** An item's whole list of open orders, in place of the one it had. */
export type NewReceipts = Readonly<Record<string, readonly Omit<Receipt, 'item'>[]>>

/** What `change` takes. Items, demands and receipts that it does not name stay as they are. */
export interface Edit {
  /** Items by id, with the fields that change. `undefined` restores a default. */
  readonly items?: readonly Item[] | undefined
  /** By item id: `{ 'CD-20': [{ period: 5, quantity: 50 }] }`. An empty list takes all away. */
  readonly demand?: NewDemand | undefined
  /** By item id, like `demand`. */
  readonly receipts?: NewReceipts | undefined
}

/** The same, where demand and open orders may have dates. */
export interface DatedEdit extends Omit<Edit, 'demand' | 'receipts'> {
  readonly demand?:
    | Readonly<Record<string, readonly (Omit<Demand, 'item'> | Omit<DatedDemand, 'item'>)[]>>
    | undefined
  readonly receipts?:
    | Readonly<Record<string, readonly (Omit<Receipt, 'item'> | Omit<DatedReceipt, 'item'>)[]>>
    | undefined
}
