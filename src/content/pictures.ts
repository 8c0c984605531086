// The words in and about the pictures. What a picture shows is also said, for those who don't see it.

export const planTexts = { approve: 'Approve' }

export const bomTexts = {
  wanted: 'wanted in week 6',
  each: (pieces: number) => `${pieces} each`,
  onHand: (pieces: number) => ` · ${pieces} on hand`,
  short: (pieces: number, buy: number) => `${pieces} short: buy ${buy}`,
  spoken: 'A bill of materials, exploded: ',
  spokenShort: (onHand: number | undefined, buy: number) =>
    `, of which ${onHand} are on hand, so ${buy} are bought`,
}

export const reorderTexts = {
  demand: 'demand per week',
  orderAt: (pieces: number) => `order at ${pieces}`,
  spoken: (demand: readonly number[], points: readonly number[]) =>
    `Weekly demand of ${demand.join(', ')} pieces moves the reorder point from ${points[0]} up to ${Math.max(...points)} and then to ${points.at(-1)}.`,
}

export const erpTexts = {
  sources: ['NetSuite', 'Odoo', 'SAP', 'SQL'],
  plan: 'One plan',
  orders: '312 orders',
  spoken: 'NetSuite, Odoo, SAP and any SQL source feed one plan.',
}

export const weekTexts = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  short: (parts: number) => `${parts} short`,
  spoken: (days: readonly string[], of: number) =>
    `Parts short in a week with the agent: ${days.join(', ')}, of ${of}.`,
}

export const peggingTexts = {
  chain: [
    { what: 'Sales order 1042', note: '50 × CD-20, week 6' },
    { what: 'Roller 60 × 400', note: '50 × 4 = 200' },
    { what: 'Bearing 6204', note: '200 × 2 − 310 on hand = 90 short' },
    { what: 'Order 100', note: 'one lot, release in week 2' },
  ],
  spoken: (steps: readonly string[]) => `Why an order exists: ${steps.join('; then ')}.`,
}

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

export const orderRows: readonly ScreenRow[] = [
  { kind: 'PO', what: '100 × Bearing 6204', why: 'for CD-20, week 6 · 2 wk lead time' },
  { kind: 'WO', what: '200 × Roller 60 × 400', why: 'start Monday, cell 3' },
  { kind: 'PO', what: '100 × Gearbox housing A-114', why: 'below safety stock in week 3' },
]

export const stockRows: readonly ScreenRow[] = [
  { kind: 'OK', tone: 'good', what: 'Gear motor GM-07', why: '64 on hand · 50 allocated', count: '14' },
  { kind: 'week 6', tone: 'warn', what: 'Bearing 6204', why: '310 on hand · 400 allocated', count: '−90' },
  { kind: 'OK', tone: 'good', what: 'Frame, welded', why: '58 on hand · 50 allocated', count: '8' },
]

export const stockUpdated = 'Updated 06:42, every minute'

export const exceptionRows: readonly ScreenRow[] = [
  {
    kind: 'Expedite',
    tone: 'bad',
    what: 'PO 4711, Bearing 6204',
    why: 'due in 9 days, needed in 5 · to purchasing',
  },
  {
    kind: 'Push out',
    tone: 'warn',
    what: 'WO 208, Frame, welded',
    why: 'customer moved to week 8 · to planning',
  },
  { kind: 'Cancel', what: 'PO 4699, Seal 40 × 62', why: 'no demand left · to purchasing' },
]

const sure = { text: 'sure', tone: 'good' } as const

export const mappingRows: readonly ScreenRow[] = [
  { kind: 'ITEM_NO', what: 'Part number', why: '4,118 values, all different', verdict: sure },
  { kind: 'QTY_OH', what: 'On hand', why: 'pieces, never negative', verdict: sure },
  {
    kind: 'LT',
    what: 'Lead time',
    why: 'Working days or calendar days?',
    verdict: { text: 'asks you', tone: 'warn' },
  },
]

export const missingPartTexts = { site: 'Site, assembled', pages: 'Pages', part: 'No such part' }
