import type { Delay } from '../../../planning/engine/delays.ts'
import type { Message } from '../../../planning/engine/messages.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { PlannerMessages } from '../../../words/en/planner.ts'
import type { MessageKey } from '../../../words/message-types.ts'
import { joined } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import type { WordedPlan } from '../shown.ts'
import { latenessOf, othersLateFor, tooLateFor } from './lateness.ts'
import {
  asListed,
  causesText,
  causeTexts,
  dueBefore,
  isBare,
  nameFirst,
  reasonOf,
  startedOf,
} from './order-reasons.ts'
import type { LateDemand } from './outlook.ts'
import { wantedIn } from './wanted-in.ts'

/** One thing to do or to know, in words. */
export interface Task {
  readonly item: string
  /** What kind of thing it is, in a word. */
  readonly kind: string
  readonly tone: 'bad' | 'warn' | undefined
  /** Its item is `{item}`, for the one who fills it in or makes it a button. */
  readonly what: string
  readonly why: string
  /** The late demand that it tells of. */
  readonly late?: LateDemand
  /** The order that it tells of. */
  readonly placed?: ScheduledOrder
  /** Whether it can wait: it is never the first thing to do. */
  readonly canWait?: boolean
}

/** Stands for the item in what is said of it. */
export const itemPlace = '{item}'

/** What is told of a message. What orders, late demands and the report of the list say themselves is not told twice. */
const kinds = {
  'receipt-overdue': ['planner.kind.late', 'bad'],
  'demand-overdue': ['planner.kind.late', 'bad'],
  'below-safety-stock': ['planner.kind.low', 'warn'],
  expedite: ['planner.kind.move', 'warn'],
  'push-out': ['planner.kind.move', undefined],
  cancel: ['planner.kind.move', undefined],
  'no-demand': ['planner.kind.idle', undefined],
} as const satisfies Partial<Record<Message['kind'], readonly [keyof PlannerMessages, Task['tone']]>>

/** A message about an open order or a stock. */
export type Notice = Message & { readonly kind: keyof typeof kinds }

/** Lists what no order and no late demand says itself: an order that comes late says until when the stock is low. */
export function noticesIn({ plan, outlook }: Planning, messages: readonly Message[]): readonly Notice[] {
  const late = new Set(outlook.late.map(({ item, id, period }) => demandKey(item, id, period)))
  return overdueOnce(messages)
    .filter(isNotice)
    .filter(({ kind, item, id, from }) => {
      if (kind === 'demand-overdue') return !late.has(demandKey(item, id, from))
      return kind !== 'below-safety-stock' || plan.placements(item).every(({ late }) => late <= 0)
    })
}

const demandKey = (item: string, id = '', period = 0) => `${item}\n${id}\n${period}`

/**
 * An open order that is overdue is one thing to do, whose messages stand behind each other: it is cancelled if nothing
 * needs it, and else chased until it is there, also where it is needed later.
 */
const overdueOnce = (messages: readonly Message[]): readonly Message[] =>
  messages.flatMap((message, at): readonly Message[] => {
    const { kind, item, from = 0 } = message
    if (kind === 'push-out' && from < 0) return []
    const next = messages[at + 1]
    if (kind !== 'receipt-overdue' || next?.item !== item || next.from !== from) return [message]
    if (next.kind === 'cancel') return []
    return [next.kind === 'push-out' ? { ...message, to: next.to ?? 0 } : message]
  })

const isNotice = (message: Message): message is Notice => message.kind in kinds

/** Whether an open order is overdue, or needed sooner than it comes. */
export const isUrgent = ({ kind }: Notice): boolean => kind === 'receipt-overdue' || kind === 'expedite'

/** Lists the urgent ones, the one that was due first. Few items have open orders, and a list may have very many items. */
export const urgentNotices = (planning: Planning): readonly Notice[] =>
  noticesIn(
    planning,
    [...new Set(planning.input.receipts?.map(({ item }) => item))].flatMap(id => planning.plan.messages(id)),
  )
    .filter(isUrgent)
    .sort(({ from: one = 0 }, { from: other = 0 }) => one - other)

/** Says what a message asks for. */
export function taskOf({ planning, words }: WordedPlan, message: Notice): Task {
  const { t, quantity: amount, when, periods } = words
  const { kind, item, quantity = 0, from = 0, to, id } = message
  const [label, tone] = kinds[kind]
  const values = {
    item,
    id: id === undefined ? '' : ` ${id}`,
    quantity: amount(item, quantity),
    from: when(from),
    to: to === undefined ? '' : when(to),
    now: when(0),
    time: periods(Math.abs(from)),
  }
  const [first, ...more] = sentencesOf(planning, message)
  const isNeeded = first === 'planner.say.move' || first === 'planner.say.needed'
  const needs = isNeeded && to !== undefined ? wantedIn(planning.plan, item, to) : []
  return {
    item,
    kind: t(label),
    tone,
    canWait: !isUrgent(message),
    what: t(`planner.do.${kind}`, { ...values, item: itemPlace }),
    why: joined(
      first && t(first, values),
      causesText(words, asListed(planning, needs), item),
      ...more.map(sentence => t(sentence, values)),
    ),
  }
}

/** Returns what is said of a message. */
function sentencesOf({ plan, input }: Planning, { kind, item, to }: Notice): readonly MessageKey[] {
  switch (kind) {
    case 'below-safety-stock': {
      if (to === undefined) return ['planner.say.end']
      // It may end because even less is left.
      const isShort = plan.messages(item).some(other => other.kind === 'short' && other.from === to)
      return [isShort ? 'planner.say.short' : 'planner.say.until']
    }
    case 'expedite':
    case 'push-out':
      return ['planner.say.move']
    case 'receipt-overdue':
      // Open orders that stay where they are may be needed by nobody.
      return [
        ...(input.rescheduling === 'fixed' ? [] : (['planner.say.needed'] as const)),
        `planner.say.${kind}`,
      ]
    default:
      return [`planner.say.${kind}`]
  }
}

/** Says which demand comes late, and through what, and how much of it comes in time. */
export function taskOfLate(shown: WordedPlan, late: LateDemand): Task {
  const { t, quantity, number, when, periods } = shown.words
  const { item, id, period, missing, moved, inTime, delay } = late
  const rest = inTime > 0 && t('planner.late.rest', { quantity: quantity(item, inTime), due: when(period) })
  return {
    item,
    kind: t('planner.kind.late'),
    tone: 'bad',
    what: t('planner.late', {
      id:
        id === undefined
          ? t('planner.late.demand', { due: when(period) })
          : isBare(id)
            ? t('planner.demand.order', { id })
            : id,
      quantity: number(missing),
      total: quantity(item, (delay && moved === 0 ? late : late.listed).quantity),
      item,
      when: when(period + late.late),
      time: periods(late.late),
    }),
    why: joined(delay && becauseOf(shown, late, delay), delay && alsoBecauseOf(shown, late), rest),
    late,
  }
}

function alsoBecauseOf({ planning, words }: WordedPlan, late: LateDemand): string {
  const names = nameFirst(othersLateFor(planning, late), id => nameIn(planning, id))
  return names.length === 0 ? '' : words.t('planner.because.also', { items: words.list(names) })
}

const nameIn = (planning: Planning, id: string): string => joined(id, planning.plan.itemOf(id).name)

function becauseOf(
  { planning, words }: WordedPlan,
  { period: wanted, moved }: LateDemand,
  delay: Delay,
): string {
  const { t, when } = words
  const { kind, item: id, order, needed, via } = delay
  // What was wanted before today is planned for today, and its parts as well.
  const before = via.length > 1 && kind === 'order' ? dueBefore(planning, id, [order]) : -wanted
  const due = when(needed > 0 ? Math.max(needed - moved, Math.min(0, wanted)) : needed - Math.max(0, before))
  const item = nameIn(planning, id)
  if (kind === 'receipt') {
    const { period = 0, id: receipt } = planning.plan.receiptsOf(id)[order] ?? {}
    return t('planner.because.receipt', {
      id: receipt === undefined ? '' : ` ${receipt}`,
      item,
      to: when(Math.max(0, period)),
      due,
    })
  }
  let [from, to] = [0, 0]
  planning.eachOrder(id, ({ place, begins, arrives }) => {
    if (place === order) [from, to] = [begins, arrives]
  })
  return t(`planner.because.${planning.kindOf(id)}`, {
    item,
    time: words.leadTime(planning.plan.itemOf(id)),
    from: when(from),
    to: when(to),
    due,
  })
}

/** Says what to place or start, for whom, and when it arrives. Its calculation stands elsewhere: see `Steps`. */
export function taskOfPlacement(shown: WordedPlan, placed: ScheduledOrder): Task {
  const { planning, words } = shown
  const { t, when } = words
  const { item, quantity, release, orders } = placed
  const kind = planning.kindOf(item)
  return {
    item,
    kind: t(`planner.kind.${kind}`),
    tone: undefined,
    what: t(`planner.do.${kind}`, {
      item: itemPlace,
      quantity: startedOf(shown, item, quantity),
      when: when(release),
    }),
    why: joined(causesText(words, reasonOf(planning, item, orders).causes, item), arrivalText(shown, placed)),
    placed,
  }
}

/** Says when an order arrives, and how late that is. */
export function arrivalText({ planning, words }: WordedPlan, placed: ScheduledOrder): string {
  const { t, when, periods } = words
  const { late, isLow } = latenessOf(planning, placed)
  const waiting = late > 0 ? [] : causeTexts(words, tooLateFor(planning, placed), placed.item)
  return t(planning.kindOf(placed.item) === 'make' ? 'planner.ready' : 'planner.arrives', {
    when: when(placed.arrives),
    late:
      late > 0
        ? t('planner.late.by', { time: periods(late) })
        : waiting.length > 0
          ? t('planner.late.for', { orders: words.list(waiting) })
          : isLow
            ? t('planner.late.low')
            : '',
  })
}
