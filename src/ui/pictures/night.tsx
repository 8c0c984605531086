import type { ReactNode } from 'react'
import { nightTexts } from '../../content/pictures.ts'
import { bill, salesOrder, stock } from '../../content/planned/sales-order.ts'
import { sampleOrders } from '../../content/planned/sample-run.ts'
import { useItemName, useWords } from '../../i18n/section-words.tsx'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, mark } from '../typography.ts'

const panel = css`
  padding: 16px 18px;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  ${holds('small')}
  line-height: 1.4;
  & li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding-block: 7px; border-block-start: 1px solid ${token('line')}; }
  & li:first-child { border: 0; }
  & b { font-weight: 600; }
  & [data-level='1'] { padding-inline-start: 12px; }
  & [data-level='2'] { padding-inline-start: 24px; }
  & [data-short] { color: ${token('warn')}; }
`

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={panel} part="picture">
      <figcaption className={mark}>{title}</figcaption>
      <ul>{children}</ul>
    </figure>
  )
}

const leaves = bill.filter(({ isLeaf }) => isLeaf)

/** What is read from the ERP: an order, and what is on hand. */
function Read() {
  const words = useWords('night', nightTexts)
  const itemName = useItemName()
  return (
    <Panel title={words.read}>
      <li>
        <b>{words.wanted(salesOrder.quantity, salesOrder.item, salesOrder.week)}</b>
      </li>
      {stock.map(({ name, onHand }) => (
        <li key={name}>{words.onHand(itemName(name), onHand)}</li>
      ))}
    </Panel>
  )
}

function Explode() {
  const words = useWords('night', nightTexts)
  const itemName = useItemName()
  return (
    <Panel title={words.explode}>
      {bill.map(({ id, name, level, needed }) => (
        <li data-level={level || undefined} key={id}>
          {words.needed(needed, itemName(name))}
        </li>
      ))}
    </Panel>
  )
}

function Net() {
  const words = useWords('night', nightTexts)
  const itemName = useItemName()
  return (
    <Panel title={words.net}>
      {leaves.map(({ id, name, needed, onHand, short }) => (
        <li data-short={short > 0 ? '' : undefined} key={id}>
          {words.netted(itemName(name), needed, onHand)}
          <b>{short > 0 ? words.short(short) : words.left(onHand - needed)}</b>
        </li>
      ))}
    </Panel>
  )
}

function List() {
  const words = useWords('night', nightTexts)
  return (
    <Panel title={words.list}>
      {sampleOrders.map(({ action, item, quantity, releaseWeek }) => (
        <li key={item}>
          <b>{words.verbs[action]}</b>
          {words.ordered(quantity, item, releaseWeek)}
        </li>
      ))}
    </Panel>
  )
}

const steps: readonly (readonly (() => ReactNode)[])[] = [[Read], [Explode, Net], [List]]

/** One night in the plant, in four pictures that belong to three steps: reading, planning, and the list. */
export const Night = ({ step }: { readonly step: number }) =>
  steps[step]?.map(Part => <Part key={Part.name} />)
