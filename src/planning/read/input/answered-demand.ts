import type { DueDraft, LineDraft, Notes } from '../drafts.ts'

// The demand of lists that have none: what the visitor answers.

/** Asks for demand where no list has any: `none`, or lines such as `CD-20;50;2026-07-06`. */
export function answeredDemand(
  items: ReadonlyMap<string, unknown>,
  dues: readonly DueDraft[],
  lines: readonly LineDraft[],
  { questions, horizon }: Notes,
): readonly DueDraft[] {
  if (items.size === 0 || dues.some(({ kind }) => kind === 'demand')) return []
  const parts = new Set(lines.map(({ child }) => child))
  const tops: string[] = []
  for (const id of items.keys()) if (!parts.has(id) && tops.length < 5) tops.push(id)
  const read = (answer: string) =>
    answer.split('\n').map(line => line.split(/[;\t]/).map(cell => cell.trim()))
  const isDue = (cells: readonly string[]) =>
    items.has(cells[0] ?? '') && Number(cells[1]) > 0 && !Number.isNaN(dayOfAnswer(cells[2], horizon.today))
  const answer = questions.ask(
    { id: 'demand', code: 'demand', source: '', column: '', samples: tops, choices: ['none', 'enter'] },
    text => read(text).every(isDue),
  )
  if (answer === 'none' || answer === 'enter') return []
  return read(answer).map(([item = '', quantity, date = '']) => ({
    ...{ kind: 'demand', isSummary: false, isOrder: false, isWeek: false },
    ...{ table: '', source: '', line: 0, column: '' },
    ...{ item, quantity: Number(quantity), day: dayOfAnswer(date, horizon.today), written: date },
  }))
}

/** The day of an ISO date, or NaN. */
function dayOfAnswer(date = '', today: number): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) / 86_400_000 : Number.NaN
  return Math.abs(day - today) < 4000 ? day : Number.NaN
}
