// The words in and about the pictures. What a picture shows is also said, for those who don't see it.

export const bomTexts = {
  needed: 'needed',
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
  at: (point: number) => `Reorder at ${point}`,
  sum: (item: string, weeks: number, sums: readonly string[]) =>
    `${item}, by week. Demand in the lead time of ${weeks} weeks + safety stock: ${sums.join(', then ')}.`,
  spoken: (item: string, demand: readonly number[], points: readonly number[]) =>
    `${item}: weekly demand of ${demand.join(', ')} pieces moves the reorder point from ${points[0]} to ${points.at(-1)}.`,
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
  alone: 'Without orders',
  planned: 'With orders',
  spoken: (weeks: readonly number[], short: readonly number[], of: number, orders: number, left: number) =>
    `Of ${of} parts, so many are short in weeks ${weeks[0]} to ${weeks.at(-1)} if nothing is ordered: ${short.join(', ')}. With the ${orders} orders of the plan ${left} are short.`,
}

export const driveTexts = {
  claim: 'One drive.\nFour parts.\nOne to order,\none to make.',
  left: (pieces: number) => `${pieces} left`,
  short: (pieces: number) => `${pieces} short`,
  toMake: (pieces: number) => `${pieces} to make`,
  per: (part: string, each: number, inRoller: boolean) =>
    `${part} · ${each} per ${inRoller ? 'roller' : 'drive'}`,
  stock: (needed: number, onHand: number) => `${needed} needed, ${onHand} on hand`,
}

export const processTexts = {
  steps: [
    { what: 'Plan', who: 'agent, overnight' },
    { what: 'Approve', who: 'planner' },
    { what: 'Release', who: 'cell lead, once the kit is complete', was: 'planner' },
    { what: 'Make', who: 'cell' },
    { what: 'Receive', who: 'store' },
  ],
}

export const chatTexts = {
  why: (pieces: number) => `Why are we buying ${pieces} bearings?`,
  because: (id: string, needs: readonly number[], onHand: number, short: number, lot: number) =>
    `For sales order ${id}: ${needs[0]} drives need ${needs[1]} rollers, and those need ${needs[2]} bearings. You have ${onHand}, so ${short} are short. They come in lots of ${lot}.`,
  andWith: (pieces: number, item: string) => `And with ${pieces} × ${item}?`,
  short: (item: string, needed: number, short: number, order: number) =>
    `${item}: ${needed} needed, ${short} short, order ${order}.`,
  tryIt: 'Shall I try it on a copy of the plan?',
}

export const screenTexts = {
  buy: 'Buy',
  make: 'Make',
  orderNumber: (id: string) => id,
  ordered: (pieces: number, item: string) => `${pieces} × ${item}`,
  order: (week: number, reason: string) => `order in week ${week}, ${reason}`,
  start: (week: number, reason: string) => `start in week ${week}, ${reason}`,
  forItem: (item: string, week: number) => `for ${item} in week ${week}`,
  enough: 'OK',
  shortIn: (week: number) => `short in week ${week}`,
  inStock: (onHand: number, allocated: number) => `${onHand} on hand, ${allocated} allocated`,
  later: (messages: number) => `Two weeks later, ${messages} messages`,
  available: 'Available',
  nothingToDo: (items: readonly string[]) => `Nothing to order: ${items.join(' · ')}`,
  expedite: 'Expedite',
  'push-out': 'Push out',
  cancel: 'Cancel',
  noDemand: 'no demand left',
  due: (due: number, needed: number) => `due in week ${due}, needed in ${needed}`,
  toPurchasing: 'to purchasing',
  toPlanning: 'to planning',
  sure: 'sure',
  asks: 'asks you',
  partNumber: 'Part number',
  different: (values: number) => `${values} values, all different`,
  onHand: 'On hand',
  neverNegative: 'pieces, never negative',
  leadTime: 'Lead time',
  whichDays: 'Working days or calendar days?',
  at: (time: string) => time,
  lotChanged: (item: string, before: number, after: number) => `${item}: lot ${before}\u00a0→\u00a0${after}`,
  packsByTheLot: 'purchasing: “new supplier packs by the lot”',
  plannedAgain: (items: readonly string[]) => `Planned again: ${items.join(', ')}`,
  orderedBefore: (before: string, now: string) => `agent: ${before} proposed before, ${now} now`,
  lots: (pieces: number, lots: number, lot: number) => `${pieces} (${lots} × ${lot})`,
  approved: (pieces: number) => `Order of ${pieces} approved`,
  released: (week: number) => `planner: order in week\u00a0${week}`,
  reads: 'reads',
  read: ['Items, bills and stock', 'Sales orders and open orders'],
  beforeRun: 'before each run',
  off: 'off',
  written: 'Purchase and work orders',
  onceSwitchedOn: 'written once you switch it on',
  files: ['items.xlsx', 'bom_final_v3.csv'],
  items: (items: number) => `${items} items`,
  withStock: 'with stock, lead time and lot size',
  billLines: (lines: number) => `${lines} lines in bills`,
  ofProduct: (item: string) => `all below ${item}`,
  missing: 'missing',
  noRouting: (item: string) => `${item}: no routing`,
  routingNeeded: 'not needed for the first plan',
  happened: 'What happened',
  withAgent: 'With the agent',
  shortFor: (short: number, weeks: number) => `Short in ${short} of ${weeks} weeks`,
  nobodyOrdered: (item: string, week: number) => `${item} · nobody ordered in week\u00a0${week}`,
  agentOrdered: (item: string, pieces: number, week: number) =>
    `${item} · ${pieces} ordered in week\u00a0${week}`,
  procedure: [
    { what: 'Count the delivery', who: 'store', isNew: false },
    { what: 'Photograph the delivery note', who: 'store', isNew: true },
    { what: 'Book the receipt', who: 'purchasing', isNew: false },
  ],
  isNew: 'new',
  isOld: 'as before',
  revision: (letter: string) => `rev ${letter}`,
  inErp: 'in the ERP',
  leadTimeOf: (item: string) => `${item}: lead time`,
  asTyped: 'as it was typed once',
  days: (days: number) => `${days} days`,
  measured: 'measured',
  lastReceipts: (receipts: number) => `The last ${receipts} receipts`,
  orderedToShelf: 'from the order to the shelf',
  proposed: 'proposed',
  change: (before: number, after: number) => `Lead time ${before} → ${after} days`,
  afterApproval: 'written once you approve',
  issued: 'issued',
  lockWasher: (id: string) => `${id}, lock washer`,
  withDrives: (issued: number, of: number) => `with ${issued} of ${of} drives`,
  notInBill: (part: string, item: string) => `${part} is not in the bill of ${item}`,
  nobodyPlans: 'so no plan orders it',
  addToBill: (item: string) => `Add it to the bill of ${item}`,
  forOrder: (id: string) => `for order ${id}`,
  forLater: 'for every order after it',
}
