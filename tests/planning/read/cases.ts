import { readdirSync, readFileSync } from 'node:fs'
import { type Item, type ReadResult, read } from '../../../src/entries/planner.ts'

// Cases as texts, in `lists/`: what people paste, and all that has to come of it. Add one to any file there:
//
//     === What it is
//     Item;On hand
//     A;5
//     --> items
//     5 A
//
// Behind the arrow stands what each table is taken for; below it all that is planned, said and asked, in any order and in
// the words of `outcomeOf`. `--- and` stands between files, `--- on 2026-03-02` below a title that needs another day.

export interface Case {
  readonly of: string
  readonly today: string
  readonly files: readonly string[]
  readonly outcome: readonly string[]
}

const folder = new URL('lists/', import.meta.url)

export const cases: readonly Case[] = readdirSync(folder).flatMap(name =>
  readFileSync(new URL(name, folder), 'utf8').split(/^=== /m).slice(1).map(caseOf),
)

function caseOf(text: string): Case {
  const [, of = '', today = '2026-11-23', lists = '', outcome = ''] =
    /^(.+)\n(?:--- on (\S+)\n)?([\s\S]*)\n--> ([\s\S]*)$/.exec(text) ?? []
  return { of, today, files: lists.split('\n--- and\n'), outcome: outcome.trimEnd().split('\n') }
}

export const readCase = ({ files, today }: Case): Promise<ReadResult> =>
  read(
    files.map(text => ({ text })),
    { today },
  )

/** What is said or asked of most short lists is no part of a case. */
const usual = ['no-items', 'demand', 'lead-time']

/** What a case comes to, as it is written in its file. */
export const outcomeOf = (result: ReadResult, today: string): readonly string[] => [
  result.tables.map(({ kinds }) => kinds.join(' + ')).join(', ') || 'no table',
  ...plannedOf(result, today),
  ...result.problems
    .filter(({ code }) => !usual.includes(code))
    .map(({ code, line, column, value }) => {
      const place = [code, ...(line ? [`line ${line}`] : []), ...(column ? [column] : [])].join(', ')
      return `says ${place}${value && `: ${value}`}`
    }),
  ...result.questions
    .filter(({ code }) => !usual.includes(code))
    .map(({ code, column, choices }) => `asks ${code}${column && `, ${column}`}: ${choices.join(' or ')}`),
]

/** All that is planned. */
export function plannedOf({ input, proposals, unit }: ReadResult, today: string): readonly string[] {
  const orders = (word: string, all: typeof proposals = []) =>
    all.map(({ quantity, item, period, id = '' }) =>
      `${quantity} ${item} ${word} ${dateOf(period, unit, today)} ${id}`.trimEnd(),
    )
  const bill = input.lines.map(
    ({ parent, per, child, scrap, fixed }) =>
      `${parent} takes ${Number(per.toFixed(9))} ${child}${scrap ? ` and loses ${scrap}` : ''}${fixed ? ' for each order' : ''}`,
  )
  const due = [...input.demand, ...(input.receipts ?? []), ...proposals]
  const elsewhere = new Set([
    ...input.lines.flatMap(({ parent, child }) => [parent, child]),
    ...due.map(({ item }) => item),
  ])
  return [
    ...input.items.flatMap(item => itemOf(item, unit, elsewhere.has(item.id)) ?? []),
    ...bill,
    ...orders('wanted', input.demand),
    ...orders('come', input.receipts),
    ...orders('proposed', proposals),
  ]
}

/** What is known of an item; undefined of one that only stands in a bill or order. */
function itemOf(
  { id, name, onHand, safetyStock, leadTime, leadIn, lot, yield: good, phantom }: Item,
  unit: ReadResult['unit'],
  isElsewhere: boolean,
): string | undefined {
  const days = leadIn ? 'calendar days' : unit === 'day' ? 'working days' : 'weeks'
  const facts = [
    ...(name ? [`called ${name}`] : []),
    ...(leadTime ? [`needs ${leadTime} ${days}`] : []),
    ...(safetyStock ? [`keeps ${safetyStock}`] : []),
    ...(lot ? [`orders ${JSON.stringify(lot)}`] : []),
    ...(good ? [`yields ${good}`] : []),
    ...(phantom ? ['is a phantom'] : []),
  ]
  if (isElsewhere && !onHand && facts.length === 0) return undefined
  return [`${onHand ?? 0} ${id}`, ...facts].join(', ')
}

/** The date of a period: a working day, or the Monday of a week. */
function dateOf(period: number, unit: ReadResult['unit'], today: string): string {
  const date = new Date(today)
  const step = (days: number) => date.setUTCDate(date.getUTCDate() + days)
  if (unit === 'week') step(7 * period - ((date.getUTCDay() + 6) % 7))
  else
    for (let left = Math.abs(period); left > 0; ) {
      step(Math.sign(period))
      if (date.getUTCDay() % 6 > 0) left -= 1
    }
  return date.toISOString().slice(0, 10)
}
