import type { Item, PlanInput } from '../../src/entries/planner.ts'

/** An item with a row for each line of its record. */
interface Cells {
  readonly item: Item
  readonly parts: { readonly of: Cells; readonly per: number }[]
  readonly gross: number[]
  readonly scheduled: number[]
  readonly receipt: number[]
  readonly release: number[]
  waiting: number
}

/**
 * The same plan as one writes it first: an object for each item, a dense row for each line of its record, releases
 * passed down to the parts. It knows what the benchmark's plant needs, and keeps neither messages nor pegs.
 */
export function plainPlan({ periods, items, lines, demand, receipts = [] }: PlanInput): Map<string, Cells> {
  const row = () => new Array<number>(periods).fill(0)
  const all = new Map<string, Cells>()
  for (const item of items)
    all.set(item.id, {
      item,
      parts: [],
      gross: row(),
      scheduled: row(),
      receipt: row(),
      release: row(),
      waiting: 0,
    })
  for (const { parent, child, per } of lines) {
    const part = all.get(child)
    if (!part) throw new Error(child)
    all.get(parent)?.parts.push({ of: part, per })
    part.waiting += 1
  }
  for (const { item, period, quantity } of demand) add(all.get(item)?.gross, period, quantity)
  for (const { item, period, quantity } of receipts) add(all.get(item)?.scheduled, period, quantity)
  const ready = [...all.values()].filter(({ waiting }) => waiting === 0)
  for (const cells of ready) {
    netPlainly(cells, periods)
    for (const { of, per } of cells.parts) {
      cells.release.forEach((quantity, period) => {
        if (quantity > 0) add(of.gross, period, quantity * per)
      })
      of.waiting -= 1
      if (of.waiting === 0) ready.push(of)
    }
  }
  return all
}

function netPlainly({ item, gross, scheduled, receipt, release }: Cells, periods: number): void {
  const { onHand = 0, safetyStock = 0, leadTime = 0, lot } = item
  let available = onHand + scheduled.reduce((sum, quantity) => sum + quantity, 0)
  for (let period = 0; period < periods; period += 1) {
    available -= gross[period] ?? 0
    const need = safetyStock - available
    if (need <= 0) continue
    let size = need
    if (lot?.rule === 'POQ') {
      const covered = gross.slice(period + 1, period + (lot.periods ?? 1))
      size += covered.reduce((sum, quantity) => sum + quantity, 0)
    }
    size = Math.max(size, lot?.min ?? 0)
    const unit = lot?.rule === 'FOQ' ? lot.quantity : lot?.multiple
    if (unit) size = Math.ceil(size / unit) * unit
    available += size
    add(receipt, period, size)
    add(release, Math.max(0, period - leadTime), size)
  }
}

function add(row: number[] | undefined, period: number, quantity: number): void {
  if (row) row[period] = (row[period] ?? 0) + quantity
}
