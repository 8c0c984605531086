import { type Cause, joinCauses } from '../../../planning/engine/causes.ts'
import type { Sizing, Why } from '../../../planning/engine/explain-order.ts'
import type { Item } from '../../../planning/engine/input.ts'
import { sum } from '../../../planning/engine/record.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'

/** Why an order is planned. */
interface ListWhy extends Why {
  /** How many periods later than the list wants it the need is planned: see `movedOf`. */
  readonly moved: number
}

/** Why something is placed: its causes in the order of their needs, and the reasons of the orders that it joins. */
interface Reason {
  /** With all that is wanted, and when the list wants it. */
  readonly causes: readonly Cause[]
  readonly whys: readonly ListWhy[]
}

/** Returns why orders of an item, by their places, are placed. What nothing needs is no cause. */
export function reasonOf(planning: Planning, item: string, orders: readonly number[]): Reason {
  const whys = orders.map((order): ListWhy => {
    const why = planning.plan.why(item, order)
    return { ...why, moved: movedOf(planning, why.causes[0]) }
  })
  const causes = whys.flatMap(why => why.causes).filter(({ kind }) => kind !== 'excess')
  return {
    whys,
    causes: joinCauses(causes).map(cause => ({
      ...cause,
      quantity: wantedOf(planning, cause),
      period: cause.period - movedOf(planning, cause),
    })),
  }
}

/** How many are wanted in all by the demands of which an order covers a part. */
function wantedOf(planning: Planning, { item, id, period, quantity }: Cause): number {
  const wanted = planning.demandOf(item).filter(one => one.id === id && one.period === period)
  return sum(wanted.map(one => one.quantity)) || quantity
}

/** How far a need is from the day of the list. What a split leaves for a day beyond the plan is planned for its last day. */
const movedOf = (planning: Planning, cause: Cause | undefined): number =>
  planning.outlook.rests.find(
    ({ whole: { item, id, period }, place, late, moved }) =>
      late > moved &&
      item === cause?.item &&
      id === cause.id &&
      Math.max(0, period) + moved === cause.period &&
      // Others are wanted on that day itself.
      planning
        .demandOf(item)
        .every((one, at) => at === place || one.id !== id || one.period !== cause.period),
  )?.moved ?? 0

/** Returns the sum of the orders that are placed together: `10 + 13 = 23`; nothing for one alone. */
export function sumOf({ number }: PlannerWords, whys: readonly Why[]): string {
  const quantities = whys.flatMap(({ steps }) => steps.at(-1)?.order.quantity ?? [])
  return quantities.length < 2 ? '' : `${quantities.map(number).join(' + ')} = ${number(sum(quantities))}`
}

/** Says why orders of an item, by their places, are placed together. */
export function reasonText(
  planning: Planning,
  words: PlannerWords,
  item: string,
  orders: readonly number[],
): string {
  const { causes, whys } = reasonOf(planning, item, orders)
  const sum = sumOf(words, whys)
  return [
    ...whys.flatMap(({ steps, moved }) => {
      const last = steps.at(-1)
      return last
        ? [shortOf(words, last.sizing, Math.max(0, last.order.due - moved)), rulesOf(words, last.sizing)]
        : []
    }),
    sum && `${sum}.`,
    causesText(words, causes),
    yieldOf(words, planning.itemOf(item)),
  ]
    .filter(Boolean)
    .join(' ')
}

const shortOf = ({ t, number, when }: PlannerWords, sizing: Sizing, due: number): string =>
  t(sizing.safetyStock > 0 ? 'planner.reason.safety' : 'planner.reason', {
    needed: number(sizing.needed),
    safety: number(sizing.safetyStock),
    available: number(sizing.available),
    short: number(sizing.short),
    when: when(due),
  })

/** Says why nothing is ordered of an item. */
export function whyNot({ plan }: Planning, { t, number }: PlannerWords, id: string): string {
  const { phantom, onHand = 0 } = plan.itemOf(id)
  const { gross, net } = plan.record(id)
  const needed = sum(phantom ? net : gross)
  return t(needed > 0 ? (phantom ? 'planner.phantom' : 'planner.covered') : 'planner.unneeded', {
    item: id,
    needed: number(needed),
    onHand: number(onHand),
  })
}

/** How many causes a sentence names. */
const maxCauses = 3

/** Names the first ones, and says that there are more. */
export const nameFirst = <One>(all: readonly One[], nameOf: (one: One) => string) => [
  ...all.slice(0, maxCauses).map(nameOf),
  ...(all.length > maxCauses ? ['…'] : []),
]

export const causesIn = ({ cause, t }: PlannerWords, causes: readonly Cause[]): readonly string[] =>
  nameFirst(causes, one => (one.id === undefined ? cause(one) : t('planner.cause.id', { id: one.id })))

/** Says what an order is for. */
export const causesText = (words: PlannerWords, causes: readonly Cause[]): string =>
  causes.length > 0 ? words.t('planner.reason.for', { cause: words.list(causesIn(words, causes)) }) : ''

/** The steps of the lot rule that changed a quantity, in their order. */
const rules = ['ahead', 'before', 'largest', 'smallest', 'lot', 'multiple'] as const

/** Says what made an order another quantity than what is short. */
export const rulesOf = ({ t, number }: PlannerWords, sizing: Sizing): string =>
  rules
    .flatMap(rule => {
      const count = sizing[rule]
      return count === undefined ? [] : [t(`planner.rule.${rule}`, { count: number(count) })]
    })
    .join(' ')

export const yieldOf = ({ t, percent }: PlannerWords, { yield: good = 1 }: Item): string =>
  good < 1 ? t('planner.yield', { yield: percent(good) }) : ''
