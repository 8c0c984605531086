import { type ReactNode, useId } from 'react'
import { startedFor } from '../../../planning/engine/record.ts'
import type { ScheduledDemand, ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { svg } from '../../../ui/pictures/drawing.styles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { listedPeriodOf } from '../orders/late-rests.ts'
import { card, head } from '../planner.styles.ts'
import type { Planning } from '../planning-with-undo.ts'
import { type Shown, useShown } from '../shown.ts'
import * as styles from './strip.styles.ts'

/** How many orders are drawn. */
const maxOrders = 12
/** How many weeks are drawn: with more, a week would be too narrow for a bar. */
const maxWeeks = 26
/** How many neighbours are asked for their orders: a screw goes into everything. */
const maxFamily = 40

/** The orders of the chosen item, of what it goes into and of what it takes: a bar each, from release to receipt. */
export function Strip() {
  const { planning, words, periods, weeks, selected } = useShown()
  const { t } = words
  const id = useId()
  const family = familyOf(planning, selected)
  const orders = family
    .flatMap(item => planning.plan.placements(item).slice(0, maxOrders))
    .sort((one, other) => one.release - other.release)
    .slice(0, maxOrders)
  const wanted = family
    .flatMap(item => demandsOf(planning, item))
    .sort((one, other) => one.period - other.period)
    .slice(0, 3)
  if (orders.length === 0) return null
  const last = Math.max(
    ...orders.map(({ arrives }) => periods.weekOf(arrives)),
    ...wanted.map(({ period, late }) => periods.weekOf(Math.max(0, period) + late)),
    Math.min(weeks, periods.weeks.length) - 1,
  )
  const scale = scaleOf(periods, orders[0]?.release ?? 0, last)
  return (
    <section aria-labelledby={id} className={`${card} ${styles.strip}`}>
      <div className={head}>
        <h2 className={subtitle} id={id}>
          {t('planner.strip', { item: selected })}
        </h2>
        <p>{t('planner.strip.hint')}</p>
      </div>
      <ol>
        <Weeks scale={scale} />
        {orders.map((order, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may have orders that are all the same
          <OrderBar key={`${at} ${order.item}`} order={order} scale={scale} />
        ))}
        {wanted.map((demand, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may have demands that are all the same
          <DemandMark demand={demand} key={`${at} ${demand.item}`} scale={scale} />
        ))}
      </ol>
    </section>
  )
}

/** The demands of an item. What was split off one is still wanted when the list says so. */
function demandsOf({ plan, outlook }: Planning, item: string) {
  return plan.deliveries(item).map(demand => {
    const ready = Math.max(0, demand.period) + demand.late
    const period = listedPeriodOf(outlook.rests, item, demand.place) ?? demand.period
    return { ...demand, item, period, late: ready - Math.max(0, period) }
  })
}

type Scale = ReturnType<typeof scaleOf>

/** Which weeks are drawn, and where on their line a period stands, in percent. */
function scaleOf(periods: Shown['periods'], firstRelease: number, lastWeek: number) {
  // What does not fit on one line begins with its first order.
  const begin = Math.max(0, Math.min(periods.weekOf(firstRelease), lastWeek + 1 - maxWeeks))
  const { length } = periods.weeks.slice(begin, Math.min(lastWeek + 1, begin + maxWeeks))
  const placeOf = (period: number) =>
    period >= periods.count ? 100 : Math.min(100, ((periods.placeOf(period) - begin) / length) * 100)
  return { begin, count: length, placeOf }
}

/** The numbers of the weeks, as many as have room. */
function Weeks({ scale: { begin, count } }: { readonly scale: Scale }) {
  const { number } = useShown().words
  return (
    <li aria-hidden="true">
      <span />
      <svg aria-hidden="true" className={svg}>
        {[...new Array(count).keys()].map(at =>
          at % Math.ceil(count / 13) === 0 ? (
            <text className="note middle" dy=".35em" key={at} x={`${((at + 0.5) / count) * 100}%`} y="50%">
              {number(begin + at + 1)}
            </text>
          ) : null,
        )}
      </svg>
    </li>
  )
}

interface OrderBarProps {
  readonly order: ScheduledOrder
  readonly scale: Scale
}

function OrderBar({ order, scale }: OrderBarProps) {
  const { planning, words, nameOf } = useShown()
  const { item, release, arrives, late } = order
  const quantity = startedFor(planning.itemOf(item), order.quantity)
  const from = scale.placeOf(release)
  const width = Math.max(scale.placeOf(arrives) - from, 1)
  const isMade = planning.isMade(item)
  return (
    <Row
      name={
        <>
          <b>{item}</b> <span>{nameOf(item)}</span>
        </>
      }
      scale={scale}
      spoken={words.t('planner.strip.bar', {
        item,
        quantity: words.number(quantity),
        from: words.when(release),
        to: words.when(arrives),
      })}
    >
      <rect
        className={`${isMade ? styles.make : 'short'} ${late > 0 ? styles.late : ''}`}
        height="70%"
        rx="6"
        width={`${width}%`}
        x={`${from}%`}
        y="15%"
      />
      <Quantity
        from={from}
        quantity={quantity}
        to={width > 12 ? from : from + width}
        tone={isMade ? 'violet' : 'warn'}
      />
    </Row>
  )
}

interface DemandMarkProps {
  readonly demand: ScheduledDemand & { readonly item: string }
  readonly scale: Scale
}

/** When a demand is met, and how much later than it was wanted. */
function DemandMark({ demand, scale }: DemandMarkProps) {
  const { t, number, when } = useShown().words
  const { item, id, period, quantity, late } = demand
  const arrives = Math.max(0, period) + late
  const place = scale.placeOf(arrives)
  return (
    <Row
      name={<b>{id === undefined ? item : t('planner.demand.order', { id })}</b>}
      scale={scale}
      spoken={t(late > 0 ? 'planner.strip.late' : 'planner.strip.due', {
        item,
        quantity: number(quantity),
        from: when(period),
        to: when(arrives),
      })}
    >
      {late > 0 && (
        <line
          className="thin dots alarm"
          x1={`${scale.placeOf(period)}%`}
          x2={`${place}%`}
          y1="50%"
          y2="50%"
        />
      )}
      <circle className={late > 0 ? 'bad' : styles.due} cx={`${place}%`} cy="50%" r="4" />
      <Quantity from={place} quantity={quantity} to={place} tone={late > 0 ? 'bad' : 'good'} />
    </Row>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly spoken: string
  readonly scale: Scale
  readonly children: ReactNode
}

/** A line of the strip: what it is of, and its drawing, with a line for today. */
function Row({ name, spoken, scale, children }: RowProps) {
  const today = `${scale.placeOf(0)}%`
  return (
    <li>
      <span aria-hidden="true">{name}</span>
      <span className={visuallyHidden}>{spoken}</span>
      <svg aria-hidden="true" className={svg}>
        {scale.begin === 0 && <line className={styles.today} x1={today} x2={today} y2="100%" />}
        {children}
      </svg>
    </li>
  )
}

interface QuantityProps {
  readonly quantity: number
  readonly tone: string
  readonly from: number
  readonly to: number
}

/** A number behind what it belongs to, at the right edge before it. */
function Quantity({ quantity, tone, from, to }: QuantityProps) {
  const { number } = useShown().words
  const isAtEdge = to > 90
  return (
    <text
      className={`strong ${tone} ${isAtEdge ? 'end' : ''}`}
      dx={isAtEdge ? -8 : 8}
      dy=".35em"
      x={`${isAtEdge ? from : to}%`}
      y="50%"
    >
      {number(quantity)}
    </text>
  )
}

/** An item, what it goes into and what it takes, as far as it leads. */
function familyOf({ plan, outline }: Planning, id: string): readonly string[] {
  const family = new Set([id])
  const follow = (next: (of: string) => readonly string[]) => {
    let reached = [id]
    while (reached.length > 0 && family.size < maxFamily) {
      reached = [...new Set(reached.flatMap(next))].filter(one => !family.has(one)).slice(0, maxFamily)
      for (const one of reached) family.add(one)
    }
  }
  follow(plan.parentsOf)
  follow(of => (outline.parts.get(of) ?? []).map(({ child }) => child))
  return [...family]
}
