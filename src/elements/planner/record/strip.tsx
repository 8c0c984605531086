import { useState } from 'react'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import { Button } from '../buttons.tsx'
import { isNeedOf } from '../orders/lateness.ts'
import { startedOf } from '../orders/order-reasons.ts'
import { type LateDemand, wantedPeriodsOf } from '../orders/outlook.ts'
import { type PlannerState, useShown } from '../shown.ts'
import * as styles from './strip.styles.ts'

/** How many orders are drawn. */
const maxOrders = 12
/** How many demands are drawn. */
const maxDemands = 3
/** How many weeks are drawn: with more, a week would be too narrow for a bar. */
const maxWeeks = 26
/** How many weeks have their numbers. */
const maxNumbers = 13
/** Below more lines, the weeks stand once more: above them they would be out of sight. */
const maxUnderOneAxis = 6
/** How many neighbours are asked for their orders: a screw goes into everything. */
const maxFamily = 40

/** A line of the drawing, from one period to another. */
interface Bar {
  readonly kind: 'make' | 'buy' | 'demand'
  readonly title: string
  readonly subtitle: string | undefined
  readonly quantity: string
  readonly from: number
  readonly to: number
  readonly isLate: boolean
  /** Whether it belongs to the late demand that is asked about. */
  readonly isAsked: boolean
  readonly spoken: string
}

interface OrdersAroundProps {
  readonly item: string
  /** The late demand that is asked about: what does not make it late is folded away. */
  readonly late?: LateDemand
}

/** Draws the orders of an item, of what it goes into and of what it takes: a bar each, from release to receipt. Nothing without orders. */
export function OrdersAround({ item, late }: OrdersAroundProps) {
  const shown = useShown()
  const { t, number } = shown.words
  const [isUnfolded, unfold] = useState(false)
  const all = barsAround(shown, item, late)
  const asked = all.filter(({ isAsked }) => isAsked)
  // Without an order, the demand alone would say nothing.
  const hasFold = asked.length > 1 && asked.length < all.length
  const bars = hasFold && !isUnfolded ? asked : all
  const [first] = all
  if (!first || first.kind === 'demand') return null
  const scale = scaleOf(shown, first.from, Math.max(...all.map(({ to }) => to)))
  const name = t('planner.strip', { item })
  const axis = <Axis scale={scale} />
  return (
    <div className={styles.strip}>
      <p>
        <b>{name}</b>
      </p>
      <Key bars={bars} hasToday={scale.begin === 0} />
      <ol aria-label={name}>
        {axis}
        {bars.map((bar, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may have orders that are all the same
          <Line bar={bar} key={`${at} ${bar.title}`} scale={scale} />
        ))}
        {bars.length > maxUnderOneAxis && axis}
      </ol>
      {hasFold && (
        <Button aria-pressed={isUnfolded} onClick={() => unfold(!isUnfolded)}>
          {t('planner.more.rows', { count: number(all.length - asked.length) })}
        </Button>
      )}
    </div>
  )
}

/** Returns what is drawn: orders, then demands, each by where it begins. What is asked about comes before what else there is. */
function barsAround(shown: PlannerState, item: string, late: LateDemand | undefined): readonly Bar[] {
  const family = familyOf(shown, item)
  const barsOf = (of: typeof ordersOf, count: number) =>
    family
      .flatMap(one => of(shown, one, late))
      .sort((one, other) => Number(other.isAsked) - Number(one.isAsked) || one.from - other.from)
      .slice(0, count)
      .sort((one, other) => one.from - other.from)
  return [...barsOf(ordersOf, maxOrders), ...barsOf(demandsOf, maxDemands)]
}

type Scale = ReturnType<typeof scaleOf>

/** Shows the numbers of the weeks, as far as there is room for them. */
function Axis({ scale: { begin, count } }: { readonly scale: Scale }) {
  const { t, number } = useShown().words
  const step = Math.ceil(count / maxNumbers)
  return (
    <li aria-hidden="true">
      <span>{t('planner.weeks')}</span>
      <div className={styles.weeks}>
        {[...new Array(count).keys()].map(at => (
          <span key={at}>{at % step === 0 && number(begin + at + 1)}</span>
        ))}
      </div>
    </li>
  )
}

/** Says what the bars and the line are. */
function Key({ bars, hasToday }: { readonly bars: readonly Bar[]; readonly hasToday: boolean }) {
  const { t, when } = useShown().words
  const kinds = (['buy', 'make'] as const).filter(kind => bars.some(bar => bar.kind === kind))
  const signs = [
    ...kinds.map(kind => ({ 'data-kind': kind, name: t(`planner.kind.${kind}`) })),
    ...(bars.some(({ isLate }) => isLate) ? [{ 'data-late': '', name: t('planner.kind.late') }] : []),
    ...(hasToday ? [{ 'data-kind': 'today', name: when(0) }] : []),
  ]
  return (
    <ul aria-hidden="true">
      {signs.map(({ name, ...sign }) => (
        <li key={name}>
          <i {...sign} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Draws an order or a demand: its name, its bar, and its quantity behind it; at the right edge before it. */
function Line({ bar, scale: { begin, placeOf } }: { readonly bar: Bar; readonly scale: Scale }) {
  const [from, to] = [placeOf(bar.from), placeOf(bar.to)]
  return (
    <li>
      <span aria-hidden="true">
        <b>{bar.title}</b> <span>{bar.subtitle}</span>
      </span>
      <span className={visuallyHidden}>{bar.spoken}</span>
      <div aria-hidden="true" style={{ backgroundPositionX: begin ? '-9px' : `${placeOf(0)}%` }}>
        <i
          data-kind={bar.kind}
          data-late={bar.isLate || undefined}
          style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
        />
        <b style={to > 90 ? { insetInlineEnd: `${100 - to}%` } : { insetInlineStart: `${to}%` }}>
          {bar.quantity}
        </b>
      </div>
    </li>
  )
}

function ordersOf(shown: PlannerState, item: string, asked: LateDemand | undefined): readonly Bar[] {
  const { planning, words, nameOf } = shown
  const isFor = ({ late, orders }: ScheduledOrder) =>
    late > 0 &&
    asked !== undefined &&
    orders.some(place => planning.needsOf(item, place).some(isNeedOf(planning, asked)))
  return planning.plan.placements(item).flatMap((order, at): readonly Bar[] => {
    const isAsked = isFor(order)
    if (!isAsked && at >= maxOrders) return []
    const { release: from, arrives: to } = order
    const quantity = startedOf(shown, item, order.quantity)
    const values = { item, quantity, from: words.when(from), to: words.when(to) }
    return [
      {
        ...{ title: item, subtitle: nameOf(item), quantity, from, to, isAsked },
        kind: planning.kindOf(item),
        isLate: order.late > 0,
        spoken: words.t('planner.strip.bar', values),
      },
    ]
  })
}

/** Returns the demands of an item as bars. What was split off one is still wanted when the list says so. */
function demandsOf(
  { planning, words }: PlannerState,
  item: string,
  asked: LateDemand | undefined,
): readonly Bar[] {
  const { t, when } = words
  const wantedPeriods = wantedPeriodsOf(planning, item)
  return planning.plan.deliveries(item).map(({ place, period, late, quantity: many, id }) => {
    const quantity = words.quantity(item, many)
    const wanted = wantedPeriods[place] ?? period
    const from = Math.max(0, wanted)
    const to = Math.max(0, period) + late
    const isLate = to > wanted
    const values = { item, quantity, from: when(wanted), to: when(to) }
    return {
      ...{ kind: 'demand', quantity, from, to, isLate },
      title: id === undefined ? item : t('planner.demand.order', { id }),
      subtitle: isLate ? `${values.from} → ${values.to}` : values.to,
      isAsked: item === asked?.item && place === asked.place,
      spoken: t(isLate ? 'planner.strip.late' : 'planner.strip.due', values),
    }
  })
}

/** Returns which weeks are drawn, and where on their line a period stands, in percent. */
function scaleOf({ periods, weeks }: PlannerState, firstPeriod: number, lastPeriod: number) {
  const last = Math.max(periods.weekOf(lastPeriod), Math.min(weeks, periods.weeks.length) - 1)
  // What does not fit on one line begins with its first order.
  const begin = Math.max(0, Math.min(periods.weekOf(firstPeriod), last + 1 - maxWeeks))
  const count = Math.min(last + 1 - begin, maxWeeks)
  const placeOf = (period: number) =>
    period >= periods.count ? 100 : Math.min(100, ((periods.placeOf(period) - begin) / count) * 100)
  return { begin, count, placeOf }
}

/** Returns the ids of an item, of what it goes into and of what it takes, as far as it leads. */
function familyOf({ planning: { plan, bills } }: PlannerState, item: string): readonly string[] {
  const family = new Set([item])
  const follow = (next: (of: string) => readonly string[]) => {
    let reached = [item]
    while (reached.length > 0 && family.size < maxFamily) {
      reached = [...new Set(reached.flatMap(next))].filter(one => !family.has(one)).slice(0, maxFamily)
      for (const one of reached) family.add(one)
    }
  }
  follow(plan.parentsOf)
  follow(of => (bills.parts.get(of) ?? []).map(({ child }) => child))
  return [...family]
}
