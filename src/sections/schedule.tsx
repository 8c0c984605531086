import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, mark, subtitle } from '../ui/typography.ts'

/** A row of a schedule. Its bar runs from `start` to `end`, in percent of the time that is shown. */
export interface ScheduledStep {
  readonly when: string
  readonly title: string
  readonly text: string
  readonly start: number
  readonly end: number
}

const schedule = css`
  & > li { display: grid; gap: 4px 32px; padding-block: 20px; border-block-start: 1px solid ${token('line')}; }
  & > li:last-child { border-block-end: 1px solid ${token('line')}; }
  & svg { inline-size: 100%; margin-block: 8px; overflow: visible; }
  & .track { stroke: ${token('line')}; stroke-width: 2px; }
  & .bar { fill: ${token('accent')}; }
  & li:last-child .bar { fill: ${token('good')}; }
  @container (min-width: 53.75em) {
    & > li { grid-template-columns: 8.125em 19em minmax(0, 1fr); align-items: center; }
    & svg { margin-block: 0; }
  }
  @media (forced-colors: active) {
    & .track { stroke: CanvasText; }
    & .bar, & li:last-child .bar { fill: CanvasText; }
  }
`

interface ScheduleProps {
  readonly steps: readonly ScheduledStep[]
  /** The name of a row for `::part()`. */
  readonly part: string
}

/** Renders what happens when, with a bar for each row. The bars repeat what the dates say. */
export function Schedule({ steps, part }: ScheduleProps) {
  return (
    <ol className={schedule}>
      {steps.map(({ when, title, text, start, end }) => (
        <li key={`${when} ${title}`} part={part}>
          <p className={mark}>{when}</p>
          <div>
            <h3 className={subtitle}>{title}</h3>
            <p className={body}>{text}</p>
          </div>
          <svg aria-hidden="true" height="20">
            <line className="track" x1="0" x2="100%" y1="10" y2="10" />
            <rect className="bar" height="12" rx="6" width={`${end - start}%`} x={`${start}%`} y="4" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
