import type { ReactNode } from 'react'
import { skus } from '../../../src/content/planned/skus.ts'
import { comparison, skuCounts } from '../../../src/content/pricing.ts'
import { body, column, Heading, subtitle } from './ui.tsx'

const { heading, corner, perMonth, plans, rows } = comparison

const header = 'p-0.5 text-left align-bottom font-normal md:px-4.5 md:py-3.5'
const cell =
  'flex justify-between gap-4 p-0.5 text-right before:text-muted before:content-[attr(data-plan)] md:table-cell md:border-t md:border-line md:px-4.5 md:py-3.5 md:text-left md:before:hidden'

/** Compares the plans line by line. On a phone, each line is a block that names them. */
export function Comparison() {
  return (
    <section className={column}>
      <Heading>{heading}</Heading>
      <table className="mt-7 w-full table-fixed rounded-[18px] border border-line bg-surface text-[15px] lg:mt-12">
        <thead className="hidden md:table-header-group">
          <tr>
            <th className={header} scope="col">
              <span className="sr-only">{corner}</span>
            </th>
            {plans.map(({ name, price }) => (
              <th className={header} key={name} scope="col">
                <b className="block text-[19px] font-semibold">{name}</b>
                <span className="text-muted">
                  {price} {perMonth}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr
              className="grid border-t border-line px-4.5 py-3.5 first:border-0 md:table-row md:p-0"
              key={name}
            >
              <th className={`${header} font-semibold md:border-t md:border-line`} scope="row">
                {name}
              </th>
              {plans.map((plan, index) => (
                <td className={cell} data-plan={plan.name} key={plan.name}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SkuCounts />
    </section>
  )
}

const counted = [
  { items: skus.made, kind: skuCounts.made },
  { items: skus.bought, kind: skuCounts.bought },
]

/** Counts the SKUs of one product, item by item. */
function SkuCounts() {
  return (
    <div className="mt-10 grid gap-x-16 gap-y-4 lg:mt-18 lg:grid-cols-[4fr_7fr]">
      <div>
        <h3 className={subtitle}>{skuCounts.heading}</h3>
        <p className={body}>{skuCounts.lead}</p>
      </div>
      <table className="w-full text-[15px]">
        <thead className="sr-only">
          <tr>
            {skuCounts.columns.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map(({ items, kind }) => (
            <CountRow count={items.length} key={kind}>
              <b className="font-semibold">{items.join(', ')}</b> {kind}
            </CountRow>
          ))}
          {skuCounts.others.map(name => (
            <CountRow count={0} key={name}>
              {name}
            </CountRow>
          ))}
          <CountRow count={skuCounts.totalCount(skus.made.length + skus.bought.length)}>
            <b className="font-semibold">{skuCounts.total(skus.product)}</b>
          </CountRow>
        </tbody>
      </table>
    </div>
  )
}

interface CountRowProps {
  readonly count: number | string
  readonly children: ReactNode
}

function CountRow({ count, children }: CountRowProps) {
  return (
    <tr className="border-t border-line">
      <th className="py-3 text-left font-normal" scope="row">
        {children}
      </th>
      <td className="py-3 pl-4 text-right font-mono whitespace-nowrap tabular-nums">{count}</td>
    </tr>
  )
}
