import type { Translate } from '../../words/translation.ts'
import { type Entries, type Field, limitsOf, numberIn, settings } from './item-entries.ts'
import type { ItemOrder, ItemPlan } from './item-plan.ts'

/** What a plan comes to, in words. */
export interface Sentence {
  readonly strong: string
  readonly rest: string
  readonly tone?: 'late' | 'fault'
}

/** The name of a field, as its label has it. */
export const labelOf = (t: Translate, field: Field): string =>
  typeof field === 'number' ? t('hero.gross.week', { week: String(field + 1) }) : t(`hero.${field}`)

/** A stock may be negative. */
export const withSign = (pieces: number): string => (pieces < 0 ? `−${-pieces}` : String(pieces))

/** Says the one thing that matters: a fault, a late order, what was approved, or what the change comes to. */
export function sentenceOf(
  t: Translate,
  { faults }: Entries,
  plan: ItemPlan,
  before: ItemPlan,
  isJustApproved: boolean,
): Sentence {
  const [fault] = faults
  if (fault !== undefined) return faultSentence(t, fault, plan)
  const { approved, next, late } = plan
  if (approved && isJustApproved)
    return {
      strong: t('hero.approved', { pieces: String(approved.quantity) }),
      rest: t('hero.approved.then', { week: String(approved.arrival + 1) }),
    }
  if (late) return lateSentence(t, late, plan)
  if (areSame(plan, before) && next) {
    const isOut = (plan.unplanned[next.arrival] ?? 0) < 0
    return {
      strong: orderText(t, next),
      rest: t(isOut ? 'hero.out' : 'hero.without', { week: String(next.arrival + 1) }),
    }
  }
  const stock = stockText(t, plan, before)
  const ordered = next ?? approved
  if (!ordered) {
    const lasts = t('hero.nothing.why', { weeks: String(plan.demand.length) })
    return { strong: t('hero.nothing'), rest: `${lasts} ${stock}` }
  }
  return { strong: ordersText(t, plan, before), rest: `${stock} ${orderText(t, ordered)}` }
}

function faultSentence(t: Translate, fault: Field, plan: ItemPlan): Sentence {
  const { min, max } = limitsOf(fault)
  return {
    strong: t('hero.check', { field: labelOf(t, fault) }),
    rest: t('hero.fault', {
      least: String(min),
      most: String(max),
      value: String(numberIn(plan, fault)),
    }),
    tone: 'fault',
  }
}

function lateSentence(
  t: Translate,
  { by, arrival }: NonNullable<ItemPlan['late']>,
  { projected, next, approved }: ItemPlan,
): Sentence {
  const lowest = Math.min(...projected)
  const lateBy = t(by === 1 ? 'hero.late.one' : 'hero.late.many', { weeks: String(by) })
  return {
    strong: next && !approved ? `${actionText(t, next)}, ${lateBy}` : lateBy,
    rest: t(lowest < 0 ? 'hero.late.missing' : 'hero.late.low', {
      week: String(arrival + 1),
      pieces: String(Math.abs(lowest)),
    }),
    tone: 'late',
  }
}

const actionText = (t: Translate, { quantity, release }: ItemOrder): string =>
  t(release === 0 ? 'hero.order.today' : 'hero.order.week', {
    pieces: String(quantity),
    week: String(release + 1),
  })

const orderText = (t: Translate, ordered: ItemOrder): string => `${actionText(t, ordered)}.`

const countText = (t: Translate, orders: number): string =>
  t(orders === 1 ? 'hero.orders.one' : 'hero.orders.many', { orders: String(orders) })

const ordersText = (t: Translate, plan: ItemPlan, before: ItemPlan): string => {
  const now = countText(t, plan.orders)
  return plan.orders === before.orders
    ? t('hero.same', { now })
    : t('hero.instead', { now, before: String(before.orders) })
}

const stockText = (t: Translate, { averageStock: now }: ItemPlan, { averageStock: before }: ItemPlan) =>
  t(now === before ? 'hero.stock.same' : now < before ? 'hero.stock.falls' : 'hero.stock.rises', {
    now: withSign(now),
    before: withSign(before),
  })

/** Whether two plans were made from the same numbers. */
export const areSame = (one: ItemPlan, other: ItemPlan): boolean =>
  settings.every(setting => one[setting] === other[setting]) &&
  one.demand.every((pieces, week) => pieces === other.demand[week])
