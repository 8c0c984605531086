// Apart, because the build puts it into the planner alone, as data.

import type { PlanInput } from '../planning/engine/input.ts'
import { plant } from './plant.ts'

// The list that the planner shows before anybody has brought their own: the plant's conveyor drive.

const [sale] = plant.demand

/** The items of a bill, from the top down. */
const familyOf = (id: string): string[] => [
  id,
  ...plant.lines.filter(({ parent }) => parent === id).flatMap(({ child }) => familyOf(child)),
]

const family = familyOf(sale.item)

/** What the engine takes. Periods are weeks. */
export const sampleInput: PlanInput = {
  ...plant,
  items: plant.items.filter(({ id }) => family.includes(id)),
  demand: [sale],
}
