import { useId } from 'react'
import type { Plan } from '../../../planning/engine/plan.ts'
import { sum } from '../../../planning/engine/record.ts'
import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { ItemButton } from '../buttons.tsx'
import { waitsSince } from '../orders/lateness.ts'
import { card, head, inset } from '../planner.styles.ts'
import { useShown } from '../shown.ts'
import { Table } from '../table.tsx'

/** Where there is no room for five columns, the item stands above the four that tell of it. */
const compared = css`
  @container (max-width: 26em) {
    & tr { display: grid; grid-template-columns: 4fr 3fr 4fr 3fr; }
    & tr > * { padding-inline: 4px; hyphens: auto; overflow-wrap: anywhere; }
    & tr > :first-child { grid-column: 1 / -1; padding-block-end: 0; }
    & tr > :not(:first-child) { border: 0; }
    & tr > :nth-child(2) { padding-inline-start: ${inset}; text-align: start; }
    && thead th[scope] { font-family: ${token('font')}; }
  }
`

/** How many items are compared. */
const maxItems = 50

interface Figures {
  readonly orders: number
  /** When the first order is released; nothing without one. */
  readonly first: number | undefined
  /** The mean of what lies there at the end of each period. */
  readonly stock: number
  /** How many orders are late. */
  readonly late: number
}

const figuresOf = (plan: Plan, id: string): Figures => {
  const { projected, orders } = plan.schedule(id)
  return {
    orders: orders.length,
    first: orders[0]?.release,
    stock: sum(projected.map(left => Math.max(0, left))) / projected.length,
    late: orders.filter(order => waitsSince(plan, order) >= 0).length,
  }
}

const columns = ['first', 'orders', 'stock', 'late'] as const

/** What the changes come to, for each item that they touch: before and after side by side. */
export function BeforeAndAfter() {
  const { planning, words } = useShown()
  const { t } = words
  const id = useId()
  if (!planning.isChanged) return null
  const rows = planning.touched.slice(0, maxItems).map(item => ({
    item,
    before: figuresOf(planning.before, item),
    after: figuresOf(planning.plan, item),
  }))
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
        {rows.map(({ item, before, after }) => (
          <tr key={item}>
            <th scope="row">
              <ItemButton id={item} />
            </th>
            <FiguresCells after={after} before={before} item={item} />
          </tr>
        ))}
        <tr>
          <th scope="row">{t('planner.changes.customers')}</th>
          {columns.map(column =>
            column === 'late' ? (
              <Compared
                is={words.number(planning.outlook.lateOrders.size)}
                key={column}
                was={words.number(planning.lateOrdersBefore?.size ?? 0)}
              />
            ) : (
              <td key={column} />
            ),
          )}
        </tr>
      </Table>
    </section>
  )
}

interface FiguresCellsProps {
  readonly item: string
  readonly before: Figures
  readonly after: Figures
}

function FiguresCells({ item, before, after }: FiguresCellsProps) {
  const { words, periods } = useShown()
  const { number } = words
  const textOf = (column: keyof Figures, value: number | undefined) => {
    if (column === 'stock') return words.quantity(item, Math.round(value ?? 0))
    if (column !== 'first') return number(value ?? 0)
    return value === undefined
      ? '·'
      : words.day(periods.dayOf(value)) || words.t('planner.week', { week: number(value + 1) })
  }
  return columns.map(column => (
    <Compared is={textOf(column, after[column])} key={column} was={textOf(column, before[column])} />
  ))
}

/** A cell with what was, and what is. */
const Compared = ({ was, is }: { readonly was: string; readonly is: string }) => (
  <td data-number="">
    {was === is ? (
      is
    ) : (
      <>
        <s>{was}</s> <b>{is}</b>
      </>
    )}
  </td>
)
