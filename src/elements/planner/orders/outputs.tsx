import { useId, useRef } from 'react'
import { elementAround } from '../../../custom-element/handle.ts'
import { csvOf } from '../../../planning/write/csv.ts'
import { toCsv } from '../../../planning/write/to-csv.ts'
import { pageDocument } from '../../../services/page-document.ts'
import { control, hint, label } from '../../../ui/field.styles.ts'
import { fillIn } from '../../../words/translation.ts'
import { attachPlan } from '../../demo-form/attach-plan.ts'
import { type Opened, Panel } from '../panel.tsx'
import { type PlannerState, useShown, type WordedPlan } from '../shown.ts'
import * as styles from '../tools.styles.ts'
import { orderColumns, orderRow } from './order-row.ts'
import { ordersIn } from './outlook.ts'
import { noticesIn, taskOf, taskOfLate, taskOfPlacement } from './to-do.ts'

// What leaves the planner. It is loaded when somebody wants it.

/** Saves a file: what is ordered, or the record of the item that is shown. */
export function save(kind: 'orders' | 'record', shown: PlannerState): void {
  const { planning, periods, selected: record } = shown
  const label = (period: number) => periods.isoOf(period) ?? period + 1
  download(`mrp-${kind}.csv`, kind === 'orders' ? buyerCsv(shown) : toCsv(planning.plan, { record, label }))
}

/** Returns what is placed and started as CSV in the visitor's words: a line each, for a buyer. Programs use `toCsv`. */
const buyerCsv = (shown: PlannerState): string =>
  csvOf([
    orderColumns.map(column => shown.words.t(`planner.order.${column}`)),
    ...ordersIn(shown.planning.plan, shown.planning.outlook.releases).map(order => {
      const row = orderRow(shown, order)
      return orderColumns.map(column => row[column])
    }),
  ])

/** How long a browser may take to begin with a download, in ms. */
const revokeAfterMs = 60_000

/** Saves CSV as a file on the visitor's device. */
function download(name: string, csv: string): void {
  // Spreadsheets take a file without a mark for one of Windows-1252.
  const file = new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' })
  const address = globalThis.URL.createObjectURL(file)
  const link = pageDocument.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => globalThis.URL.revokeObjectURL(address), revokeAfterMs)
}

/** Attaches a text to the demo request, from the planner that has this element. */
export function attachFrom(element: Element, text: string): void {
  const planner = elementAround(element)
  if (planner) attachPlan(text, planner)
}

/** The longest text that is attached to a request, in characters. */
const maxSummaryLength = 1500

/** Sums a plan up as lines of text, the most urgent first, as many as fit. */
function summaryOf(shown: WordedPlan): string {
  const { planning, words } = shown
  const { exceptions, outlook, input, plan } = planning
  const { late, rests, releases, counts } = outlook
  const lines = [
    ...[...late.slice(0, 20), ...rests.slice(0, 20)].map(demand => taskOfLate(shown, demand)),
    ...ordersIn(plan, releases, 20).map(order => taskOfPlacement(shown, order)),
    ...noticesIn(planning, exceptions)
      .slice(0, 20)
      .map(notice => taskOf(shown, notice)),
  ].map(({ item, what, why }) => `– ${fillIn(what, { item })}. ${why}`)
  let text = words.t('planner.attach.heading', {
    items: words.count('planner.items', input.items.length),
    orders: words.count('planner.orders', counts.all),
  })
  for (const line of lines) {
    if (text.length + 1 + line.length > maxSummaryLength) break
    text += `\n${line}`
  }
  return text.slice(0, maxSummaryLength)
}

type AttachmentProps = Opened & { readonly onAttach: (text: string) => void }

/** Shows exactly what will stand in the request, to be changed before. `onAttach` takes it. */
export function Attachment({ onAttach, ...panel }: AttachmentProps) {
  const shown = useShown()
  const { t } = shown.words
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Panel
      className={styles.attachment}
      name={t('planner.attach.go')}
      onGo={() => onAttach(field.current?.value.trim() ?? '')}
      {...panel}
    >
      <label className={label} htmlFor={id}>
        {t('planner.attach.text')}
      </label>
      <textarea
        aria-describedby={`${id}h`}
        autoComplete="off"
        className={control}
        defaultValue={summaryOf(shown)}
        id={id}
        maxLength={maxSummaryLength}
        part="input"
        ref={field}
        rows={8}
      />
      <p className={hint} id={`${id}h`}>
        {t('planner.attach.hint')}
      </p>
    </Panel>
  )
}
