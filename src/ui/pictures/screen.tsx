import { screenTexts } from '../../words/en/pictures.ts'
import type { LineOf, RowsOf } from '../../words/en/screen-rows.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { pill } from '../pill.styles.ts'
import { rising, rows as rowList } from './picture.styles.ts'

interface ScreenProps {
  readonly rowsOf: RowsOf
  /** A line above the rows. */
  readonly head?: 'later'
  /** The heading of the figures at the end of the rows. */
  readonly column?: 'available'
  /** A line below the rows. */
  readonly footOf?: LineOf
}

/** Draws rows as on a planner's screen, in the section's language. */
export function Screen({ rowsOf, head, column, footOf }: ScreenProps) {
  const words = useWords('screens', screenTexts)
  const itemName = useItemName()
  const rows = rowsOf(words, itemName)
  return (
    <ul className={rowList}>
      {head && <li className="foot">{words[head](rows.length)}</li>}
      {column && <li className="foot column">{words[column]}</li>}
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
      {footOf && <li className="foot">{footOf(words, itemName)}</li>}
    </ul>
  )
}
