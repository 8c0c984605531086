import { itemCount } from './planned/items.ts'
import { exceptions, firstOrders, type SuggestedOrder } from './planned/orders.ts'
import { stock } from './planned/sales-order.ts'

// The rows of a planner's screens, in words.

/** One row of a planner's screen. */
export interface ScreenRow {
  readonly kind: string
  readonly tone?: 'bad' | 'warn' | 'good'
  readonly what: string
  readonly why: string
  /** A figure at the end of the row. */
  readonly count?: string
  /** A verdict at the end of the row. */
  readonly verdict?: { readonly text: string; readonly tone: 'warn' | 'good' }
}

const reasonOf = ({ isStocked, dueWeek, forItem, forWeek }: SuggestedOrder): string =>
  isStocked ? `below safety stock in week ${dueWeek}` : `for ${forItem}, week ${forWeek}`

export const orderRows: readonly ScreenRow[] = firstOrders.map(order => ({
  kind: order.isBought ? 'PO' : 'WO',
  what: `${order.quantity} × ${order.name}`,
  why: `release in week ${order.releaseWeek} · ${reasonOf(order)}`,
}))

/** Writes a number with a real minus. */
const signed = (pieces: number): string => (pieces < 0 ? `−${-pieces}` : `${pieces}`)

export const stockRows: readonly ScreenRow[] = stock.map(({ name, onHand, allocated, left, shortWeek }) => ({
  kind: shortWeek === undefined ? 'OK' : `week ${shortWeek}`,
  tone: shortWeek === undefined ? 'good' : 'warn',
  what: name,
  why: `${onHand} on hand · ${allocated} allocated`,
  count: signed(left),
}))

export const stockUpdated = 'Updated 06:42, every minute'

const moves = {
  expedite: { kind: 'Expedite', tone: 'bad' },
  'push-out': { kind: 'Push out', tone: 'warn' },
  cancel: { kind: 'Cancel' },
} as const

export const exceptionRows: readonly ScreenRow[] = exceptions.map(
  ({ kind, order, name, isBought, dueWeek, neededWeek }) => ({
    ...moves[kind],
    what: `${order}, ${name}`,
    why: [
      neededWeek === undefined ? 'no demand left' : `due in week ${dueWeek}, needed in ${neededWeek}`,
      isBought ? 'to purchasing' : 'to planning',
    ].join(' · '),
  }),
)

const sure = { text: 'sure', tone: 'good' } as const

export const mappingRows: readonly ScreenRow[] = [
  { kind: 'ITEM_NO', what: 'Part number', why: `${itemCount} values, all different`, verdict: sure },
  { kind: 'QTY_OH', what: 'On hand', why: 'pieces, never negative', verdict: sure },
  {
    kind: 'LT',
    what: 'Lead time',
    why: 'Working days or calendar days?',
    verdict: { text: 'asks you', tone: 'warn' },
  },
]
