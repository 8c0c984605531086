import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import { subtitle } from '../../../ui/typography.styles.ts'
import { add } from '../outline.ts'
import { card, head, table } from '../planner.styles.ts'
import { hasPrices, valueOfOrders, worthOf } from '../quantities.ts'
import { useShown } from '../shown.ts'
import { type OrderColumn, orderRow } from './order-csv.ts'
import { ordersIn } from './outlook.ts'
import { onPaper } from './supplier-lists.styles.ts'

const columns: readonly OrderColumn[] = ['item', 'name', 'quantity', 'unit', 'release', 'arrives', 'for']

/** On paper, what to order of each supplier: a page each. On a screen there is nothing of it. */
export function SupplierLists() {
  const { planning, words, periods } = useShown()
  const { t } = words
  const [isPrinting, print] = useState(false)
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    addEventListener('beforeprint', () => flushSync(() => print(true)), { signal })
    addEventListener('afterprint', () => print(false), { signal })
    return () => leave.abort()
  }, [])
  if (!isPrinting) return null
  const bySupplier = new Map<string, ScheduledOrder[]>()
  for (const order of ordersIn(planning.plan, planning.outlook.releases)) {
    const { supplier } = planning.itemOf(order.item)
    if (supplier !== undefined && !planning.isMade(order.item)) add(bySupplier, supplier, order)
  }
  return [...bySupplier].map(([supplier, orders]) => (
    <section className={`${card} ${onPaper}`} key={supplier}>
      <div className={head}>
        <h2 className={subtitle}>{supplier}</h2>
        <p>
          {words.count('planner.orders', orders.length)}
          {hasPrices(planning) && ` · ${worthOf(words, valueOfOrders(planning, orders))}`}
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
          {orders.map(order => {
            const row = orderRow(planning, words, periods, order)
            return (
              <tr key={`${order.item} ${order.release}`}>
                {columns.map(column => (
                  <td data-number={column === 'quantity' ? '' : undefined} key={column}>
                    {column === 'quantity' ? words.number(Number(row.quantity)) : row[column]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  ))
}
