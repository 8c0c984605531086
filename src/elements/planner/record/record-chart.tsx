import { svg } from '../../../ui/pictures/drawing.styles.ts'
import { scaleOf, tenth } from '../../../ui/pictures/stock-curve.ts'
import { Button } from '../buttons.tsx'
import { useLatest } from '../shown.ts'
import * as styles from './record.styles.ts'
import type { RecordView } from './record-view.ts'

/** How far from the chart's upper edge the largest and the smallest stock are drawn, in percent. */
const edges = [18, 78] as const
/** Where the line from the release to the need is drawn. */
const lead = 94

/**
 * Draws what is available as steps and what is needed as bars. Each column is a picture of its own, so that they stand
 * over the columns of the table however many there are.
 */
export function RecordChart({ view }: { readonly view: RecordView }) {
  const { planning, words, selected } = useLatest()
  const quantity = (value: number) => words.quantity(selected, value)
  const { columns, start, pastDue } = view
  const drawing = drawingOf(view, planning.plan.itemOf(selected).safetyStock ?? 0)
  const stocks = columns.map(({ numbers }) => numbers.projected)
  const lowest = Math.min(...stocks)
  return (
    <>
      <div className={styles.above}>
        <Key drawing={drawing} />
        {view.canMove && <Pages view={view} />}
      </div>
      <div
        aria-label={words.t('planner.chart', {
          item: selected,
          onHand: quantity(start),
          lowest: quantity(lowest),
          when: columns[stocks.indexOf(lowest)]?.spoken ?? '',
          last: quantity(stocks.at(-1) ?? start),
        })}
        className={styles.plot}
        role="img"
      >
        <div />
        {pastDue && <div />}
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Column column={column} drawing={drawing} key={at} previous={columns[at - 1]} />
        ))}
      </div>
    </>
  )
}

type Drawing = ReturnType<typeof drawingOf>

function drawingOf({ columns, start }: RecordView, safetyStock: number) {
  const values = columns.flatMap(({ numbers: { projected, gross, without }, was }) => [
    projected,
    gross,
    without,
    was?.projected ?? 0,
  ])
  return {
    start,
    safetyStock,
    /** Where a stock stands, in percent from the upper edge. */
    y: scaleOf([start, safetyStock, ...values], edges, tenth),
    /** Whether the planned orders change what is available. */
    hasOrders: columns.some(({ numbers }) => numbers.without !== numbers.projected),
    isBelow: columns.some(({ numbers }) => numbers.projected < 0),
    isChanged: columns.some(({ was }) => was),
    hasRelease: columns.some(({ mark }) => mark === 'release'),
  }
}

interface ColumnProps {
  readonly drawing: Drawing
  readonly column: RecordView['columns'][number]
  /** The column before; nothing for the first. */
  readonly previous: RecordView['columns'][number] | undefined
}

function Column(props: ColumnProps) {
  const { mark, isLead } = props.column
  return (
    <div data-mark={mark}>
      <svg aria-hidden="true" className={svg}>
        <svg aria-hidden="true" height="100%" preserveAspectRatio="none" viewBox="0 0 1 100" width="100%">
          <Lines {...props} />
          {isLead && <path data-lead="" d={`M0 ${lead}H1`} />}
        </svg>
        {mark === 'release' && <circle data-lead="" cx="0" cy={`${lead}%`} r="4.5" />}
        <Numbers {...props} />
      </svg>
    </div>
  )
}

/** Draws what is needed as a bar, and what is there as a step: now, before the changes, and without a plan. */
function Lines({ drawing, column: { numbers, was }, previous }: ColumnProps) {
  const { gross, projected: stock, without } = numbers
  const { y, start, safetyStock, hasOrders } = drawing
  const step = (from: number | undefined, to: number) => `M0 ${y(from ?? start)}V${y(to)}H1`
  return (
    <>
      {gross > 0 && (
        <rect className={styles.bar} height={tenth(y(0) - y(gross))} width=".64" x=".18" y={y(gross)} />
      )}
      <path className="thin" d={`M0 ${y(0)}H1`} />
      {safetyStock > 0 && <path className={`thin ${styles.safety}`} d={`M0 ${y(safetyStock)}H1`} />}
      <path className="area" d={`M0 ${y(stock)}H1V${y(0)}H0Z`} />
      {hasOrders && <path className="thin dots alarm" d={step(previous?.numbers.without, without)} />}
      {was && <path className="thin dots" d={step(previous?.was?.projected, was.projected)} />}
      <path className={stock < 0 ? 'curve alarm' : 'curve'} d={step(previous?.numbers.projected, stock)} />
    </>
  )
}

function Numbers({ drawing: { y, start }, column, previous }: ColumnProps) {
  const { number } = useLatest().words
  const { gross, projected: stock, scheduled, receipts } = column.numbers
  // Below zero, what is left says more than what arrives.
  const arriving = stock < 0 ? 0 : scheduled + receipts
  const isStep = stock !== previous?.numbers.projected
  // What arrives keeps the place of its ring and number free. Else none is in a bar, or at the number above it.
  const depth = gross > 0 ? y(stock) - y(gross) : -14
  const isFree = arriving === 0 || depth > 9 || depth < -14
  const isInBar = stock >= 0 && depth > -12
  const text = arriving > 0 ? `+${number(arriving)}` : isStep && !isInBar && number(stock)
  const at = (quantity: number) => `${y(quantity)}%`
  return (
    <>
      {gross > 0 && isFree && (
        <text className="note middle" dy="-.4em" x="50%" y={at(gross)}>
          {number(gross)}
        </text>
      )}
      {!previous && start !== stock && (
        <text className="note strong violet end" dy=".35em" x="-6" y={at(start)}>
          {number(start)}
        </text>
      )}
      {arriving > 0 && <circle className="dot" cx="50%" cy={at(stock)} r="4.5" />}
      {text && (
        <text
          className={`note strong middle ${stock < 0 ? 'bad' : 'violet'}`}
          dy={stock < 0 ? '1.5em' : '-.6em'}
          x="50%"
          y={at(stock)}
        >
          {text}
        </text>
      )}
    </>
  )
}

/** Shows earlier or later columns. */
function Pages({ view }: { readonly view: RecordView }) {
  const { t } = useLatest().words
  return (
    <div>
      <Button aria-disabled={view.isFirst} onClick={view.showEarlier}>
        {t('planner.earlier')}
      </Button>
      <Button aria-disabled={view.isLast} onClick={view.showLater}>
        {t('planner.later')}
      </Button>
    </div>
  )
}

/** Says what the lines are. */
function Key({ drawing }: { readonly drawing: Drawing }) {
  const { t } = useLatest().words
  const { hasOrders, hasRelease, isBelow, isChanged, safetyStock } = drawing
  return (
    <ul aria-hidden="true" className={styles.key}>
      <li data-line="projected">{t('planner.projected')}</li>
      {isBelow && <li data-line="below">{t('planner.below')}</li>}
      {isChanged && <li data-line="was">{t('planner.was')}</li>}
      <li data-line="gross">{t('planner.gross')}</li>
      {hasOrders && <li data-line="without">{t('planner.without')}</li>}
      {safetyStock > 0 && <li data-line="safety">{t('planner.safetyStock')}</li>}
      {hasRelease && <li data-line="lead">{t('planner.leadTime')}</li>}
    </ul>
  )
}
