import { itemCount, leadTimeChange, lineCount, lotChange, washer } from '../../plant/items.ts'
import { pegging, salesOrder, stock } from '../../plant/sales-order.ts'
import { shortWeeks, shortWeeksPlanned, weeks } from '../../plant/shortages.ts'
import { exceptions, firstOrders } from '../../plant/suggested-orders.ts'
import { afterLotChange } from '../../plant/what-if.ts'
import type { SiteWords } from '../site-words.ts'

// The rows of a planner's screens, in the words of a language.

/** One row of a planner's screen. */
interface ScreenRow {
  readonly kind: string
  readonly tone?: 'bad' | 'warn' | 'good'
  readonly what: string
  readonly why: string
  /** A figure at the end of the row. */
  readonly count?: string
  /** A verdict at the end of the row. */
  readonly verdict?: { readonly text: string; readonly tone: 'warn' | 'good' }
}

type Words = SiteWords['screens']

/** Returns the rows of a screen. `itemName` names an item in the language. */
export type RowsOf = (words: Words, itemName: (name: string) => string) => readonly ScreenRow[]

/** Returns a line below the rows. */
export type LineOf = (words: Words, itemName: (name: string) => string) => string

export const orderRows: RowsOf = (words, itemName) =>
  firstOrders.map(order => ({
    kind: order.isBought ? words.buy : words.make,
    what: words.ordered(order.quantity, itemName(order.name)),
    why: words[order.isBought ? 'order' : 'start'](
      order.releaseWeek,
      words.forItem(order.forItem, order.forWeek),
    ),
  }))

/** Returns the line below the orders: what has enough in stock. */
export const enoughOf: LineOf = (words, itemName) =>
  words.nothingToDo(
    stock.filter(({ shortWeek }) => shortWeek === undefined).map(({ name }) => itemName(name)),
  )

/** Writes a number with a real minus. */
export const signed = (pieces: number): string => (pieces < 0 ? `−${-pieces}` : `${pieces}`)

export const stockRows: RowsOf = (words, itemName) =>
  stock.map(({ name, onHand, allocated, left, shortWeek }) => ({
    kind: shortWeek === undefined ? words.enough : words.shortIn(shortWeek),
    tone: shortWeek === undefined ? 'good' : 'warn',
    what: itemName(name),
    why: words.inStock(onHand, allocated),
    count: signed(left),
  }))

const tones = { expedite: 'bad', 'push-out': 'warn', cancel: undefined } as const

export const exceptionRows: RowsOf = (words, itemName) =>
  exceptions.map(({ kind, order, name, quantity, isBought, dueWeek, neededWeek }) => ({
    kind: words[kind],
    ...(tones[kind] && { tone: tones[kind] }),
    what: `${words.orderNumber(order)}, ${words.ordered(quantity, itemName(name))}`,
    why: [
      neededWeek === undefined ? words.noDemand : words.due(dueWeek, neededWeek),
      isBought ? words.toPurchasing : words.toPlanning,
    ].join(' · '),
  }))

export const mappingRows: RowsOf = words => {
  const sure = { text: words.sure, tone: 'good' } as const
  return [
    { kind: 'ITEM_NO', what: words.partNumber, why: words.different(itemCount), verdict: sure },
    { kind: 'QTY_OH', what: words.onHand, why: words.neverNegative, verdict: sure },
    { kind: 'LT', what: words.leadTime, why: words.whichDays, verdict: { text: words.asks, tone: 'warn' } },
  ]
}

/** What the adapter of an ERP reads and writes. */
export const adapterRows: RowsOf = words => [
  ...words.read.map(what => ({ kind: words.reads, what, why: words.beforeRun })),
  { kind: words.off, tone: 'warn', what: words.written, why: words.onceSwitchedOn },
]

/** What two files hold, and what is missing in them. */
export const intakeRows: RowsOf = words => {
  const [itemList = '', billList = ''] = words.files
  const [made = salesOrder.item] = pegging.steps.map(({ id }) => id)
  return [
    { kind: itemList, what: words.items(itemCount), why: words.withStock },
    { kind: billList, what: words.billLines(lineCount), why: words.ofProduct(salesOrder.item) },
    { kind: words.missing, tone: 'warn', what: words.noRouting(made), why: words.routingNeeded },
  ]
}

/** The same weeks twice: as they went, and as the agent would have planned them. */
export const replayRows: RowsOf = (words, itemName) => {
  const { part, quantity, releaseWeek } = pegging
  const item = itemName(part.name)
  return [
    {
      kind: words.happened,
      tone: 'bad',
      what: words.shortFor(shortWeeks, weeks.length),
      why: words.nobodyOrdered(item, releaseWeek),
    },
    {
      kind: words.withAgent,
      tone: 'good',
      what: words.shortFor(shortWeeksPlanned, weeks.length),
      why: words.agentOrdered(item, quantity, releaseWeek),
    },
  ]
}

const inLots = (words: Words, pieces: number, lot: number): string => words.lots(pieces, pieces / lot, lot)

/** The audit log of a changed lot size. */
export const auditRows: RowsOf = (words, itemName) => [
  {
    kind: words.at('14:02'),
    what: words.lotChanged(itemName(lotChange.name), lotChange.before, lotChange.after),
    why: words.packsByTheLot,
  },
  {
    kind: words.at('14:02'),
    what: words.plannedAgain(afterLotChange.plannedAgain.map(itemName)),
    why: words.orderedBefore(
      inLots(words, afterLotChange.quantityBefore, lotChange.before),
      inLots(words, afterLotChange.quantity, lotChange.after),
    ),
  },
  {
    kind: words.at('14:10'),
    what: words.approved(afterLotChange.quantity),
    why: words.released(afterLotChange.releaseWeek),
  },
]

/** The steps of a procedure, of which one is new. */
export const procedureRows: RowsOf = words =>
  words.procedure.map(({ what, who, isNew }) => ({
    kind: isNew ? words.isNew : words.isOld,
    ...(isNew && { tone: 'warn' as const }),
    what,
    why: who,
  }))

/** What was found in the receipts of an item, and what is proposed. */
export const masterDataRows: RowsOf = (words, itemName) => {
  const { name, before, after, receipts } = leadTimeChange
  return [
    {
      kind: words.inErp,
      what: words.leadTimeOf(itemName(name)),
      why: words.asTyped,
      count: words.days(before),
    },
    {
      kind: words.measured,
      tone: 'warn',
      what: words.lastReceipts(receipts),
      why: words.orderedToShelf,
      count: words.days(after),
    },
    {
      kind: words.proposed,
      what: words.change(before, after),
      why: words.afterApproval,
      verdict: { text: words.asks, tone: 'warn' },
    },
  ]
}

/** What was found in the issues of a part that no bill has, and what is proposed. */
export const missingPartRows: RowsOf = words => [
  {
    kind: words.issued,
    what: words.lockWasher(washer.id),
    why: words.withDrives(washer.issued, washer.of),
  },
  {
    kind: words.missing,
    tone: 'warn',
    what: words.notInBill(washer.id, salesOrder.item),
    why: words.nobodyPlans,
  },
  {
    kind: words.proposed,
    what: words.addToBill(salesOrder.item),
    why: words.afterApproval,
    verdict: { text: words.asks, tone: 'warn' },
  },
]
