// Apart, because the build puts it into the pictures of shortages alone, as data.

import { plant, weekOf } from './plant.ts'
import { plantPlan, shortMessages, withoutOrders } from './plant-plan.ts'
import { family, pegging } from './sales-order.ts'

export const weeks: readonly number[] = [...new Array(plant.periods).keys()].map(weekOf)

const areShort = (stock: readonly number[]) => stock.map(pieces => pieces < 0)

/** In which weeks items run short: if nothing is ordered, and with the orders of the plan. */
export const shortages = family.map(id => ({
  id,
  alone: areShort(withoutOrders(id)),
  planned: areShort(plantPlan.record(id).projected),
}))

/** The stock of the part that is bought, week by week: if nothing is ordered, and with the orders of the plan. */
export const partStock = {
  onHand: pegging.part.onHand,
  alone: withoutOrders(pegging.part.id),
  planned: plantPlan.record(pegging.part.id).projected,
}

const weeksShort = (stock: readonly number[]) => stock.filter(pieces => pieces < 0).length

/** In how many weeks it is short, either way. */
export const [shortWeeks, shortWeeksPlanned] = [weeksShort(partStock.alone), weeksShort(partStock.planned)]

/** How many items are still short with the orders of the plan. */
export const shortWithOrders = new Set(
  shortMessages.filter(({ item }) => family.includes(item)).map(({ item }) => item),
).size
