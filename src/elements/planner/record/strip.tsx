import { useId } from 'react'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { svg } from '../../../ui/pictures/drawing.styles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { card, head } from '../planner.styles.ts'
import type { Planning } from '../planning-with-undo.ts'
import { useShown } from '../shown.ts'
import * as styles from './strip.styles.ts'

/** How many orders are drawn. */
const maxOrders = 12
/** How many weeks are drawn: with more, a week would be too narrow for a bar. */
const maxWeeks = 26
/** How many neighbours are asked for their orders: a screw goes into everything. */
const maxFamily = 40

/** The orders of the chosen item, of what it goes into and of what it takes: a bar each, from release to receipt. */
export function Strip() {
  const { planning, words, nameOf, periods, weeks, selected } = useShown()
  const { t, number, when } = words
  const id = useId()
  const family = familyOf(planning, selected)
  const orders = family
    .flatMap(item => planning.plan.placements(item).slice(0, maxOrders))
    .toSorted((one, other) => one.release - other.release)
    .slice(0, maxOrders)
  const wanted = family
    .flatMap(item => planning.plan.deliveries(item).map(demand => ({ ...demand, item })))
    .toSorted((one, other) => one.period - other.period)
    .slice(0, 3)
  if (orders.length === 0) return null
  const last = Math.max(
    ...orders.map(({ arrives }) => periods.weekOf(arrives)),
    ...wanted.map(({ period, late }) => periods.weekOf(period + late)),
    Math.min(weeks, periods.weeks.length) - 1,
  )
  // What does not fit on one line begins with its first order.
  const begin = Math.max(0, Math.min(periods.weekOf(orders[0]?.release ?? 0), last + 1 - maxWeeks))
  const shown = periods.weeks.slice(begin, Math.min(last + 1, begin + maxWeeks))
  const x = (period: number) =>
    period >= periods.count ? 100 : Math.min(100, ((periods.placeOf(period) - begin) / shown.length) * 100)
  const bar = (order: ScheduledOrder) => {
    const from = x(order.release)
    return { from, wide: Math.max(x(order.arrives) - from, 1) }
  }
  const today = begin === 0 && <line className={styles.today} x1={`${x(0)}%`} x2={`${x(0)}%`} y2="100%" />
  // A number stands behind what it belongs to, at the right edge before it.
  const numberBeside = (tone: string, quantity: number, from: number, to = from) => (
    <text
      className={`strong ${tone} ${to > 90 ? 'end' : ''}`}
      dx={to > 90 ? -8 : 8}
      dy=".35em"
      x={`${to > 90 ? from : to}%`}
      y="50%"
    >
      {number(quantity)}
    </text>
  )
  return (
    <section aria-labelledby={id} className={`${card} ${styles.strip}`}>
      <div className={head}>
        <h2 className={subtitle} id={id}>
          {t('planner.strip')}
        </h2>
        <p>{t('planner.strip.hint')}</p>
      </div>
      <ol>
        <li aria-hidden="true">
          <span />
          <svg aria-hidden="true" className={svg}>
            {shown.map((_, at) =>
              at % Math.ceil(shown.length / 13) === 0 ? (
                <text
                  className="note middle"
                  dy=".35em"
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
                  key={at}
                  x={`${((at + 0.5) / shown.length) * 100}%`}
                  y="50%"
                >
                  {number(begin + at + 1)}
                </text>
              ) : null,
            )}
          </svg>
        </li>
        {orders.map((order, at) => {
          const { from, wide } = bar(order)
          const isMade = planning.isMade(order.item)
          const values = {
            item: order.item,
            quantity: number(order.quantity),
            from: when(order.release),
            to: when(order.arrives),
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may have orders that are all the same
            <li key={`${at} ${order.item}`}>
              <span aria-hidden="true">
                <b>{order.item}</b> {nameOf(order.item)}
              </span>
              <span className={visuallyHidden}>{t('planner.strip.bar', values)}</span>
              <svg aria-hidden="true" className={svg}>
                {today}
                <rect
                  className={`${isMade ? styles.make : 'short'} ${order.late > 0 ? styles.late : ''}`}
                  height="70%"
                  rx="6"
                  width={`${wide}%`}
                  x={`${from}%`}
                  y="15%"
                />
                {numberBeside(
                  isMade ? 'violet' : 'warn',
                  order.quantity,
                  from,
                  wide > 12 ? from : from + wide,
                )}
              </svg>
            </li>
          )
        })}
        {wanted.map(({ item, id: demand, period, quantity, late }, at) => {
          const arrives = Math.max(0, period) + late
          const place = x(arrives)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may have demands that are all the same
            <li key={`${at} ${item}`}>
              <span aria-hidden="true">
                <b>{demand === undefined ? item : t('planner.demand.order', { id: demand })}</b>
              </span>
              <span className={visuallyHidden}>
                {t(late > 0 ? 'planner.strip.late' : 'planner.strip.due', {
                  item,
                  quantity: number(quantity),
                  from: when(period),
                  to: when(arrives),
                })}
              </span>
              <svg aria-hidden="true" className={svg}>
                {today}
                {late > 0 && (
                  <line className="thin dots alarm" x1={`${x(period)}%`} x2={`${place}%`} y1="50%" y2="50%" />
                )}
                <circle className={late > 0 ? 'bad' : styles.due} cx={`${place}%`} cy="50%" r="6" />
                {numberBeside(late > 0 ? 'bad' : 'good', quantity, place)}
              </svg>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** An item, what it goes into and what it takes, as far as it leads. */
function familyOf({ outline }: Planning, id: string): readonly string[] {
  const family = new Set([id])
  const follow = (next: (of: string) => readonly string[]) => {
    let reached = [id]
    while (reached.length > 0 && family.size < maxFamily) {
      reached = [...new Set(reached.flatMap(next))].filter(one => !family.has(one)).slice(0, maxFamily)
      for (const one of reached) family.add(one)
    }
  }
  follow(of => (outline.parents.get(of) ?? []).map(({ parent }) => parent))
  follow(of => (outline.parts.get(of) ?? []).map(({ child }) => child))
  return [...family]
}
