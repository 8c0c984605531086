import { type MouseEvent, useMemo } from 'react'
import { backFrom } from '../../../planning/engine/change.ts'
import { help } from '../../../planning/engine/help.ts'
import type { Edit } from '../../../planning/engine/input.ts'
import { fillIn } from '../../../words/translation.ts'
import { Button, focusHeading, Sentence } from '../buttons.tsx'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { OrdersAround } from '../record/strip.tsx'
import { useShown } from '../shown.ts'
import { type Notice, taskOf } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'
import { type Late, type Way, wayIn } from './way.ts'

// It is loaded when somebody asks.

/** A way, and the stocks that it takes below their safety stock, or further below it. */
type TriedWay = Way & { readonly low: readonly Notice[] }

/** How many such stocks are named. */
const maxLow = 3

/** What would bring a late demand in time: a line each, which can be tried. Every one of them was planned. */
export function WaysToHelp({ late }: { readonly late: Late }) {
  const { planning, words, version } = useShown()
  const { item, place, period } = late
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan changes in place, with another version
  const all = useMemo(() => triedWays(planning, late), [planning, version, item, place, period])
  const isSplit = all.some(({ kind }) => kind === 'split')
  // A smaller demand is what can be shipped of a split one.
  const ways = all.filter(({ kind }) => kind !== 'quantity' || !isSplit)
  return (
    <>
      {period < 0 ? (
        <p>{neverOnTime(planning, words, late)}</p>
      ) : (
        ways.length === 0 && <p>{words.t('planner.help.none')}</p>
      )}
      {ways.length > 0 && (
        <ul className={styles.help}>
          {ways.map(way => (
            <WayLine key={`${way.kind} ${'item' in way ? way.item : ''}`} late={late} way={way} />
          ))}
        </ul>
      )}
      <OrdersAround item={item} />
    </>
  )
}

/** Says since when a demand is overdue, and when it comes. */
function neverOnTime({ plan }: Planning, { t, when }: PlannerWords, late: Late): string {
  const delivery = plan.deliveries(late.item).find(({ place }) => place === late.place)
  const ready = delivery ? Math.max(0, delivery.period) + delivery.late : 0
  return t('planner.help.overdue', { due: when(late.period), when: when(ready) })
}

function WayLine({ way, late }: { readonly way: TriedWay; readonly late: Late }) {
  const { planning, words, select, change } = useShown()
  const { t } = words
  const head = wayIn(words, { way, late })
  const facts = factsOf(way, planning, words, late).join(' ')
  const low = way.low
    .slice(0, maxLow)
    .map(notice => `${fillIn(taskOf(planning, words, notice).what, { item: notice.item })}.`)
  const more = way.low.length > maxLow ? ['…'] : []
  const take = ({ currentTarget }: MouseEvent<Element>) => {
    focusHeading(currentTarget)
    change('help', () => planning.tryOut(way.edit, { way, late }))
    // Its record shows the numbers before and after.
    select(way.edit.items?.[0]?.id ?? Object.keys(way.edit.receipts ?? {})[0] ?? late.item)
  }
  return (
    <li>
      <p>
        <b>
          <Sentence text={head} />
        </b>
        <span>
          <Sentence text={[facts, ...low, ...more].filter(Boolean).join(' ')} />
        </span>
      </p>
      <Button aria-label={`${t('planner.help.try')}: ${head}. ${facts}`} onClick={take}>
        {t('planner.help.try')}
      </Button>
    </li>
  )
}

/** Returns what would help a demand. The rest of another is planned for its own day: for the one of the list instead. */
export function waysFor({ plan }: Planning, { item, place, period }: Late): readonly Way[] {
  const now = plan.demandOf(item)
  const entry = now[place]
  if (!entry || entry.period === period) return help(plan, item, place)
  const edit: Edit = { demand: { [item]: now.with(place, { ...entry, period }) } }
  plan.change(edit)
  try {
    if (plan.deliveries(item).every(delivery => delivery.place !== place || delivery.late === 0))
      return [{ kind: 'promise', edit }]
    return help(plan, item, place).map(way => ({ ...way, edit: { ...edit, ...way.edit } }))
  } finally {
    plan.change({ demand: { [item]: now } })
  }
}

const triedWays = (planning: Planning, late: Late): readonly TriedWay[] =>
  waysFor(planning, late)
    // Nothing brings on time what was due before today. A part of it may come today.
    .filter(({ kind }) => late.period >= 0 || kind === 'split' || kind === 'promise')
    .map(way => ({ ...way, low: way.kind === 'split' ? takenBy(way, planning) : [] }))

/** Returns which stocks an edit takes below their safety stock, or further below it. */
function takenBy({ edit }: Way, { plan }: Planning): readonly Notice[] {
  const lowOf = (id: string) =>
    plan.messages(id).filter((message): message is Notice => message.kind === 'below-safety-stock')
  const back = backFrom(edit, plan)
  const lowAfter = () => {
    const touched = plan.change(edit)
    try {
      return touched.flatMap(lowOf)
    } finally {
      plan.change(back)
    }
  }
  return lowAfter().filter(({ item, quantity = 0 }) =>
    lowOf(item).every(was => (was.quantity ?? 0) < quantity),
  )
}

/** Says what a way comes to. */
function factsOf(way: Way, planning: Planning, words: PlannerWords, late: Late): readonly string[] {
  const { t, number, when } = words
  const amount = (quantity: number) => words.quantity(late.item, quantity)
  const onTimeIf = (items: readonly string[]) => [t('planner.help.lead-time', { items: words.list(items) })]
  switch (way.kind) {
    case 'split': {
      // Split, more can come in time: the parts for the first order may be there already.
      const inTime = late.quantity - late.missing
      const more = way.quantity - inTime
      return [
        ...(more > 0 && inTime > 0 ? [t('planner.help.split.more', { more: amount(more) })] : []),
        t('planner.help.split.rest', { rest: amount(way.rest), when: when(way.period) }),
      ]
    }
    case 'lead-time':
      return onTimeIf(
        way.items.map(({ item, leadTime, was }) => {
          const time = words.leadTime({ ...planning.itemOf(item), leadTime })
          return t('planner.help.item', { item, time, was: number(was) })
        }),
      )
    case 'expedite':
      return onTimeIf(
        way.orders.map(({ id, item, from, to }) =>
          t('planner.help.order', {
            id: id === undefined ? '' : ` ${id}`,
            item,
            from: when(from),
            to: when(to),
          }),
        ),
      )
    default:
      return []
  }
}
