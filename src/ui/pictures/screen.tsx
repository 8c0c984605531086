import { planTexts } from '../../content/pictures.ts'
import type { ScreenRow } from '../../content/screen-rows.ts'
import { pill } from '../pill.ts'
import { approve, rising, rows as rowList } from './picture.styles.ts'

interface ScreenProps {
  readonly rows: readonly ScreenRow[]
  /** Whether each row waits for a decision. */
  readonly decide?: true
  /** A line below the rows. */
  readonly foot?: string
}

/** Draws rows as on a planner's screen. */
export function Screen({ rows, decide, foot }: ScreenProps) {
  return (
    <ul className={rowList}>
      {rows.map(({ kind, tone, what, why, count, verdict }) => (
        <li className={rising} key={what}>
          <span className={pill} data-tone={tone}>
            {kind}
          </span>
          <span className="grow">
            <b>{what}</b>
            <span className="why">{why}</span>
          </span>
          {count && <span className="count">{count}</span>}
          {verdict && (
            <span className={pill} data-tone={verdict.tone}>
              {verdict.text}
            </span>
          )}
          {decide && (
            <span aria-hidden="true" className={approve}>
              {planTexts.approve}
            </span>
          )}
        </li>
      ))}
      {foot && <li className="why">{foot}</li>}
    </ul>
  )
}
