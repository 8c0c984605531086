import type { Delay } from '../../../planning/engine/delays.ts'
import type { PlanInput } from '../../../planning/engine/input.ts'
import type { Plan } from '../../../planning/engine/plan.ts'
import type { ScheduledDemand, ScheduledOrder } from '../../../planning/engine/schedule.ts'

/** A demand that comes late, and why. */
export interface LateDemand extends ScheduledDemand {
  readonly item: string
  readonly delay: Delay
}

/** What will really happen, for the whole list. */
export interface Outlook {
  /** What is placed and started, by release. */
  readonly placements: readonly ScheduledOrder[]
  /** What comes late, the worst first. */
  readonly late: readonly LateDemand[]
  /** How many orders are placed, and started. */
  readonly counts: readonly [place: number, start: number]
}

/** A list as it is planned now. */
interface PlannedList {
  readonly plan: Plan
  readonly input: PlanInput
  isMade(id: string): boolean
}

export function outlookOf(planning: PlannedList): Outlook {
  const { plan, input } = planning
  const placements = plan.placements().toSorted((one, other) => one.release - other.release)
  const made = placements.filter(({ item }) => planning.isMade(item)).length
  const late = [...new Set(input.demand.map(({ item }) => item))].flatMap(item => {
    const overdue = plan.deliveries(item).filter(demand => demand.late > 0)
    const delays = overdue.length > 0 ? plan.delays(item) : []
    return overdue.flatMap((demand): readonly LateDemand[] => {
      const delay = delays.find(({ place }) => place === demand.place)
      return delay ? [{ ...demand, item, delay }] : []
    })
  })
  return {
    placements,
    late: late.sort((one, other) => other.late - one.late),
    counts: [placements.length - made, made],
  }
}
