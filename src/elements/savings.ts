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

/** What the assumptions come to, a month. Money is in dollars. */
export interface Savings {
  /** The place of the plan among the offers. */
  readonly plan: number
  readonly price: number
  /** To a tenth of an hour. */
  readonly hours: number
  readonly worth: number
  readonly left: number
  /** The smallest share, in whole percent, that pays for the plan. Undefined if hours alone do not. */
  readonly evenShare: number | undefined
}

const monthsPerYear = 12
const weeksPerYear = 52

/** Calculates what the smallest plan for so many items saves. There has to be a plan. */
export function savingsOf({ items, hours, cost, share }: Assumptions, offers: readonly Offer[]): Savings {
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
    plan,
    price,
    hours: savedAt(share),
    worth,
    left: worth - price,
    // Of what the sum shows, rounded as it is there.
    evenShare: Array.from({ length: 101 }, (_, percent) => percent).find(
      percent => worthAt(percent) >= price,
    ),
  }
}
