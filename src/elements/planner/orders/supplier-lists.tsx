import { grouped } from '../../../planning/engine/grouped.ts'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { css } from '../../../ui/sheet.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { useTranslation } from '../../../words/translation.ts'
import { Sentence } from '../buttons.tsx'
import { card, head } from '../planner.styles.ts'
import { dateText, joined } from '../planner-words.ts'
import { linesOnPaper, usePrinting } from '../record/more-rows.tsx'
import { useShown } from '../shown.ts'
import { Table } from '../table.tsx'
import { type OrderColumn, orderRow } from './order-row.ts'
import { countIn, ordersIn, type Release, releasesOf } from './outlook.ts'
import { hasPrices, worthOfOrders } from './worth.ts'

const columns: readonly OrderColumn[] = ['item', 'name', 'quantity', 'unit', 'release', 'arrives', 'for']

const isDate = (column: OrderColumn) => column === 'release' || column === 'arrives'

const onPaper = css`
  break-inside: avoid;
  & :is([data-number], [data-whole]) { white-space: nowrap; }
  @media screen {
    & { display: none; }
  }
`

/** Prints what to order of each supplier: one after the other. On a screen there is nothing of it. */
export function SupplierLists() {
  const { planning } = useShown()
  if (!usePrinting()) return null
  const bought = planning.input.items.map(({ id }) => id).filter(id => planning.kindOf(id) === 'buy')
  return (
    [...grouped(bought, id => planning.plan.itemOf(id).supplier)]
      .flatMap(([supplier, own]) =>
        supplier === undefined ? [] : { supplier, releases: releasesOf(planning, own) },
      )
      .filter(({ releases }) => releases.length > 0)
      // Whoever has to be called first.
      .sort((one, other) => (one.releases[0]?.period ?? 0) - (other.releases[0]?.period ?? 0))
      .map(list => <SupplierList {...list} key={list.supplier} />)
  )
}

type SupplierListProps = { readonly supplier: string; readonly releases: readonly Release[] }

function SupplierList({ supplier, releases }: SupplierListProps) {
  const shown = useShown()
  const { planning, words } = shown
  const { t } = words
  const count = countIn(releases)
  return (
    <section className={`${card} ${onPaper}`}>
      <div className={head}>
        <h2 className={subtitle}>{supplier}</h2>
        <p>
          {joined(
            words.count('planner.orders', count),
            hasPrices(planning) && `· ${worthOfOrders(shown, releases)}`,
          )}
        </p>
      </div>
      <Table headings={columns.map(column => ({ name: t(`planner.order.${column}`) }))}>
        {ordersIn(planning.plan, releases, linesOnPaper).map(order => (
          <OrderLine key={`${order.item} ${order.release}`} order={order} />
        ))}
      </Table>
      {count > linesOnPaper && (
        <p>{t('planner.problems.more', { count: words.number(count - linesOnPaper) })}</p>
      )}
    </section>
  )
}

function OrderLine({ order }: { readonly order: ScheduledOrder }) {
  const shown = useShown()
  const { language } = useTranslation()
  const row = orderRow(shown, order)
  const textOf = (column: OrderColumn) => {
    if (column === 'quantity') return shown.words.number(Number(row.quantity))
    const date = isDate(column) && shown.periods.dayOf(order[column])
    return date ? dateText(language, date, 'short') : String(row[column])
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
