import type { Cause } from '../../../planning/engine/causes.ts'
import type { Message } from '../../../planning/engine/messages.ts'
import type { Plan } from '../../../planning/engine/plan.ts'
import { sum } from '../../../planning/engine/record.ts'
import type { Planning } from '../planning-with-undo.ts'
import { asListed } from './order-reasons.ts'

/**
 * Returns for what the open order of a message is needed: what it meets, and before the safety stock who wants the item on
 * that day. Orders of one number and day are told of together.
 */
export function causesOfOpen(planning: Planning, message: Message): readonly Cause[] {
  const { plan, needsOf } = planning
  const { item, id, from = 0, to } = message
  if (to === undefined || planning.input.rescheduling === 'fixed') return []
  const open = plan.receiptsOf(item)
  const met = open.flatMap((one, place) =>
    one.id === id && one.period === from ? needsOf(item, 'receipt', place).map(({ cause }) => cause) : [],
  )
  const there = open.flatMap(one => (one.period < from ? one.quantity : []))
  const needed = plan.record(item).gross.slice(0, to + 1)
  const isShort = (plan.itemOf(item).onHand ?? 0) + sum(there) < sum(needed)
  const causes = isShort ? [...wantedAt(plan, item, to), ...met] : met
  return asListed(
    planning,
    causes.filter(({ kind }) => kind !== 'excess'),
  )
}

/** Returns who wants an item in a period. */
const wantedAt = (plan: Plan, item: string, period: number): readonly Cause[] => [
  ...plan
    .demandOf(item)
    .filter(demand => Math.max(0, demand.period) === period)
    .map(
      ({ id, period, quantity }): Cause => ({
        ...{ kind: 'demand', item, period, quantity, via: [] },
        ...(id !== undefined && { id }),
      }),
    ),
  ...[...new Set(plan.parentsOf(item))].flatMap(parent =>
    // The need passes straight through a phantom.
    plan.itemOf(parent).phantom
      ? wantedAt(plan, parent, period)
      : plan
          .orders(parent)
          .flatMap(({ release }, place) =>
            Math.max(0, release) === period ? plan.causes(parent, place) : [],
          ),
  ),
]
