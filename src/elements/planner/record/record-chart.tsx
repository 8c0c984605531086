import { svg } from '../../../ui/pictures/drawing.styles.ts'
import { useLatest } from '../shown.ts'
import * as styles from './record.styles.ts'
import type { Columns, Heading } from './record-columns.ts'

interface RecordChartProps {
  readonly columns: Columns
  readonly headings: readonly Heading[]
  readonly before: Columns | undefined
  readonly safetyStock: number
  readonly marks: { readonly release: number; readonly due: number }
}

/** How far from the chart's upper edge the largest and the smallest stock are drawn, in percent. */
const [top, bottom] = [16, 78]
/** Where the line from the release to the need is drawn. */
const lead = 94

/**
 * Draws what is available as steps and what is needed as bars. Each column is a picture of its own, so that they stand
 * over the columns of the table however many there are.
 */
export function RecordChart(props: RecordChartProps) {
  const { words, selected } = useLatest()
  const { t } = words
  const quantity = (value: number) => words.quantity(selected, value)
  const { headings, safetyStock, marks } = props
  const { columns, start, pastDue } = props.columns
  const scale = scaleOf(props)
  const projected = columns.map(column => column.projected)
  const lowest = Math.min(...projected)
  return (
    <>
      <Key hasOrders={scale.hasOrders} hasRelease={marks.release >= 0} safetyStock={safetyStock} />
      <div
        aria-label={t('planner.chart', {
          item: selected,
          onHand: quantity(start),
          lowest: quantity(lowest),
          when: headings[projected.indexOf(lowest)]?.spoken ?? '',
          last: quantity(projected.at(-1) ?? start),
        })}
        className={styles.plot}
        role="img"
      >
        <div />
        {pastDue && <div />}
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Column {...props} at={at} column={column} key={at} scale={scale} />
        ))}
      </div>
    </>
  )
}

interface Scale {
  /** Where a stock stands, in percent from the upper edge. */
  readonly y: (stock: number) => number
  /** Whether the planned orders change what is available. */
  readonly hasOrders: boolean
}

function scaleOf({ columns: { columns, start, without }, before, safetyStock }: RecordChartProps): Scale {
  const hasOrders = without.some((stock, at) => stock !== columns[at]?.projected)
  const values = [
    ...[0, start, safetyStock],
    ...columns.flatMap(({ projected, gross }) => [projected, gross]),
    ...(before?.columns.map(column => column.projected) ?? []),
    ...(hasOrders ? without : []),
  ]
  const [lowest, highest] = [Math.min(...values), Math.max(...values, 1)]
  return {
    y: stock => tenth(bottom - ((stock - lowest) / (highest - lowest)) * (bottom - top)),
    hasOrders,
  }
}

interface ColumnProps extends RecordChartProps {
  readonly at: number
  readonly column: Columns['columns'][number]
  readonly scale: Scale
}

function Column(props: ColumnProps) {
  const { at, marks } = props
  const { release, due } = marks
  return (
    <div data-mark={at === release ? 'release' : at === due ? 'due' : undefined}>
      <svg aria-hidden="true" className={svg}>
        <svg aria-hidden="true" height="100%" preserveAspectRatio="none" viewBox="0 0 1 100" width="100%">
          <Lines {...props} />
          {at >= release && at < due && release >= 0 && <path data-lead="" d={`M0 ${lead}H1`} />}
        </svg>
        {at === release && <circle data-lead="" cx="0" cy={`${lead}%`} r="4.5" />}
        <Numbers {...props} />
      </svg>
    </div>
  )
}

/** What is there at the end of the column before. */
const stockBefore = ({ at, columns: { columns, start } }: ColumnProps): number =>
  columns[at - 1]?.projected ?? start

/** What is needed as a bar, and what is there as a step: now, before the changes, and without a plan. */
function Lines(props: ColumnProps) {
  const { at, column, columns, before, safetyStock, scale } = props
  const { gross, projected: stock } = column
  const { start, without } = columns
  const { y } = scale
  const step = (from: number, to: number) => `M0 ${y(from)}V${y(to)}H1`
  const was = before?.columns[at]?.projected
  return (
    <>
      {gross > 0 && (
        <rect className={styles.bar} height={tenth(y(0) - y(gross))} width=".64" x=".18" y={y(gross)} />
      )}
      <path className="thin" d={`M0 ${y(0)}H1`} />
      {safetyStock > 0 && <path className={`thin ${styles.safety}`} d={`M0 ${y(safetyStock)}H1`} />}
      <path className="area" d={`M0 ${y(stock)}H1V${y(0)}H0Z`} />
      {scale.hasOrders && (
        <path className="thin dots alarm" d={step(without[at - 1] ?? start, without[at] ?? 0)} />
      )}
      {was !== undefined && (
        <path className="thin dots" d={step(before?.columns[at - 1]?.projected ?? start, was)} />
      )}
      <path className={stock < 0 ? 'curve alarm' : 'curve'} d={step(stockBefore(props), stock)} />
    </>
  )
}

function Numbers(props: ColumnProps) {
  const { at, column, columns, scale } = props
  const { number } = useLatest().words
  const { gross, projected: stock } = column
  const { start } = columns
  const { y } = scale
  const isStep = stock !== stockBefore(props) || at === 0
  const isInBar = gross > 0 && stock >= 0 && y(stock) > y(gross) - 12
  return (
    <>
      {gross > 0 && (
        <text className="note middle" dy="-.4em" x="50%" y={`${y(gross)}%`}>
          {number(gross)}
        </text>
      )}
      {at === 0 && start !== stock && (
        <text className="note strong violet end" dy=".35em" x="-6" y={`${y(start)}%`}>
          {number(start)}
        </text>
      )}
      {/* None in a bar, or at the number above it. */}
      {isStep && !isInBar && (
        <text
          className={`note strong middle ${stock < 0 ? 'bad' : 'violet'}`}
          dy={stock < 0 ? '1.3em' : '-.5em'}
          x="50%"
          y={`${y(stock)}%`}
        >
          {number(stock)}
        </text>
      )}
    </>
  )
}

interface KeyProps {
  readonly hasOrders: boolean
  readonly hasRelease: boolean
  readonly safetyStock: number
}

/** What the lines are. */
function Key({ hasOrders, hasRelease, safetyStock }: KeyProps) {
  const { t } = useLatest().words
  return (
    <ul aria-hidden="true" className={styles.key}>
      <li data-line="projected">{t('planner.projected')}</li>
      <li data-line="gross">{t('planner.gross')}</li>
      {hasOrders && <li data-line="without">{t('planner.without')}</li>}
      {safetyStock > 0 && <li data-line="safety">{t('planner.safetyStock')}</li>}
      {hasRelease && <li data-line="lead">{t('planner.leadTime')}</li>}
    </ul>
  )
}

/** A tenth of a percent is less than anybody sees, and each digit is sent. */
const tenth = (percent: number): number => Math.round(percent * 10) / 10
