import { screenTexts } from '../../words/en/pictures.ts'
import { auditRows } from '../../words/en/screen-rows.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { stops } from './picture.styles.ts'

/** Draws what was recorded of a change, in the order in which it happened. */
export function AuditTrail() {
  const words = useWords('screens', screenTexts)
  return (
    <ol className={stops}>
      {auditRows(words, useItemName()).map(({ kind, what, why }) => (
        <li key={what}>
          {kind}
          <b>{what}</b>
          <small>{why}</small>
        </li>
      ))}
    </ol>
  )
}
