import { readdirSync, readFileSync } from 'node:fs'
import type { Item, Lot, PlanInput } from '../../src/entries/planner.ts'

// The files of `cases/`: worked examples with every expected row. Their periods count from `firstPeriod`.

/** Quantities by period, the others 0; or one for each period. */
export type Row = Readonly<Record<string, number>> | readonly number[]

export interface WorkedCase {
  readonly title: string
  readonly firstPeriod: number
  readonly lastPeriod: number
  readonly rescheduling: 'assume' | 'fixed'
  readonly items: Readonly<Record<string, Omit<Item, 'id'>>>
  readonly bom: readonly (readonly [string, string, number])[]
  readonly demand: readonly (readonly [string, number, number])[]
  readonly receipts: readonly (readonly [string, number, number])[]
  readonly expect: Readonly<Record<string, ExpectedItem>>
}

/** Rows by name; orders as period and quantity. */
interface ExpectedItem {
  readonly orders?: readonly (readonly [number, number])[]
  readonly [row: string]: unknown
}

/** A case that asks for nothing but lots. */
export interface LotCase {
  readonly title: string
  readonly demand: readonly number[]
  readonly setup: number | readonly number[]
  readonly holding: number
  readonly expect: Readonly<Partial<Record<Lot['rule'], { lots: readonly number[]; cost?: number }>>>
}

/** The rules that weigh setups against stock. */
export const costRules = ['silver-meal', 'least-unit-cost', 'part-period', 'wagner-whitin'] as const

const folder = new URL('cases/', import.meta.url)

const files: readonly (WorkedCase | (LotCase & { readonly kind: 'lot-sizing' }))[] = readdirSync(folder).map(
  name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
)

export const workedCases = files.filter((file): file is WorkedCase => !('kind' in file))
export const lotCases = files.filter(file => 'kind' in file)

/** Returns what `plan` takes for a case. */
export function inputOf(worked: WorkedCase): PlanInput {
  const { firstPeriod, lastPeriod, rescheduling, items, bom, demand, receipts } = worked
  const event = ([item, period, quantity]: readonly [string, number, number]) => ({
    item,
    period: period - firstPeriod,
    quantity,
  })
  return {
    periods: lastPeriod - firstPeriod + 1,
    rescheduling,
    items: Object.entries(items).map(([id, item]) => ({ id, ...item })),
    lines: bom.map(([parent, child, per]) => ({ parent, child, per })),
    demand: demand.map(event),
    receipts: receipts.map(event),
  }
}

/** Returns what `plan` takes for a case of lots, by one of its rules. */
export const lotInputOf = (
  { demand, setup, holding }: LotCase,
  rule: (typeof costRules)[number],
): PlanInput => ({
  periods: demand.length,
  items: [{ id: 'X', lot: { rule, setup, holding } }],
  lines: [],
  demand: demand.map((quantity, period) => ({ item: 'X', period, quantity })),
})

/** Returns a row with a number for each period. */
export function fullRow(row: Row, { firstPeriod, lastPeriod }: WorkedCase): readonly number[] {
  if (isFull(row)) return row
  return Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, index) => row[index + firstPeriod] ?? 0)
}

const isFull = (row: Row): row is readonly number[] => Array.isArray(row)
