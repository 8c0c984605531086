import { startedFor } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { joined } from '../planner-words.ts'
import type { PlannerState, WordedPlan } from '../shown.ts'
import { latenessOf, tooLateFor } from './lateness.ts'
import { causesText, causeTexts, reasonOf, rulesOf, sizingTexts, sumOf, yieldOf } from './order-reasons.ts'

// What is downloaded, printed, attached or compared, in full. It is loaded with that.

/** What is told of an order, in the order of the columns. */
// biome-ignore format: a row of names
export const orderColumns = [
  'item', 'name', 'make', 'supplier', 'quantity', 'unit', 'release', 'due', 'arrives', 'late', 'for', 'reason',
] as const

export type OrderColumn = (typeof orderColumns)[number]

/** Tells of an order as a buyer forwards it. */
export function orderRow(
  shown: WordedPlan & Pick<PlannerState, 'periods'>,
  placed: ScheduledOrder,
): Readonly<Record<OrderColumn, string | number>> {
  const { planning, words, periods } = shown
  const { item: id, quantity, release, due, arrives, orders } = placed
  const { late, isLow, wanted } = latenessOf(planning, placed)
  const isBehind = tooLateFor(planning, placed).length > 0
  const item = planning.plan.itemOf(id)
  const dateOf = (period: number) => periods.isoOf(period) ?? String(period + 1)
  return {
    item: id,
    name: item.name ?? '',
    make: words.t(`planner.kind.${planning.kindOf(id)}`),
    supplier: item.supplier ?? '',
    quantity: startedFor(item, quantity),
    unit: item.unit ?? '',
    release: dateOf(release),
    due: dateOf(wanted),
    arrives: dateOf(arrives),
    late: late > 0 ? sinceWhen() : isLow || isBehind ? words.periods(arrives - due) : '',
    for: causeTexts(words, reasonOf(planning, id, orders).causes, id).join('; '),
    reason: joined(reasonText(shown, id, orders), isLow && !isBehind && words.t('planner.order.low')),
  }

  /** It may be due before anybody waits: for the safety stock. */
  function sinceWhen(): string {
    const time = words.periods(late)
    const since = arrives - late
    const date = periods.isoOf(since)
    return date && since > wanted ? words.t('planner.order.late.since', { time, date }) : time
  }
}

/** Says why orders of an item, by their places, are placed together. */
export function reasonText({ planning, words }: WordedPlan, item: string, orders: readonly number[]): string {
  const { causes, whys } = reasonOf(planning, item, orders)
  const sum = sumOf(words, item, whys)
  return joined(
    ...whys.flatMap(({ steps, moved }) => {
      const last = steps.at(-1)
      if (!last) return []
      const { sizing, order } = last
      const when = words.when(order.due - (moved.at(-1) ?? 0))
      return [
        words.t(sizing.safetyStock > 0 ? 'planner.reason.safety' : 'planner.reason', {
          ...sizingTexts(words, item, sizing),
          when,
        }),
        rulesOf(words, item, sizing),
      ]
    }),
    sum && `${sum}.`,
    causesText(words, causes, item),
    yieldOf(words, planning.plan.itemOf(item)),
  )
}
