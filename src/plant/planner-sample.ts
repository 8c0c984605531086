// Apart, because the build puts it into the planner alone, as data.

import type { PlanInput } from '../planning/engine/input.ts'
import { plant } from './plant.ts'
import { family } from './sales-order.ts'

// The list that the planner shows before anybody has brought their own: the plant's conveyor drive.

const [sale] = plant.demand

/** What the engine takes. Periods are weeks. */
export const sampleInput: PlanInput = {
  ...plant,
  items: plant.items.filter(({ id }) => family.includes(id)),
  demand: [sale],
}
