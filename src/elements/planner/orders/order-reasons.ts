import { type Cause, joinCauses } from '../../../planning/engine/causes.ts'
import type { Why } from '../../../planning/engine/explain-order.ts'
import type { PlannedOrder } from '../../../planning/engine/planned-orders.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { startedFor, sum } from '../quantities.ts'

/** Why something is placed: its causes in the order of their needs, and the reasons of the orders that it joins. */
export interface Reason {
  readonly causes: readonly Cause[]
  readonly whys: readonly Why[]
}

/** Returns why orders of an item, by their places, are placed. What nothing needs is no cause. */
export function reasonOf({ plan }: Planning, item: string, orders: readonly number[]): Reason {
  const whys = orders.map(order => plan.why(item, order))
  const causes = whys.flatMap(why => why.causes).filter(({ kind }) => kind !== 'excess')
  return { whys, causes: joinCauses(causes) }
}

/** Returns the sum of the orders that are placed together: `10 + 13 = 23`; nothing for one alone. */
export function sumOf({ number }: PlannerWords, whys: readonly Why[]): string {
  const quantities = whys.flatMap(({ steps }) => steps.at(-1)?.order.quantity ?? [])
  return quantities.length < 2 ? '' : `${quantities.map(number).join(' + ')} = ${number(sum(quantities))}`
}

/** How many are wanted in all by the demands of which an order covers a part. */
export function wantedOf(planning: Planning, { item, id, period, quantity }: Cause): number {
  const wanted = planning.demandOf(item).filter(one => one.id === id && one.period === period)
  return sum(wanted.map(one => one.quantity)) || quantity
}

/** Returns how many of a part an order takes. */
export function quantityTaken(planning: Planning, { item, quantity }: PlannedOrder, part: string): number {
  const started = startedFor(planning.itemOf(item), quantity)
  const lines = planning.outline.parts.get(item)?.filter(({ child }) => child === part) ?? []
  return sum(
    lines.map(
      ({ per, scrap = 0, yield: good = 1, fixed }) => ((per * (1 + scrap)) / good) * (fixed ? 1 : started),
    ),
  )
}
