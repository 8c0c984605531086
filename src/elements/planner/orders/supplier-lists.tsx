import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { useTranslation } from '../../../words/translation.ts'
import { add } from '../outline.ts'
import { card, head, table } from '../planner.styles.ts'
import { dateIn } from '../planner-words.ts'
import { linesOnPaper, usePrinting } from '../printing.ts'
import { Sentence } from '../record/item-button.tsx'
import { useShown } from '../shown.ts'
import { type OrderColumn, orderRow } from './order-csv.ts'
import { countIn, ordersIn, type Release, releasesOf } from './outlook.ts'
import { onPaper } from './supplier-lists.styles.ts'
import { hasPrices, valueIn, worthOf } from './worth.ts'

const columns: readonly OrderColumn[] = ['item', 'name', 'quantity', 'unit', 'release', 'arrives', 'for']

const isDate = (column: OrderColumn) => column === 'release' || column === 'arrives'

/** On paper, what to order of each supplier: one after the other. On a screen there is nothing of it. */
export function SupplierLists() {
  const { planning, words } = useShown()
  if (!usePrinting()) return null
  const items = new Map<string, string[]>()
  for (const { id } of planning.input.items) {
    const { supplier } = planning.itemOf(id)
    if (supplier !== undefined && !planning.isMade(id)) add(items, supplier, id)
  }
  let left = linesOnPaper
  return (
    <div className={onPaper}>
      {[...items]
        .map(([supplier, own]) => ({ supplier, releases: releasesOf(planning, own) }))
        // Whoever has to be called first.
        .sort((one, other) => (one.releases[0]?.period ?? 0) - (other.releases[0]?.period ?? 0))
        .map(({ supplier, releases }) => {
          const orders = ordersIn(planning.plan, releases, left)
          left -= countIn(releases)
          return orders.length > 0 && <SupplierList key={supplier} {...{ supplier, releases, orders }} />
        })}
      {left < 0 && <p>{words.t('planner.problems.more', { count: words.number(-left) })}</p>}
    </div>
  )
}

interface SupplierListProps {
  readonly supplier: string
  readonly releases: readonly Release[]
  /** Those of them that are printed. */
  readonly orders: readonly ScheduledOrder[]
}

function SupplierList({ supplier, releases, orders }: SupplierListProps) {
  const { planning, words } = useShown()
  return (
    <section className={card}>
      <div className={head}>
        <h2 className={subtitle}>{supplier}</h2>
        <p>
          {words.count('planner.orders', countIn(releases)) +
            (hasPrices(planning) ? ` · ${worthOf(words, valueIn(planning, releases))}` : '')}
        </p>
      </div>
      <table className={table}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {words.t(`planner.order.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <OrderLine key={`${order.item} ${order.release}`} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OrderLine({ order }: { readonly order: ScheduledOrder }) {
  const { planning, words, periods } = useShown()
  const { language } = useTranslation()
  const row = orderRow(planning, words, periods, order)
  const textOf = (column: OrderColumn) => {
    if (column === 'quantity') return words.number(Number(row.quantity))
    const date = isDate(column) && periods.dayOf(order[column])
    return date ? dateIn(language, date, 'short') : String(row[column])
  }
  return (
    <tr>
      {columns.map(column => (
        <td
          data-number={column === 'quantity' ? '' : undefined}
          data-whole={column === 'unit' || isDate(column) ? '' : undefined}
          key={column}
        >
          <Sentence text={textOf(column)} />
        </td>
      ))}
    </tr>
  )
}
