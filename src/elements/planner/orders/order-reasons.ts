import { type Cause, joinCauses } from '../../../planning/engine/causes.ts'
import type { Sizing, Why } from '../../../planning/engine/explain-order.ts'
import type { Item } from '../../../planning/engine/input.ts'
import { startedFor, sum } from '../../../planning/engine/record.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import type { WordedPlan } from '../shown.ts'

export type Reason = ReturnType<typeof reasonOf>

/** Returns why orders of an item, by their places, are placed. What nothing needs is no cause. */
export function reasonOf(planning: Planning, item: string, orders: readonly number[]) {
  const whys = orders.map(order => {
    const why = planning.plan.why(item, order)
    return { ...why, moved: stepsMoved(planning, why) }
  })
  const causes = whys.flatMap(why => why.causes).filter(({ kind }) => kind !== 'excess')
  return {
    /** Why each order is planned. */
    whys,
    /** In the order of their needs, with all that is wanted, and when the list wants it. */
    causes: asListed(planning, causes),
  }
}

/** Returns causes, each once, with all that is wanted, and when the list wants it. */
export const asListed = (planning: Planning, causes: readonly Cause[]): readonly Cause[] =>
  joinCauses(causes).map(cause => ({
    ...cause,
    quantity: wantedOf(planning, cause),
    period: cause.period - movedOf(planning, cause),
  }))

/**
 * Returns by step how many periods later than the list wants it the need is planned: what is needed for a demand of the past
 * should have been there before it, and is planned for today.
 */
function stepsMoved(planning: Planning, { causes: [first], steps }: Why): readonly number[] {
  const overdue = overdueIn([first])
  let moved = overdue || movedOf(planning, first)
  return steps.map(({ order }) => {
    const own = overdue > 0 ? moved : Math.min(moved, order.due)
    if (overdue > 0) moved += order.late
    return own
  })
}

/** Returns for how many periods the first demand of some causes is overdue. */
const overdueIn = (causes: readonly (Cause | undefined)[]): number =>
  Math.max(0, ...causes.map(cause => -(cause?.period ?? 0)))

/** Returns by how many periods an order should have been due before today, for a demand of the past; 0 where it is for none. */
export function dueBefore(planning: Planning, item: string, orders: readonly number[]): number {
  if (planning.outlook.late.every(({ period }) => period >= 0)) return 0
  const before = orders.map(order => {
    const { causes, steps } = planning.plan.why(item, order)
    const overdue = overdueIn(causes)
    return overdue && overdue + sum(steps.slice(0, -1).map(step => step.order.late))
  })
  return Math.max(...before)
}

/** Returns how many are wanted in all by the demands of which an order covers a part. */
function wantedOf(planning: Planning, { item, id, period, quantity }: Cause): number {
  const wanted = planning.plan.demandOf(item).filter(one => one.id === id && one.period === period)
  return sum(wanted.map(one => one.quantity)) || quantity
}

/** Returns how many periods the need of what a split leaves, which is planned for the day after, is from the one of the list. */
export const movedOf = (planning: Planning, cause: Cause | undefined): number =>
  planning.outlook.rests.find(
    ({ item, id, period, place, late, moved }) =>
      late > moved &&
      item === cause?.item &&
      id === cause.id &&
      period + moved === cause.period &&
      // Others are wanted on that day itself.
      planning.plan
        .demandOf(item)
        .every((one, at) => at === place || one.id !== id || one.period !== cause.period),
  )?.moved ?? 0

/** Returns the sum of the orders that are placed together: `10 + 13 = 23`; nothing for one alone. */
export function sumOf(words: PlannerWords, item: string, whys: readonly Why[]): string {
  const amount = (quantity: number) => words.quantity(item, quantity)
  const quantities = whys.flatMap(({ steps }) => steps.at(-1)?.order.quantity ?? [])
  return quantities.length < 2 ? '' : `${quantities.map(amount).join(' + ')} = ${amount(sum(quantities))}`
}

/** Says why nothing is ordered of an item. */
export function whyNot({ planning: { plan }, words }: WordedPlan, id: string): string {
  const { quantity } = words
  const { phantom, onHand = 0 } = plan.itemOf(id)
  const { gross, net } = plan.record(id)
  const needed = sum(phantom ? net : gross)
  return words.t(needed > 0 ? (phantom ? 'planner.phantom' : 'planner.covered') : 'planner.unneeded', {
    item: id,
    needed: quantity(id, needed),
    onHand: quantity(id, onHand),
  })
}

/** How many causes, orders or items a sentence names. */
const maxNamed = 3

/** Names the first ones, and says that there are more. */
export const nameFirst = <One>(all: readonly One[], nameOf: (one: One) => string): readonly string[] => [
  ...all.slice(0, maxNamed).map(nameOf),
  ...(all.length > maxNamed ? ['…'] : []),
]

/** Names what an order of an item is for: customers first. */
export function causeTexts(words: PlannerWords, causes: readonly Cause[], of: string): readonly string[] {
  const named = new Set<string>()
  const isStock = ({ kind }: Cause) => kind === 'safety-stock'
  for (const cause of [...causes.filter(one => !isStock(one)), ...causes.filter(isStock)])
    if (named.size <= maxNamed) named.add(causeText(words, cause, of))
  return nameFirst([...named], name => name)
}

/** Whether the id of an order is a number alone, which would not say what it is. */
export const isBare = (id: string): boolean => /^\d*$/.test(id)

function causeText(words: PlannerWords, cause: Cause, of: string): string {
  const { kind, item, id } = cause
  if (kind === 'safety-stock' && item === of) return words.t('planner.cause.own')
  if (id === undefined) return words.cause(cause)
  return isBare(id) ? words.t('planner.cause.id', { id }) : id
}

/** Says what an order of an item is for. */
export const causesText = (words: PlannerWords, causes: readonly Cause[], of: string): string =>
  causes.length > 0 ? words.t('planner.reason.for', { cause: words.list(causeTexts(words, causes, of)) }) : ''

/** Returns what is short of an item, and of what that is what is left. */
export const sizingTexts = ({ quantity }: PlannerWords, item: string, sizing: Sizing) => ({
  needed: quantity(item, sizing.needed),
  safety: quantity(item, sizing.safetyStock),
  available: quantity(item, sizing.available),
  short: quantity(item, sizing.short),
})

/** The steps of the lot rule that changed a quantity, in their order. */
const rules = ['ahead', 'before', 'largest', 'smallest', 'lot', 'multiple'] as const

/** Says what made an order another quantity than what is short. */
export const rulesOf = ({ t, quantity }: PlannerWords, item: string, sizing: Sizing): string =>
  rules
    .flatMap(rule =>
      sizing[rule] === undefined ? [] : t(`planner.rule.${rule}`, { count: quantity(item, sizing[rule]) }),
    )
    .join(' ')

/** Returns how many of an item are started for so many good ones. */
export const startedOf = ({ planning, words }: WordedPlan, item: string, received: number): string =>
  words.quantity(item, startedFor(planning.plan.itemOf(item), received))

export const yieldOf = ({ t, percent }: PlannerWords, { yield: good = 1 }: Item): string =>
  good < 1 ? t('planner.yield', { yield: percent(good) }) : ''
