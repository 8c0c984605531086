import { processTexts } from '../../words/en/pictures.ts'
import { useWords } from '../../words/section-words.tsx'
import { pill } from '../pill.styles.ts'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.styles.ts'

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 0;
  ${holds('small')}
  line-height: 1.4;
  & > li { position: relative; flex: 1 1 7em; padding: 18px 12px 0 0; border-block-start: 2px solid ${token('accent')}; }
  & > li::before { content: ''; position: absolute; inset-block-start: -7px; inset-inline-start: 0; inline-size: 12px; block-size: 12px; border: 2px solid ${token('accent')}; border-radius: 50%; background: ${token('surface')}; }
  & > li[data-changed]::before { background: ${token('accent')}; }
  & b { display: block; font-weight: 600; }
  & del { color: ${token('muted')}; }
  & ins { font-weight: 600; color: ${token('accent-ink')}; text-decoration: none; }
`

const said = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-start: 20px;
  font-size: ${size.small};
`

/** Draws the process of an order as it was corrected by somebody who works in it. */
export function Process() {
  const words = useWords('process', processTexts)
  return (
    <>
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
      <p className={said}>
        {words.said} <span className={pill}>{words.done}</span>
      </p>
    </>
  )
}
