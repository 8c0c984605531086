// The numbers of the plans. Every language, the pages' descriptions and the data for search engines take them from here.

export interface PlanFacts {
  readonly dollarsAMonth: number
  readonly maxSkus: number
  readonly maxUsers: number
}

const basic: PlanFacts = { dollarsAMonth: 99, maxSkus: 50, maxUsers: 2 }
const professional: PlanFacts = { dollarsAMonth: 299, maxSkus: 500, maxUsers: 5 }
const enterprise: PlanFacts = {
  dollarsAMonth: 999,
  maxSkus: Number.POSITIVE_INFINITY,
  maxUsers: Number.POSITIVE_INFINITY,
}

export const plans = { basic, professional, enterprise } as const

/** In their order. */
export const planFacts: readonly PlanFacts[] = [basic, professional, enterprise]
