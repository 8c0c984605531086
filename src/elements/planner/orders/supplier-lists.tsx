import { css } from '../../../ui/sheet.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { useTranslation } from '../../../words/translation.ts'
import { Sentence } from '../buttons.tsx'
import { add } from '../outline.ts'
import { card, head, table } from '../planner.styles.ts'
import { dateIn } from '../planner-words.ts'
import { linesOnPaper, usePrinting } from '../record/more-rows.tsx'
import { useShown } from '../shown.ts'
import { type OrderColumn, orderRow } from './order-row.ts'
import { countIn, ordersIn, releasesOf } from './outlook.ts'
import { hasPrices, valueIn, worthOf } from './worth.ts'

const columns: readonly OrderColumn[] = ['item', 'name', 'quantity', 'unit', 'release', 'arrives', 'for']

const isDate = (column: OrderColumn) => column === 'release' || column === 'arrives'

const onPaper = css`
  break-inside: avoid;
  & :is([data-number], [data-whole]) { white-space: nowrap; }
  @media screen {
    & { display: none; }
  }
`

/** On paper, what to order of each supplier: one after the other. On a screen there is nothing of it. */
export function SupplierLists() {
  const { planning, words, periods } = useShown()
  const { t } = words
  const { language } = useTranslation()
  if (!usePrinting()) return null
  const items = new Map<string, string[]>()
  for (const { id } of planning.input.items) {
    const { supplier } = planning.itemOf(id)
    if (supplier !== undefined && !planning.isMade(id)) add(items, supplier, id)
  }
  const lists = [...items]
    .map(([supplier, own]) => {
      const releases = releasesOf(planning, own)
      return { supplier, releases, count: countIn(releases) }
    })
    .filter(({ count }) => count > 0)
    // Whoever has to be called first.
    .sort((one, other) => (one.releases[0]?.period ?? 0) - (other.releases[0]?.period ?? 0))
  return lists.map(({ supplier, releases, count }) => (
    <section className={`${card} ${onPaper}`} key={supplier}>
      <div className={head}>
        <h2 className={subtitle}>{supplier}</h2>
        <p>
          {words.count('planner.orders', count) +
            (hasPrices(planning) ? ` · ${worthOf(words, valueIn(planning, releases))}` : '')}
        </p>
      </div>
      <table className={table}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`planner.order.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordersIn(planning.plan, releases, linesOnPaper).map(order => {
            const row = orderRow(planning, words, periods, order)
            const textOf = (column: OrderColumn) => {
              if (column === 'quantity') return words.number(Number(row.quantity))
              const date = isDate(column) && periods.dayOf(order[column])
              return date ? dateIn(language, date, 'short') : String(row[column])
            }
            return (
              <tr key={`${order.item} ${order.release}`}>
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
          })}
        </tbody>
      </table>
      {count > linesOnPaper && (
        <p>{t('planner.problems.more', { count: words.number(count - linesOnPaper) })}</p>
      )}
    </section>
  ))
}
