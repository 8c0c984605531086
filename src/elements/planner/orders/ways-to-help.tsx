import { useMemo } from 'react'
import { backFrom } from '../../../planning/engine/change.ts'
import { type Help, help } from '../../../planning/engine/help.ts'
import type { Edit } from '../../../planning/engine/input.ts'
import { Button, focusHeading, Sentence } from '../buttons.tsx'
import { quietButton } from '../planner.styles.ts'
import type { PlannerWords } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useShown } from '../shown.ts'
import { type Notice, taskOf } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'

// It is loaded when somebody asks.

/** A demand that comes late, as the list wants it. */
export interface Late {
  readonly item: string
  /** Its place among the demands of the item. */
  readonly place: number
  readonly period: number
  readonly quantity: number
  /** How many of them come late. */
  readonly missing: number
}

/** Something that would help. A rest that could come on time is promised for a later day. */
type Way = Help | { readonly kind: 'promise'; readonly edit: Edit }

/** A way, and the stocks that it takes below their safety stock, or further below it. */
type TriedWay = Way & { readonly low: readonly Notice[] }

/** How many such stocks are named. */
const maxLow = 3

/** What would bring a late demand in time: a line each, which can be tried. Every one of them was planned. */
export function WaysToHelp({ late }: { readonly late: Late }) {
  const { planning, words, version, select, change } = useShown()
  const { t } = words
  const { item, place, period } = late
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan changes in place, with another version
  const all = useMemo(() => triedWays(planning, late), [planning, version, item, place, period])
  const isSplit = all.some(({ kind }) => kind === 'split')
  // A smaller demand is what can be shipped of a split one.
  const ways = all.filter(({ kind }) => kind !== 'quantity' || !isSplit)
  if (ways.length === 0) return <p>{t('planner.help.none')}</p>
  return (
    <ul className={styles.help}>
      {ways.map(way => {
        const [head, ...facts] = wordsOf(way, planning, words, late)
        const low = way.low.slice(0, maxLow).map(notice => `${taskOf(planning, words, notice).what}.`)
        const more = way.low.length > maxLow ? ['…'] : []
        return (
          <li key={`${way.kind} ${head} ${facts}`}>
            <p>
              <b>
                <Sentence text={head} />
              </b>
              <span>
                <Sentence text={[...facts, ...low, ...more].join(' ')} />
              </span>
            </p>
            <Button
              aria-label={`${t('planner.help.try')}: ${head}. ${facts.join(' ')}`}
              onClick={({ currentTarget }) => {
                focusHeading(currentTarget)
                change('help', () => planning.tryOut(way.edit, <Tried way={head} />))
                // Its record shows the numbers before and after.
                select(way.edit.items?.[0]?.id ?? Object.keys(way.edit.receipts ?? {})[0] ?? item)
              }}
            >
              {t('planner.help.try')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** The way that was tried last, above the plan that came of it. */
function Tried({ way }: { readonly way: string }) {
  const { planning, words, change } = useShown()
  const { t } = words
  return (
    <p className={styles.note}>
      {t('planner.tried', { way })}{' '}
      <Button
        aria-label={`${t('planner.undo')}: ${way}`}
        className={quietButton}
        onClick={({ currentTarget }) => {
          focusHeading(currentTarget)
          change('undo', () => planning.undo())
        }}
      >
        {t('planner.undo')}
      </Button>
    </p>
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
  waysFor(planning, late).map(way => ({ ...way, low: way.kind === 'split' ? takenBy(way, planning) : [] }))

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

/** Says what a way is, and what it comes to. */
function wordsOf(
  way: Way,
  planning: Planning,
  words: PlannerWords,
  late: Late,
): readonly [head: string, ...facts: string[]] {
  const { t, number, when } = words
  const { quantity, missing, period } = late
  switch (way.kind) {
    case 'split': {
      // Split, more can come in time: the parts for the first order may be there already.
      const inTime = quantity - missing
      const more = way.quantity - inTime
      return [
        t('planner.help.split', {
          quantity: number(way.quantity),
          total: number(quantity),
          due: when(Math.max(0, period)),
        }),
        ...(more > 0 && inTime > 0 ? [t('planner.help.split.more', { more: number(more) })] : []),
        t('planner.help.split.rest', { rest: number(way.rest), when: when(way.period) }),
      ]
    }
    case 'quantity':
      return [t('planner.help.quantity', { quantity: number(way.quantity), total: number(quantity) })]
    case 'lead-time': {
      const items = way.items.map(({ item: part, leadTime, was }) => {
        return t('planner.help.item', {
          item: part,
          time: words.leadTime({ ...planning.itemOf(part), leadTime }),
          was: number(was),
        })
      })
      return faster(words, way.items, items)
    }
    case 'expedite': {
      const items = way.orders.map(({ id, item: part, from, to }) =>
        t('planner.help.order', {
          id: id === undefined ? '' : ` ${id}`,
          item: part,
          from: when(from),
          to: when(to),
        }),
      )
      return faster(words, way.orders, items)
    }
    case 'safety-stock':
      return [t('planner.help.safety-stock', { quantity: number(way.quantity), item: way.item })]
    case 'lot':
      return [t('planner.help.lot', { item: way.item })]
    case 'promise':
      return [t('planner.help.promise', { quantity: number(quantity), due: when(Math.max(0, period)) })]
  }
}

/** Says which items are to come sooner, and by how much. */
function faster(
  { t, list }: PlannerWords,
  parts: readonly { readonly item: string }[],
  conditions: readonly string[],
): readonly [head: string, fact: string] {
  const items = list([...new Set(parts.map(({ item }) => item))])
  return [t('planner.help.faster', { items }), t('planner.help.lead-time', { items: list(conditions) })]
}
