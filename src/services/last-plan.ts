import { atom } from './store.ts'

// What <mrp-planner> hands over of the list that it planned last, so that a run of the account area can show it. Memory
// alone holds it: it lasts until the page is left.

/** An ISO date, such as `2025-06-09`; of a week, its Monday. */
export type Day = string

/** What an order is for: the item that it goes into, a demand with its id, or the safety stock. */
export type Need =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'demand'; readonly id?: string }
  | { readonly kind: 'safety-stock' }

/** An order that a plan proposes. */
export interface ProposedOrder {
  readonly action: 'buy' | 'make'
  readonly item: string
  /** What the item is called, if the list says it. */
  readonly name?: string | undefined
  readonly quantity: number
  /** Today, if it should have been released before. */
  readonly release: Day
  /** When it is needed. */
  readonly due: Day
  /** When it comes, where that is later. */
  readonly arrives?: Day
  readonly need: Need
  /** Whether it comes later than it is needed. Default false. */
  readonly isLate?: boolean
}

/** Why the first order is needed. */
export interface Reason {
  /** The id of the demand, if it has one. */
  readonly demand?: string
  /** How many are needed of each item, from the demanded one down to the ordered one, and when, if it is to be said. */
  readonly needs: readonly { readonly item: string; readonly quantity: number; readonly due?: Day }[]
  readonly onHand: number
  readonly short: number
  /** The lot size, if it has one. */
  readonly lot?: number
  readonly leadTime: { readonly count: number; readonly unit: 'day' | 'week' }
}

/** The stock of an item, as it will be. */
export interface Stock {
  readonly item: string
  /** What is there today. */
  readonly onHand: number
  readonly safetyStock: number
  /** What is left at the end of each week, with all orders placed, and what is needed in it. */
  readonly weeks: readonly { readonly from: Day; readonly left: number; readonly needed: number }[]
}

/** What a plan of a list comes to. */
export interface PlanSummary {
  /** What the visitor calls the list, such as the name of the file. The sample plant has none. */
  readonly name?: string
  /** By release, the first ones only: a table shows at most 50. */
  readonly orders: readonly ProposedOrder[]
  /** How many orders there are in all. */
  readonly counts: {
    readonly buy: number
    /** Orders to make. */
    readonly make: number
    /** Orders that are released on the same day as the first, and bought, or made, like it. */
    readonly first: number
  }
  /** Of the first order. */
  readonly reason?: Reason
  /** Of the first order's item. */
  readonly stock?: Stock
  /** Items for which nothing is to be done. A few: they stand in one sentence. */
  readonly enough?: readonly {
    readonly item: string
    readonly onHand: number
    readonly needed: number
    readonly left: number
  }[]
  /** Returns all orders as CSV. */
  readonly csv: () => string
}

/** The list that was planned last on this page. Undefined before the first. */
export const lastPlan = atom<PlanSummary | undefined>(undefined)
