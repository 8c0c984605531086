/** What the calculator asks: items planned, planning hours a week, dollars an hour, and the share taken over in percent. */
export interface Assumptions {
  readonly items: number
  readonly hours: number
  readonly cost: number
  readonly share: number
}

/** A plan on the price list. */
export interface Offer {
  readonly dollarsAMonth: number
  readonly maxSkus: number
}

const monthsPerYear = 12
const weeksPerYear = 52

/** Calculates what the smallest plan for so many items saves a month, in dollars. There has to be a plan. */
export function savingsOf({ items, hours, cost, share }: Assumptions, offers: readonly Offer[]) {
  const found = offers.findIndex(({ maxSkus }) => items <= maxSkus)
  const plan = found < 0 ? offers.length - 1 : found
  const offer = offers[plan]
  if (!offer) throw new Error('The calculator needs a plan.')
  const monthly = (hours * weeksPerYear) / monthsPerYear
  const savedAt = (percent: number) => Math.round(monthly * (percent / 100) * 10) / 10
  const worthAt = (percent: number) => Math.round(savedAt(percent) * cost)
  const worth = worthAt(share)
  const price = offer.dollarsAMonth
  return {
    /** The place of the plan among the offers. */
    plan,
    price,
    /** To a tenth of an hour. */
    hours: savedAt(share),
    worth,
    left: worth - price,
    /** The smallest share, in whole percent, that pays for the plan by what the sum shows. Undefined if hours alone do not. */
    evenShare: [...new Array(101).keys()].find(percent => worthAt(percent) >= price),
  }
}
