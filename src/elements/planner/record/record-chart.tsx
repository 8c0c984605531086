import { svg } from '../../../ui/pictures/drawing.styles.ts'
import { useShown } from '../shown.ts'
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
const [top, bottom] = [16, 84]
/** Where the line from the release to the need is drawn. */
const lead = 94

/**
 * Draws what is available as steps and what is needed as bars. Each column is a picture of its own, so that they stand
 * over the columns of the table however many there are.
 */
export function RecordChart({
  columns: { columns, start, without, pastDue },
  headings,
  before,
  safetyStock,
  marks: { release, due },
}: RecordChartProps) {
  const { words, selected } = useShown()
  const { t, number } = words
  const projected = columns.map(column => column.projected)
  const hasOrders = without.some((stock, at) => stock !== projected[at])
  const values = [
    ...[0, start, safetyStock],
    ...projected,
    ...(before?.columns.map(column => column.projected) ?? []),
    ...(hasOrders ? without : []),
    ...columns.map(({ gross }) => gross),
  ]
  const [least, most] = [Math.min(...values), Math.max(...values, 1)]
  const y = (stock: number) => tenth(bottom - ((stock - least) / (most - least)) * (bottom - top))
  const step = (from: number, to: number) => `M0 ${y(from)}V${y(to)}H1`
  const lowest = Math.min(...projected)
  return (
    <>
      <Key hasOrders={hasOrders} hasRelease={release >= 0} isShort={lowest < 0} safetyStock={safetyStock} />
      <div
        aria-label={t('planner.chart', {
          item: selected,
          onHand: number(start),
          lowest: number(lowest),
          when: headings[projected.indexOf(lowest)]?.spoken ?? '',
          last: number(projected.at(-1) ?? start),
        })}
        className={styles.plot}
        role="img"
      >
        <div />
        {pastDue && <div />}
        {columns.map(({ gross, projected: stock }, at) => {
          const above = projected[at - 1] ?? start
          const was = before?.columns[at]?.projected
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <div data-mark={at === release ? 'release' : at === due ? 'due' : undefined} key={at}>
              <svg aria-hidden="true" className={svg}>
                <svg
                  aria-hidden="true"
                  height="100%"
                  preserveAspectRatio="none"
                  viewBox="0 0 1 100"
                  width="100%"
                >
                  {gross > 0 && (
                    <rect
                      className={styles.bar}
                      height={tenth(y(0) - y(gross))}
                      width=".64"
                      x=".18"
                      y={y(gross)}
                    />
                  )}
                  <path className="thin" d={`M0 ${y(0)}H1`} />
                  {safetyStock > 0 && (
                    <path className={`thin ${styles.safety}`} d={`M0 ${y(safetyStock)}H1`} />
                  )}
                  <path className="area" d={`M0 ${y(stock)}H1V${y(0)}H0Z`} />
                  {hasOrders && (
                    <path className="thin dots alarm" d={step(without[at - 1] ?? start, without[at] ?? 0)} />
                  )}
                  {was !== undefined && (
                    <path className="thin dots" d={step(before?.columns[at - 1]?.projected ?? start, was)} />
                  )}
                  <path className={stock < 0 ? 'curve alarm' : 'curve'} d={step(above, stock)} />
                  {at >= release && at < due && release >= 0 && <path data-lead="" d={`M0 ${lead}H1`} />}
                </svg>
                {at === release && <circle data-lead="" cx="0" cy={`${lead}%`} r="4.5" />}
                {gross > 0 && (
                  <text className="note middle" dy="-.4em" x="50%" y={`${y(gross)}%`}>
                    {number(gross)}
                  </text>
                )}
                {/* None in a bar, or at the number above it. */}
                {(stock !== above || at === 0) && !(gross > 0 && stock >= 0 && y(stock) > y(gross) - 12) && (
                  <text
                    className={`note strong middle ${stock < 0 ? 'bad' : 'violet'}`}
                    dy={stock < 0 ? '1.3em' : '-.5em'}
                    x="50%"
                    y={`${y(stock)}%`}
                  >
                    {number(stock)}
                  </text>
                )}
              </svg>
            </div>
          )
        })}
      </div>
    </>
  )
}

interface KeyProps {
  readonly hasOrders: boolean
  readonly hasRelease: boolean
  readonly isShort: boolean
  readonly safetyStock: number
}

/** What the lines are. */
function Key({ hasOrders, hasRelease, isShort, safetyStock }: KeyProps) {
  const { t } = useShown().words
  return (
    <ul aria-hidden="true" className={styles.key}>
      <li data-line="projected">{t('planner.projected')}</li>
      {isShort && <li data-line="below">{t('planner.below')}</li>}
      <li data-line="gross">{t('planner.gross')}</li>
      {hasOrders && <li data-line="without">{t('planner.without')}</li>}
      {safetyStock > 0 && <li data-line="safety">{t('planner.safetyStock')}</li>}
      {hasRelease && <li data-line="lead">{t('planner.leadTime')}</li>}
    </ul>
  )
}

/** A tenth of a percent is less than anybody sees, and each digit is sent. */
const tenth = (percent: number): number => Math.round(percent * 10) / 10
