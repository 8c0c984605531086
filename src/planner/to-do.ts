import type { PlannerMessages } from '../content/planner/en.ts'
import type { Item } from '../planning/engine/input.ts'
import type { Message } from '../planning/engine/messages.ts'
import type { PlannedOrder } from '../planning/engine/plan.ts'
import { chainOf, wantedOf } from './chain.ts'
import type { Planning } from './planning.ts'
import { startedFor } from './started.ts'
import type { Words } from './words.ts'

/** One thing to do, in words. */
export interface Task {
  readonly item: string
  readonly kind: keyof PlannerMessages
  readonly tone: 'bad' | 'warn' | undefined
  readonly what: string
  readonly why: string
}

const kinds: Readonly<Record<Message['kind'], readonly [keyof PlannerMessages, Task['tone']]>> = {
  'past-due': ['planner.kind.late', 'bad'],
  'receipt-overdue': ['planner.kind.late', 'bad'],
  'demand-overdue': ['planner.kind.late', 'bad'],
  short: ['planner.kind.short', 'bad'],
  'below-safety-stock': ['planner.kind.low', 'warn'],
  release: ['planner.kind.buy', undefined],
  expedite: ['planner.kind.move', 'warn'],
  'push-out': ['planner.kind.move', undefined],
  cancel: ['planner.kind.move', undefined],
  'no-demand': ['planner.kind.idle', undefined],
}

/** Says what a message asks for. */
export function taskOf(planning: Planning, words: Words, message: Message): Task {
  const { t, number, when, periods } = words
  const { kind, item, quantity = 0, from = 0, to, id } = message
  const [label, tone] = kinds[kind]
  const values = {
    item,
    id: id === undefined ? '' : ` ${id}`,
    quantity: number(quantity),
    from: when(from),
    when: when(0),
    to: to === undefined ? '' : when(to),
    time: periods(Math.abs(from)),
  }
  const task = { item, kind: label, tone }
  if (kind === 'past-due' || kind === 'release') {
    const started = number(startedFor(planning.itemOf(item), quantity))
    const what = t(verbOf(planning, item), { ...values, quantity: started })
    return { ...task, what, why: t('planner.say.past-due', values) }
  }
  const what = t(`planner.do.${kind}`, values)
  if (kind === 'short' || kind === 'below-safety-stock')
    return { ...task, what, why: t(to === undefined ? 'planner.say.end' : 'planner.say.until', values) }
  if (kind === 'expedite' || kind === 'push-out') return { ...task, what, why: t('planner.say.move', values) }
  return { ...task, what, why: t(`planner.say.${kind}`, values) }
}

/** Says what order to release, and why. */
export function taskOfOrder(planning: Planning, words: Words, order: PlannedOrder): Task {
  const { t, number, when } = words
  const { item: id, quantity, release } = order
  const item = planning.itemOf(id)
  const chain = chainOf(planning, order)
  const link = chain?.links.at(-1)
  const reasons = [
    link &&
      t(link.safety > 0 ? 'planner.reason.safety' : 'planner.reason', {
        needed: number(link.needed),
        safety: number(link.safety),
        available: number(link.available),
        short: number(link.short),
        when: when(order.due),
      }),
    chain &&
      t('planner.reason.for', {
        cause: words.cause({ ...chain.cause, quantity: wantedOf(planning, chain.cause) }),
      }),
    lotAndTime(words, item),
  ]
  return {
    item: id,
    kind: planning.isMade(id) ? 'planner.kind.make' : 'planner.kind.buy',
    tone: undefined,
    what: t(verbOf(planning, id), {
      item: id,
      quantity: number(startedFor(item, quantity)),
      when: when(release),
    }),
    why: reasons.filter(Boolean).join(' '),
  }
}

const verbOf = (planning: Planning, item: string) =>
  planning.isMade(item) ? 'planner.do.make' : 'planner.do.buy'

/** Says what sizes an order, and how long it takes. */
export function lotAndTime({ t, number, percent, leadTime }: Words, item: Item): string {
  const lot = lotOf(item)
  const text = t(lot > 1 ? 'planner.lots' : 'planner.alone', { lot: number(lot), time: leadTime(item) })
  const { yield: good = 1 } = item
  return good < 1 ? `${text} ${t('planner.yield', { yield: percent(good) })}` : text
}

/** What an item's orders are a multiple of; 1 where any number will do. */
export const lotOf = ({ lot }: Item): number =>
  lot?.multiple ?? (lot?.rule === 'FOQ' ? (lot.quantity ?? 1) : 1)
