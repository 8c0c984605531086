import type { ScreenRow } from '../../words/en/screen-rows.ts'
import { pill } from '../pill.styles.ts'
import { rising, rows as rowList } from './picture.styles.ts'

interface ScreenProps {
  readonly rows: readonly ScreenRow[]
  /** A line above the rows. */
  readonly head?: string
  /** A line below the rows. */
  readonly foot?: string
}

/** Draws rows as on a planner's screen. */
export function Screen({ rows, head, foot }: ScreenProps) {
  return (
    <ul className={rowList}>
      {head && <li className="foot">{head}</li>}
      {rows.map(({ kind, tone, what, why, count, verdict }) => (
        <li className={rising} key={what}>
          <span>
            <span className={pill} data-tone={tone}>
              {kind}
            </span>
          </span>
          <span>
            <b>{what}</b>
            <span className="why">{why}</span>
          </span>
          {count && <span className="count">{count}</span>}
          {verdict && (
            <span className={pill} data-tone={verdict.tone}>
              {verdict.text}
            </span>
          )}
        </li>
      ))}
      {foot && <li className="foot">{foot}</li>}
    </ul>
  )
}
