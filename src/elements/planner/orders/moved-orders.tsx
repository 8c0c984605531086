import type { Demand } from '../../../planning/engine/input.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useShown } from '../shown.ts'
import { nameFirst } from './order-reasons.ts'

/**
 * Returns which orders come later than without the changes that were tried, and by how many periods: the worst first.
 * Those that come sooner are later by less than nothing.
 */
export function movedOrdersOf(planning: Planning) {
  const { lateOrders: now } = planning.outlook
  const was = planning.lateOrdersBefore ?? now
  return [...new Set([...now.keys(), ...was.keys()])]
    .map(order => [order, movedBy(planning, now.get(order), was.get(order))] as const)
    .filter(([, by]) => by !== 0)
    .sort(([, one], [, other]) => other - one)
}

type Lines = ReadonlyMap<Demand, number>

/** Returns by how many periods an order comes later: if a line of it does, the one that moves most, and else its last line. */
function movedBy(planning: Planning, now: Lines = new Map(), was: Lines = new Map()): number {
  let [rise, last, lastBefore] = [0, 0, 0]
  for (const [line] of new Map([...now, ...was])) {
    // What was due before today is late, though it may be there today.
    const least = Math.max(0, -line.period)
    const late = now.get(line) ?? least
    const before = was.get(line) ?? least
    // What is wanted no more comes neither later nor sooner. A rest of it may be wanted still.
    if (!now.has(line) && wantedOf(planning, line) === 0) continue
    rise = Math.max(rise, late - before)
    last = Math.max(last, late)
    lastBefore = Math.max(lastBefore, before)
  }
  return rise || last - lastBefore
}

/** Returns how many are wanted now by a demand of the list. */
const wantedOf = (planning: Planning, line: Demand) =>
  planning.plan.demandOf(line.item)[planning.demand.get(line.item)?.indexOf(line) ?? -1]?.quantity

/** Says which orders come later or sooner than without the changes. */
export function NamesOfMoved() {
  const { planning, words } = useShown()
  const { t, periods } = words
  const nameOf = (order: string | Demand) => {
    if (typeof order === 'string') return order
    const { item, period, quantity } = order
    return words.cause({ kind: 'demand', item, period, quantity, via: [] })
  }
  const named = nameFirst(movedOrdersOf(planning), ([order, by]) => {
    const id = nameOf(order)
    return t(by > 0 ? 'planner.later.order' : 'planner.sooner.order', { id, time: periods(Math.abs(by)) })
  })
  return <b>{named.join(' ')}</b>
}
