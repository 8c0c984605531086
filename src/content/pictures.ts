// The words in and about the pictures. What a picture shows is also said, for those who don't see it.

export const planTexts = { approve: 'Approve' }

export const bomTexts = {
  wanted: (week: number) => `wanted in week ${week}`,
  each: (pieces: number) => `${pieces} each`,
  onHand: (pieces: number) => ` · ${pieces} on hand`,
  short: (part: string, pieces: number, verb: string, order: number) =>
    `${part}: ${pieces} short, ${verb} ${order}`,
  buy: 'buy',
  make: 'make',
  spoken: (lines: readonly string[], short: readonly string[]) =>
    `A bill of materials, exploded: ${[...lines, ...short].join('; ')}.`,
}

export const reorderTexts = {
  demand: (item: string) => `${item}: demand per week`,
  orderAt: (pieces: number) => `order at ${pieces}`,
  spoken: (item: string, demand: readonly number[], points: readonly number[]) =>
    `${item}: weekly demand of ${demand.join(', ')} pieces moves the reorder point from ${points[0]} up to ${Math.max(...points)} and then to ${points.at(-1)}.`,
}

export const erpTexts = {
  sources: ['NetSuite', 'Odoo', 'SAP', 'SQL'],
  plan: 'One plan',
  orders: (orders: number) => `${orders} orders`,
  spoken: (orders: number) => `NetSuite, Odoo, SAP and any SQL source feed one plan of ${orders} orders.`,
}

export const shortageTexts = {
  week: 'week',
  short: 'short',
  approved: (orders: number, short: number) => `with the ${orders} orders approved: ${short} short`,
  spoken: (weeks: readonly number[], short: readonly number[], of: number, orders: number, left: number) =>
    `Of ${of} parts, so many are short in weeks ${weeks[0]} to ${weeks.at(-1)} if nothing is ordered: ${short.join(', ')}. With the ${orders} orders of the plan ${left} are short.`,
}

export const peggingTexts = {
  order: (id: string) => `Sales order ${id}`,
  wanted: (pieces: number, item: string, week: number) => `${pieces} × ${item}, week ${week}`,
  needed: (parents: number, each: number, needed: number) => `${parents} × ${each} = ${needed}`,
  short: (parents: number, each: number, onHand: number, short: number) =>
    `${parents} × ${each} − ${onHand} on hand = ${short} short`,
  buy: (pieces: number) => `Order ${pieces}`,
  lot: (pieces: number, week: number) => `in lots of ${pieces}, release in week ${week}`,
  spoken: (steps: readonly string[]) => `Why an order exists: ${steps.join('; then ')}.`,
}

export const missingPartTexts = { site: 'Site, assembled', pages: 'Pages', part: 'No such part' }
