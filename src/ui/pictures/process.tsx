import { processTexts } from '../../words/en/pictures.ts'
import { useWords } from '../../words/section-words.ts'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds } from '../typography.styles.ts'

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 0;
  ${holds('small')}
  line-height: 1.4;
  & > li { flex: 1 1 5.5em; position: relative; padding: 18px 12px 0 0; border-block-start: 2px solid ${token('accent')}; }
  & > li::before { content: ''; position: absolute; inset-block-start: -7px; inset-inline-start: 0; inline-size: 12px; block-size: 12px; border: 2px solid ${token('accent')}; border-radius: 50%; background: ${token('surface')}; }
  & > li[data-changed] { flex: 1.8 1 9em; }
  & > li[data-changed]::before { background: ${token('accent')}; }
  & > li:last-child { border-color: transparent; }
  & b { display: block; font-weight: 600; }
  & del { color: ${token('muted')}; }
  & ins { font-weight: 600; color: ${token('accent-ink')}; text-decoration: none; }
`

/** Draws the process of an order as it was corrected by somebody who works in it. */
export function Process() {
  const words = useWords('process', processTexts)
  return (
    <ol className={line}>
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
