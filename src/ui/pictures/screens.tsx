import type { ReactNode } from 'react'
import { approve, pill, rising, rows } from './picture.ts'

interface RowProps {
  readonly kind: string
  readonly tone?: 'bad' | 'warn' | 'good'
  readonly what: string
  readonly why: string
  readonly children?: ReactNode
}

function Row({ kind, tone, what, why, children }: RowProps) {
  return (
    <li className={rising}>
      <span className={pill} data-tone={tone}>
        {kind}
      </span>
      <span className="grow">
        <b>{what}</b>
        <span className="why">{why}</span>
      </span>
      {children}
    </li>
  )
}

const decision = (
  <span aria-hidden="true" className={approve}>
    Approve
  </span>
)

/** The purchase and work orders that the agent proposes. */
export function OrderList() {
  return (
    <ul className={rows}>
      <Row kind="PO" what="100 × Bearing 6204" why="for CD-20, week 6 · 2 wk lead time">
        {decision}
      </Row>
      <Row kind="WO" what="200 × Roller 60 × 400" why="start Monday, cell 3">
        {decision}
      </Row>
      <Row kind="PO" what="100 × Gearbox housing A-114" why="below safety stock in week 3">
        {decision}
      </Row>
    </ul>
  )
}

/** Stock as it stands, minute by minute. */
export function StockScreen() {
  return (
    <ul className={rows}>
      <Row kind="OK" tone="good" what="Gear motor GM-07" why="64 on hand · 50 allocated">
        <span className="count">14</span>
      </Row>
      <Row kind="week 6" tone="warn" what="Bearing 6204" why="310 on hand · 400 allocated">
        <span className="count">−90</span>
      </Row>
      <Row kind="OK" tone="good" what="Frame, welded" why="58 on hand · 50 allocated">
        <span className="count">8</span>
      </Row>
    </ul>
  )
}

/** What needs somebody's decision today. */
export function ExceptionInbox() {
  return (
    <ul className={rows}>
      <Row
        kind="Expedite"
        tone="bad"
        what="PO 4711, Bearing 6204"
        why="due in 9 days, needed in 5 · to purchasing"
      />
      <Row
        kind="Push out"
        tone="warn"
        what="WO 208, Frame, welded"
        why="customer moved to week 8 · to planning"
      />
      <Row kind="Cancel" what="PO 4699, Seal 40 × 62" why="no demand left · to purchasing" />
    </ul>
  )
}

/** The columns of an ERP table and what the agent takes them for. */
export function ColumnMapping() {
  return (
    <ul className={rows}>
      <Row kind="ITEM_NO" what="Part number" why="4,118 values, all different">
        <span className={pill} data-tone="good">
          sure
        </span>
      </Row>
      <Row kind="QTY_OH" what="On hand" why="pieces, never negative">
        <span className={pill} data-tone="good">
          sure
        </span>
      </Row>
      <Row kind="LT" what="Lead time" why="Working days or calendar days?">
        <span className={pill} data-tone="warn">
          asks you
        </span>
      </Row>
    </ul>
  )
}
