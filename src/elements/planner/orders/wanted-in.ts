import type { Cause } from '../../../planning/engine/causes.ts'
import type { Plan } from '../../../planning/engine/plan.ts'

/** Returns the demands for which an item is needed in a period: its own, and those of what it goes into. */
export function wantedIn(plan: Plan, item: string, period: number): readonly Cause[] {
  const isThen = (one: number) => Math.max(0, one) === period
  const own = plan.demandOf(item).map(demand => ({ ...demand, kind: 'demand', item, via: [] }) as Cause)
  return [
    ...own.filter(demand => isThen(demand.period)),
    ...plan
      .parentsOf(item)
      .flatMap(parent =>
        plan.orders(parent).flatMap(({ release }, at) => (isThen(release) ? plan.causes(parent, at) : [])),
      )
      .filter(({ kind }) => kind === 'demand'),
  ]
}
