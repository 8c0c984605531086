import type { Message } from '../../../planning/engine/messages.ts'
import { startedFor } from '../../../planning/engine/record.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import type { PlannerMessages } from '../../../words/en/planner.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { latenessText, othersLateFor } from './lateness.ts'
import { causesText, dueBefore, nameFirst, reasonOf } from './order-reasons.ts'
import type { LateDemand, LateRest } from './outlook.ts'

/** One thing to do or to know, in words. */
export interface Task {
  readonly item: string
  /** What kind of thing it is, in a word. */
  readonly kind: string
  readonly tone: 'bad' | 'warn' | undefined
  /** Its item is `{item}`, for the one who fills it in or makes it a button. */
  readonly what: string
  readonly why: string
}

/** Stands for the item in what is said of it. */
export const itemPlace = '{item}'

/** What orders, late demands and the report of the list say themselves is not told twice. */
const toldElsewhere = ['past-due', 'release', 'short', 'beyond-horizon'] as const satisfies Message['kind'][]

/** A message about an open order or a stock. */
export type Notice = Message & { readonly kind: Exclude<Message['kind'], (typeof toldElsewhere)[number]> }

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

const isNotice = (message: Message): message is Notice => !toldElsewhere.some(kind => kind === message.kind)

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

const kinds: Readonly<Record<Notice['kind'], readonly [keyof PlannerMessages, Task['tone']]>> = {
  'receipt-overdue': ['planner.kind.late', 'bad'],
  'demand-overdue': ['planner.kind.late', 'bad'],
  'below-safety-stock': ['planner.kind.low', 'warn'],
  expedite: ['planner.kind.move', 'warn'],
  'push-out': ['planner.kind.move', undefined],
  cancel: ['planner.kind.move', undefined],
  'no-demand': ['planner.kind.idle', undefined],
}

/** Says what a message asks for. */
export function taskOf(
  planning: Planning,
  { t, quantity: amount, when, periods }: PlannerWords,
  message: Notice,
): Task {
  const { kind, item, quantity = 0, from = 0, to, id } = message
  const [label, tone] = kinds[kind]
  const values = {
    item,
    id: id === undefined ? '' : ` ${id}`,
    quantity: amount(item, quantity),
    from: when(from),
    to: to === undefined ? '' : when(to),
    time: periods(Math.abs(from)),
  }
  const what = t(`planner.do.${kind}`, { ...values, item: itemPlace })
  const task = { item, kind: t(label), tone, what }
  if (kind === 'below-safety-stock') {
    // It may end because even less is left.
    const isShort = planning.plan.messages(item).some(other => other.kind === 'short' && other.from === to)
    const end = to === undefined ? 'planner.say.end' : isShort ? 'planner.say.short' : 'planner.say.until'
    return { ...task, why: t(end, values) }
  }
  if (kind === 'expedite' || kind === 'push-out') return { ...task, why: t('planner.say.move', values) }
  if (kind === 'receipt-overdue') {
    // Open orders that stay where they are may be needed by nobody.
    const needed = planning.input.rescheduling === 'fixed' ? '' : `${t('planner.say.needed', values)} `
    return { ...task, why: needed + t('planner.say.receipt-overdue', { now: when(0) }) }
  }
  return { ...task, why: t(`planner.say.${kind}`, values) }
}

/** Says which demand comes late, and through what. */
export function taskOfLate(planning: Planning, words: PlannerWords, late: LateDemand): Task {
  const { quantity, ready, item } = late.delay
  return {
    ...lateTask(words, { whole: late, quantity, ready, late: late.late }),
    item,
    why: [becauseOf(planning, words, late), alsoBecauseOf(planning, words, late)].filter(Boolean).join(' '),
  }
}

/** Says how much of a demand that was split comes late, and how much in time. */
export function taskOfRest(words: PlannerWords, rest: LateRest): Task {
  const { t, quantity, when } = words
  const { whole, inTime } = rest
  return {
    ...lateTask(words, rest),
    item: whole.item,
    why:
      inTime > 0
        ? t('planner.late.rest', { quantity: quantity(whole.item, inTime), due: when(whole.period) })
        : '',
  }
}

function lateTask(
  { t, quantity: amount, number, when, periods }: PlannerWords,
  { whole, quantity, ready, late }: Pick<LateRest, 'whole' | 'quantity' | 'ready' | 'late'>,
): Pick<Task, 'kind' | 'tone' | 'what'> {
  const { item, id, period } = whole
  return {
    kind: t('planner.kind.late'),
    tone: 'bad',
    what: t('planner.late', {
      id: id ?? t('planner.late.demand', { due: when(period) }),
      quantity: number(quantity),
      total: amount(item, whole.quantity),
      item,
      when: when(ready),
      time: periods(late),
    }),
  }
}

function alsoBecauseOf(planning: Planning, words: PlannerWords, late: LateDemand): string {
  const others = othersLateFor(planning, late)
  const named = nameFirst(others, id => nameIn(planning, id))
  return named.length === 0 ? '' : words.t('planner.because.also', { items: words.list(named) })
}

const nameIn = (planning: Planning, id: string): string =>
  [id, planning.itemOf(id).name].filter(Boolean).join(' ')

function becauseOf(planning: Planning, words: PlannerWords, { delay, period: wanted }: LateDemand): string {
  const { t, when } = words
  const { kind, item: id, order, needed, via } = delay
  // What was wanted before today is planned for today, and its parts as well.
  const before = via.length > 1 && kind === 'order' ? dueBefore(planning, id, [order]) : -wanted
  const due = when(needed > 0 ? needed : needed - Math.max(0, before))
  const item = planning.itemOf(id)
  const name = nameIn(planning, id)
  if (kind === 'receipt') {
    const { period = 0, id: receipt } = planning.receiptsOf(id)[order] ?? {}
    return t('planner.because.receipt', {
      id: receipt === undefined ? '' : ` ${receipt}`,
      item: name,
      to: when(Math.max(0, period)),
      due,
    })
  }
  let [from, to] = [0, 0]
  planning.eachOrder(id, (place, _, release, __, arrives) => {
    if (place === order) [from, to] = [release, arrives]
  })
  return t(planning.isMade(id) ? 'planner.because.make' : 'planner.because.buy', {
    item: name,
    time: words.leadTime(item),
    from: when(from),
    to: when(to),
    due,
  })
}

/** Says what to place or start, for whom, and when it arrives. Its calculation stands elsewhere: see `Steps`. */
export function taskOfPlacement(planning: Planning, words: PlannerWords, placement: ScheduledOrder): Task {
  const { t, when } = words
  const { item: id, quantity, release, arrives } = placement
  const item = planning.itemOf(id)
  const isMade = planning.isMade(id)
  return {
    item: id,
    kind: t(isMade ? 'planner.kind.make' : 'planner.kind.buy'),
    tone: undefined,
    what: t(isMade ? 'planner.do.make' : 'planner.do.buy', {
      item: itemPlace,
      quantity: words.quantity(id, startedFor(item, quantity)),
      when: when(release),
    }),
    why: [
      causesText(words, reasonOf(planning, id, placement.orders).causes, id),
      t(isMade ? 'planner.ready' : 'planner.arrives', {
        when: when(arrives),
        late: latenessText(planning, words, placement),
      }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}
