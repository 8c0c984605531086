import { type ReactNode, useId } from 'react'
import type { Plan } from '../../../planning/engine/plan.ts'
import { sum } from '../../../planning/engine/record.ts'
import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { ItemButton } from '../buttons.tsx'
import { lowSince } from '../orders/lateness.ts'
import { card, head, inset } from '../planner.styles.ts'
import { type PlannerState, useShown } from '../shown.ts'
import { Table } from '../table.tsx'

/** Where there is no room for five columns, the item stands above the four that tell of it. */
const compared = css`
  @container (max-width: 26em) {
    & tr { display: grid; grid-template-columns: 4fr 3fr 3fr 4fr; }
    & tr > * { padding-inline: 4px; hyphens: auto; overflow-wrap: anywhere; }
    & tr > :first-child { grid-column: 1 / -1; padding-block-end: 0; }
    & tr > :not(:first-child) { border: 0; }
    & tr > :nth-child(2) { padding-inline-start: ${inset}; text-align: start; }
    && thead th[scope] { font-family: ${token('font')}; }
  }
`

/** How many items are compared. */
const maxItems = 50

const columns = ['first', 'orders', 'late', 'stock'] as const

/** What is compared: of an item, all of it. */
type Figures = Partial<Record<(typeof columns)[number], string>>

/** Returns when the first order of an item is released, how many there are, how many of them are late, and what lies there on average. */
function figuresOf({ words, periods }: PlannerState, plan: Plan, id: string): Figures {
  const { projected, orders } = plan.schedule(id)
  const [first] = orders
  const stock = sum(projected.map(left => Math.max(0, left))) / projected.length
  return {
    first: first ? dayOf(first.release) : '·',
    orders: words.number(orders.length),
    stock: words.quantity(id, Math.round(stock)),
    late: words.number(orders.filter(order => lowSince(plan, order) >= 0).length),
  }

  function dayOf(period: number): string {
    return words.day(periods.dayOf(period)) || words.t('planner.week', { week: words.number(period + 1) })
  }
}

/** Shows what the changes come to, for each item that they touch: before and after side by side. */
export function BeforeAndAfter() {
  const shown = useShown()
  const { planning, words } = shown
  const { t, number } = words
  const id = useId()
  if (!planning.isChanged) return null
  const { outlook, lateOrdersBefore } = planning
  return (
    <section aria-labelledby={id} className={card}>
      <h2 className={`${head} ${subtitle}`} id={id}>
        {t('planner.changes')}
      </h2>
      <Table
        caption={t('planner.changes')}
        className={compared}
        headings={[
          { name: t('planner.item') },
          ...columns.map(column => ({ name: t(`planner.changes.${column}`), 'data-number': '' as const })),
        ]}
      >
        {planning.touched.slice(0, maxItems).map(item => (
          <Row
            heading={<ItemButton id={item} />}
            is={figuresOf(shown, planning.plan, item)}
            key={item}
            was={figuresOf(shown, planning.before, item)}
          />
        ))}
        <Row
          heading={t('planner.changes.customers')}
          is={{ late: number(outlook.lateOrders.size) }}
          was={{ late: number(lateOrdersBefore?.size ?? 0) }}
        />
      </Table>
    </section>
  )
}

type RowProps = { readonly heading: ReactNode } & Readonly<Record<'was' | 'is', Figures>>

/** Shows what was, and what is. */
const Row = ({ heading, was, is }: RowProps) => (
  <tr>
    <th scope="row">{heading}</th>
    {columns.map(column => (
      <td data-number="" key={column}>
        {was[column] === is[column] ? (
          is[column]
        ) : (
          <>
            <s>{was[column]}</s> <b>{is[column]}</b>
          </>
        )}
      </td>
    ))}
  </tr>
)
