import type { Cause } from '../../../planning/engine/causes.ts'
import type { Why } from '../../../planning/engine/explain-order.ts'
import type { PlannedOrder } from '../../../planning/engine/planned-orders.ts'
import { startedFor, sum } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { MessageKey } from '../../../words/message-types.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { reasonOf, rulesOf, sumOf } from './order-reasons.ts'

/** A line of the calculation of an order: a text, and what stands in it. */
type Step = readonly [MessageKey, Readonly<Record<string, string>>]

interface Calculation {
  /** From the first need down to what is short of the item itself. */
  readonly steps: readonly Step[]
  /** How the orders of one day add up; empty for one alone. */
  readonly total: string
  /** What else the order is for. */
  readonly others: readonly Cause[]
}

/** Returns how the quantity of an order came about, in steps that can be checked with a pencil. */
export function calculationOf(planning: Planning, words: PlannerWords, placed: ScheduledOrder): Calculation {
  const {
    whys,
    causes: [cause, ...others],
  } = reasonOf(planning, placed.item, placed.orders)
  // The first order that something needs: what nothing needs comes last among the causes of each.
  const first = whys.find(why => why.causes[0]?.kind !== 'excess') ?? whys[0]
  return {
    steps: [
      ...(cause ? [needStep(words, cause)] : []),
      ...parentSteps(planning, words, first?.steps ?? [], first?.moved ?? []),
      ...whys.flatMap(why => netStep(words, placed.item, why)),
    ],
    total: sumOf(words, placed.item, whys),
    others,
  }
}

/** What is needed at the top of the bills. */
function needStep({ quantity: amount, when }: PlannerWords, cause: Cause): Step {
  const { kind, item, id = '', period, quantity } = cause
  const reserve = kind === 'on-hand' ? 'planner.step.on-hand' : 'planner.step.safety-stock'
  return [
    kind === 'demand' ? `planner.step.${cause.id === undefined ? 'demand' : 'order'}` : reserve,
    { item, id, quantity: amount(item, quantity), when: when(period) },
  ]
}

/** What each order on the way down takes of the next part, as many periods sooner as the plan has moved the need for it. */
function parentSteps(
  planning: Planning,
  words: PlannerWords,
  links: Why['steps'],
  moved: readonly number[],
): readonly Step[] {
  const { quantity, when, leadTime } = words
  return links.slice(0, -1).flatMap(({ order }, at): readonly Step[] => {
    const item = planning.itemOf(order.item)
    const part = links[at + 1]?.order.item ?? ''
    if (item.phantom)
      return [['planner.phantom', { item: order.item, needed: quantity(order.item, order.quantity) }]]
    const needed = quantityTaken(planning, order, part)
    // Between the two is an open order, which is no step.
    if (needed === 0) return []
    return [
      [
        'planner.step.parent',
        {
          item: order.item,
          quantity: quantity(order.item, startedFor(item, order.quantity)),
          time: leadTime(item),
          when: when(order.release - (moved[at + 1] ?? 0)),
          needed: quantity(part, needed),
          part,
        },
      ],
    ]
  })
}

/** Returns how many of a part an order takes. */
function quantityTaken(planning: Planning, { item, quantity }: PlannedOrder, part: string): number {
  const started = startedFor(planning.itemOf(item), quantity)
  const lines = planning.outline.parts.get(item)?.filter(({ child }) => child === part) ?? []
  return sum(
    lines.map(
      ({ per, scrap = 0, yield: good = 1, fixed }) => ((per * (1 + scrap)) / good) * (fixed ? 1 : started),
    ),
  )
}

/** What is short of the item, and what the lot rule makes of it. */
function netStep(words: PlannerWords, item: string, { steps }: Why): readonly Step[] {
  const sizing = steps.at(-1)?.sizing
  if (!sizing) return []
  const quantity = (value: number) => words.quantity(item, value)
  return [
    [
      sizing.safetyStock > 0 ? 'planner.step.safety' : 'planner.step.net',
      {
        safety: quantity(sizing.safetyStock),
        item,
        available: quantity(sizing.available),
        needed: quantity(sizing.needed),
        short: quantity(sizing.short),
        rules: rulesOf(words, item, sizing),
      },
    ],
  ]
}
