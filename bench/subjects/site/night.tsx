import type { ReactNode } from 'react'
import { nightTexts as words } from '../../../src/content/pictures.ts'
import { bill, salesOrder, stock } from '../../../src/content/planned/sales-order.ts'
import { sampleOrders } from '../../../src/content/planned/sample-run.ts'
import { paper } from './ui.tsx'

interface PanelProps {
  readonly title: string
  readonly children: ReactNode
}

function Panel({ title, children }: PanelProps) {
  return (
    <figure className={`${paper} px-4.5 py-4 text-sm`}>
      <figcaption className="font-mono text-[13px] text-muted">{title}</figcaption>
      <ul className="*:flex *:flex-wrap *:justify-between *:gap-x-3 *:border-t *:border-line *:py-1.5 *:first:border-0">
        {children}
      </ul>
    </figure>
  )
}

function Read() {
  return (
    <Panel title={words.read}>
      <li>
        <b>{words.wanted(salesOrder.quantity, salesOrder.item, salesOrder.week)}</b>
      </li>
      {stock.map(({ name, onHand }) => (
        <li key={name}>{words.onHand(name, onHand)}</li>
      ))}
    </Panel>
  )
}

function Explode() {
  return (
    <Panel title={words.explode}>
      {bill.map(({ id, name, level, needed }) => (
        <li className={['', 'pl-3', 'pl-6'][level]} key={id}>
          {words.needed(needed, name)}
        </li>
      ))}
    </Panel>
  )
}

function Net() {
  return (
    <Panel title={words.net}>
      {bill
        .filter(({ isLeaf }) => isLeaf)
        .map(({ id, name, needed, onHand, short }) => (
          <li className={short > 0 ? 'text-warn' : ''} key={id}>
            {words.netted(name, needed, onHand)}
            <b>{short > 0 ? words.short(short) : words.left(onHand - needed)}</b>
          </li>
        ))}
    </Panel>
  )
}

function Orders() {
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

function Plan() {
  return (
    <>
      <Explode />
      <Net />
    </>
  )
}

/** The pictures of one night in the plant, by step. */
export const night = [Read, Plan, Orders]
