import { visuallyHidden } from '../../../ui/text.styles.ts'
import { startedOf } from '../orders/order-reasons.ts'
import { listedPeriodOf } from '../orders/outlook.ts'
import { type Shown, useShown } from '../shown.ts'
import * as styles from './strip.styles.ts'

/** How many orders are drawn. */
const maxOrders = 12
/** How many demands are drawn. */
const maxDemands = 3
/** How many weeks are drawn: with more, a week would be too narrow for a bar. */
const maxWeeks = 26
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
  readonly spoken: string
}

/** The orders of an item, of what it goes into and of what it takes: a bar each, from release to receipt. Nothing without orders. */
export function OrdersAround({ item }: { readonly item: string }) {
  const shown = useShown()
  const { t, number } = shown.words
  const family = familyOf(shown, item)
  const barsOf = (of: (shown: Shown, item: string) => readonly Bar[], count: number) =>
    family
      .flatMap(one => of(shown, one))
      .sort((one, other) => one.from - other.from)
      .slice(0, count)
  const bars = [...barsOf(ordersOf, maxOrders), ...barsOf(demandsOf, maxDemands)]
  const [first] = bars
  if (!first || first.kind === 'demand') return null
  const scale = scaleOf(shown, first.from, Math.max(...bars.map(({ to }) => to)))
  const name = t('planner.strip', { item })
  return (
    <div className={styles.strip}>
      <p>
        <b>{name}</b> <span>{t('planner.strip.hint')}</span>
      </p>
      <ol aria-label={name}>
        <li aria-hidden="true">
          <span />
          <div className={styles.weeks}>
            {[...new Array(scale.count).keys()].map(at => (
              <span key={at}>{at % Math.ceil(scale.count / 13) === 0 && number(scale.begin + at + 1)}</span>
            ))}
          </div>
        </li>
        {bars.map((bar, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may have orders that are all the same
          <Line bar={bar} key={`${at} ${bar.title}`} scale={scale} />
        ))}
      </ol>
    </div>
  )
}

interface LineProps {
  readonly bar: Bar
  readonly scale: ReturnType<typeof scaleOf>
}

/** The name of an order or a demand, its bar, and its quantity behind it: at the right edge before it. */
function Line({ bar, scale: { begin, placeOf } }: LineProps) {
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

function ordersOf(shown: Shown, item: string): readonly Bar[] {
  const { planning, words, nameOf } = shown
  return planning.plan
    .placements(item)
    .slice(0, maxOrders)
    .map(order => {
      const { release: from, arrives: to } = order
      const quantity = startedOf(shown, item, order.quantity)
      const values = { item, quantity, from: words.when(from), to: words.when(to) }
      return {
        ...{ title: item, subtitle: nameOf(item), quantity, from, to },
        kind: planning.isMade(item) ? 'make' : 'buy',
        isLate: order.late > 0,
        spoken: words.t('planner.strip.bar', values),
      }
    })
}

/** The demands of an item. What was split off one is still wanted when the list says so. */
function demandsOf({ planning: { plan, outlook }, words }: Shown, item: string): readonly Bar[] {
  const { t, when } = words
  return plan.deliveries(item).map(({ place, period, late, quantity: many, id }) => {
    const quantity = words.quantity(item, many)
    const wanted = listedPeriodOf(outlook.rests, item, place) ?? period
    const from = Math.max(0, wanted)
    const to = Math.max(0, period) + late
    const isLate = to > wanted
    const values = { item, quantity, from: when(wanted), to: when(to) }
    return {
      ...{ kind: 'demand', quantity, from, to, isLate, subtitle: undefined },
      title: id === undefined ? item : t('planner.demand.order', { id }),
      spoken: t(isLate ? 'planner.strip.late' : 'planner.strip.due', values),
    }
  })
}

/** Which weeks are drawn, and where on their line a period stands, in percent. */
function scaleOf({ periods, weeks }: Shown, firstPeriod: number, lastPeriod: number) {
  const last = Math.max(periods.weekOf(lastPeriod), Math.min(weeks, periods.weeks.length) - 1)
  // What does not fit on one line begins with its first order.
  const begin = Math.max(0, Math.min(periods.weekOf(firstPeriod), last + 1 - maxWeeks))
  const count = Math.min(last + 1 - begin, maxWeeks)
  const placeOf = (period: number) =>
    period >= periods.count ? 100 : Math.min(100, ((periods.placeOf(period) - begin) / count) * 100)
  return { begin, count, placeOf }
}

/** An item, what it goes into and what it takes, as far as it leads. */
function familyOf({ planning: { plan, outline } }: Shown, item: string): readonly string[] {
  const family = new Set([item])
  const follow = (next: (of: string) => readonly string[]) => {
    let reached = [item]
    while (reached.length > 0 && family.size < maxFamily) {
      reached = [...new Set(reached.flatMap(next))].filter(one => !family.has(one)).slice(0, maxFamily)
      for (const one of reached) family.add(one)
    }
  }
  follow(plan.parentsOf)
  follow(of => (outline.parts.get(of) ?? []).map(({ child }) => child))
  return [...family]
}
