import { daysPerPeriod, masterData, plant } from './plant.ts'
import { itemOf, items, plantPlan, sum } from './plant-plan.ts'
import { family } from './sales-order.ts'

// What pages tell of single items.

export const itemCount = family.length
export const lineCount = plant.lines.length

const [stocked] = items.filter(({ safetyStock }) => safetyStock !== undefined)
if (!stocked) throw new Error('The plant keeps no safety stock.')
const { id: stockedId, name: stockedName, onHand, leadTime, safetyStock = 0 } = stocked
const { gross } = plantPlan.record(stockedId)

/** For how many weeks a reorder point holds. */
export const weeksOfAPoint = 4

/** The mean weekly demand of each of these times. */
const rates = [gross.slice(0, weeksOfAPoint), gross.slice(weeksOfAPoint)].map(
  weeks => sum(weeks) / weeks.length,
)

/** Nobody keeps safety stock to the piece. */
const safetyStockStep = 5

/** The item of which safety stock is kept. */
export const stockedItem = {
  name: stockedName,
  demand: gross,
  leadTime,
  /** What is needed during the lead time, at the rate of these weeks: with the safety stock, it is the reorder point. */
  duringLeadTime: rates.map(rate => Math.round(rate * leadTime)),
  /** A week's demand, rounded up. */
  safetyStocks: rates.map(rate => Math.ceil(rate / safetyStockStep) * safetyStockStep),
}

/** The numbers of the same item, from which it can be planned again. */
export const stockedNumbers = {
  id: stockedId,
  name: stockedName,
  leadTime,
  lotSize: stocked.lot?.quantity ?? 1,
  safetyStock,
  onHand,
  demand: gross,
}

const { lot, leadTime: observed } = masterData

export const lotChange = {
  name: itemOf(lot.item).name,
  before: lot.before,
  after: itemOf(lot.item).lot?.quantity ?? 1,
}

/** In working days. */
export const leadTimeChange = {
  name: itemOf(observed.item).name,
  before: itemOf(observed.item).leadTime * daysPerPeriod,
  after: observed.days,
  receipts: observed.receipts,
}

export const { washer } = masterData
