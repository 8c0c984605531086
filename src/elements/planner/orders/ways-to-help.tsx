import { type MouseEvent, useMemo } from 'react'
import type { Edit } from '../../../planning/engine/input.ts'
import type { Plan } from '../../../planning/engine/plan.ts'
import { help, tryOut } from '../../../planning/engine/what-would-help.ts'
import { fillIn } from '../../../words/translation.ts'
import { Button, focusHeading, Sentence } from '../buttons.tsx'
import { joined } from '../planner-words.ts'
import type { Planning } from '../planning-with-undo.ts'
import { OrdersAround } from '../record/strip.tsx'
import { usePainted, useShown, type WordedPlan } from '../shown.ts'
import { countIn, type LateDemand, releasesOf } from './outlook.ts'
import { type Notice, taskOf } from './to-do.ts'
import * as styles from './to-do-list.styles.ts'
import { type Way, wayText } from './way.ts'

// It is loaded when somebody asks.

/** A way, how many orders there are with it, and the stocks that it takes below their safety stock, or further below it. */
type TriedWay = Way & { readonly orderCount: number; readonly belowSafetyStock: readonly Notice[] }

/** Shows what would bring a late demand in time: a line each, which can be tried. Every one of them was planned. */
export function WaysToHelp({ late }: { readonly late: LateDemand }) {
  const { planning, words, version } = useShown()
  const { item, place, period } = late
  const isPainted = usePainted(true, false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan changes in place, with another version
  const ways = useMemo(
    () => (isPainted ? triedWays(planning, late) : undefined),
    [isPainted, planning, version, item, place, period],
  )
  if (!ways) return <p>{words.t('planner.help')} …</p>
  return (
    <>
      {period < 0 ? (
        <p>
          {words.t('planner.help.overdue', { due: words.when(period), when: words.when(period + late.late) })}
        </p>
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
      <OrdersAround item={item} late={late} />
    </>
  )
}

function WayLine({ way, late }: { readonly way: TriedWay; readonly late: LateDemand }) {
  const shown = useShown()
  const { planning, words, select, change } = shown
  const { t, count, number } = words
  const head = wayText(words, { way, late })
  const before = planning.outlook.counts.all
  const orders = count('planner.orders', way.orderCount)
  const cost = way.orderCount === before ? '' : t('planner.changed', { orders, before: number(before) })
  const stocks = way.belowSafetyStock.map(
    notice => `${fillIn(taskOf(shown, notice).what, { item: notice.item })}.`,
  )
  const facts = [factsOf(shown, way, late), cost, ...stocks].filter(fact => fact !== '')
  const more = facts.slice(maxFacts)
  const take = ({ currentTarget }: MouseEvent<Element>) => {
    focusHeading(currentTarget)
    change('help', () => planning.tryOut(way.edit, { way, late }))
    // Its record shows the numbers before and after.
    select(way.edit.items?.[0]?.id ?? Object.keys(way.edit.receipts ?? {})[0] ?? late.item)
  }
  return (
    <li>
      <div>
        <b>
          <Sentence text={head} />
        </b>
        <Facts facts={facts.slice(0, maxFacts)} />
        {more.length > 0 && (
          <details>
            <summary>{t('planner.more.rows', { count: number(more.length) })}</summary>
            <Facts facts={more} />
          </details>
        )}
      </div>
      <Button aria-label={`${t('planner.help.try')}: ${joined(`${head}.`, ...facts)}`} onClick={take}>
        {t('planner.help.try')}
      </Button>
    </li>
  )
}

/** How many facts of a way are seen at once. */
const maxFacts = 3

const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <ul>
    {facts.map(fact => (
      <li key={fact}>
        <Sentence text={fact} />
      </li>
    ))}
  </ul>
)

/**
 * Returns what would help a demand to be in time for the day that the list says. A rest that was split off it is planned for a
 * later day by now, so it is put back to that day first, and tried from there.
 */
export function waysFor({ plan }: Planning, { item, place, period }: LateDemand): readonly Way[] {
  const now = plan.demandOf(item)
  const entry = now[place]
  if (!entry || entry.period === period) return help(plan, item, place)
  const edit: Edit = { demand: { [item]: now.with(place, { ...entry, period }) } }
  const isInTime = () =>
    plan.deliveries(item).every(delivery => delivery.place !== place || delivery.late === 0)
  return tryOut(plan, edit, (): readonly Way[] =>
    isInTime()
      ? [{ kind: 'promise', edit }]
      : help(plan, item, place).map(way => ({ ...way, edit: { ...edit, ...way.edit } })),
  )
}

function triedWays(planning: Planning, late: LateDemand): readonly TriedWay[] {
  const all = waysFor(planning, late)
  const isSplit = all.some(({ kind }) => kind === 'split')
  return (
    all
      // A smaller demand is what can be shipped of a split one.
      .filter(({ kind }) => kind !== 'quantity' || !isSplit)
      // Nothing brings on time what was due before today. A part of it may come today.
      .filter(({ kind }) => late.period >= 0 || kind === 'split' || kind === 'promise')
      .map(way => withCost(way, planning))
  )
}

/** Tries a way, and returns it with what it costs. What brings a part sooner takes no more of any stock. */
function withCost(way: Way, planning: Planning): TriedWay {
  const { plan } = planning
  const noticesOf = (id: string) =>
    plan.messages(id).filter((message): message is Notice => message.kind === 'below-safety-stock')
  const orders = planning.outlook.releases.flatMap(({ items }) => items)
  const tried = tryOut(plan, way.edit, touched => {
    // Only their orders can be others: counting all of a long list would take longer than finding the way.
    const moved = withParents(plan, touched)
    return {
      orderCount: orders.filter(id => !moved.has(id)).length + countIn(releasesOf(planning, [...moved])),
      belowSafetyStock: way.kind === 'split' ? touched.flatMap(noticesOf) : [],
    }
  })
  const isLower = ({ item, quantity = 0 }: Notice) =>
    noticesOf(item).every(was => (was.quantity ?? 0) < quantity)
  return { ...way, ...tried, belowSafetyStock: tried.belowSafetyStock.filter(isLower) }
}

/** Returns items and all that they go into: it is released when its parts are there. */
function withParents(plan: Plan, ids: readonly string[]): ReadonlySet<string> {
  const all = new Set(ids)
  // A set goes over what is added on the way.
  for (const id of all) for (const parent of plan.parentsOf(id)) all.add(parent)
  return all
}

/** Says what a way comes to. */
function factsOf({ planning, words }: WordedPlan, way: Way, late: LateDemand): string {
  const { t, number, when, list } = words
  switch (way.kind) {
    case 'split': {
      // Split, more can come in time: the parts for the first order may be there already.
      const inTime = late.quantity - late.missing
      const more = way.quantity - inTime
      const values = { more: words.quantity(late.item, more) }
      return more > 0 && inTime > 0 ? t('planner.help.split.more', values) : ''
    }
    case 'lead-time': {
      const items = way.items.map(({ item, leadTime, was }) => {
        const time = words.leadTime({ ...planning.plan.itemOf(item), leadTime })
        return t('planner.help.item', { item, time, was: number(was) })
      })
      return t('planner.help.lead-time', { items: list(items) })
    }
    case 'expedite': {
      const orders = way.orders.map(({ id, item, from, to }) =>
        t('planner.help.order', {
          id: id === undefined ? '' : ` ${id}`,
          item,
          from: when(from),
          to: when(to),
        }),
      )
      return t('planner.help.lead-time', { items: list(orders) })
    }
    default:
      return ''
  }
}
