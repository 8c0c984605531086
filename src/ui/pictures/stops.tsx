import { processTexts, screenTexts } from '../../words/en/pictures.ts'
import { auditRows } from '../../words/en/screen-rows.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
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

const corrected = css`
  --stop: 5.5em;
  @container (min-width: 32em) {
    & > li[data-changed] { flex: 1.8 1 9em; }
  }
  & > li[data-changed]::before { background: ${token('accent')}; }
  & del { color: ${token('muted')}; }
  & ins { font-weight: 600; color: ${token('accent-ink')}; text-decoration: none; }
`

/** Draws the process of an order as it was corrected by somebody who works in it. */
export function Process() {
  const words = useWords('process', processTexts)
  return (
    <ol className={`${stops} ${corrected}`}>
      {words.steps.map(({ what, who, was }) => (
        <li data-changed={was && ''} key={what}>
          <b>{what}</b>
          {was && (
            <>
              <del>{was}</del>{' '}
            </>
          )}
          {was ? <ins>{who}</ins> : who}
        </li>
      ))}
    </ol>
  )
}
