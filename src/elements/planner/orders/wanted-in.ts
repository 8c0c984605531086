import type { Cause } from '../../../planning/engine/causes.ts'
import type { Plan } from '../../../planning/engine/plan.ts'

/** Returns for what an item is needed in a period: its own demands, and those of what it goes into. */
export function wantedIn(plan: Plan, item: string, period: number): readonly Cause[] {
  const isThen = (day: number) => Math.max(0, day) === period
  return [
    ...plan
      .demandOf(item)
      .filter(demand => isThen(demand.period))
      .map(demand => ({ ...demand, kind: 'demand', item, via: [] }) as Cause),
    ...plan.parentsOf(item).flatMap(parent =>
      // A need passes straight through a phantom.
      plan.itemOf(parent).phantom
        ? wantedIn(plan, parent, period)
        : plan.orders(parent).flatMap(({ release }, at) => (isThen(release) ? plan.causes(parent, at) : [])),
    ),
  ]
}
