import type { Cause } from '../../../planning/engine/causes.ts'
import type { Plan } from '../../../planning/engine/plan.ts'

/** Returns for what an item is needed from one period to before another: its own demands, and those of what it goes into. */
export function wantedIn(plan: Plan, item: string, from: number, to: number): readonly Cause[] {
  const isWithin = (period: number) => Math.max(0, period) >= from && period < to
  return [
    ...plan
      .demandOf(item)
      .filter(({ period }) => isWithin(period))
      .map(demand => ({ ...demand, kind: 'demand', item, via: [] }) as Cause),
    ...plan.parentsOf(item).flatMap(parent =>
      // A need passes straight through a phantom.
      plan.itemOf(parent).phantom
        ? wantedIn(plan, parent, from, to)
        : plan
            .orders(parent)
            .flatMap(({ release }, at) => (isWithin(release) ? plan.causes(parent, at) : [])),
    ),
  ]
}
