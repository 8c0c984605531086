import { useId } from 'react'
import { BelowThanks, useAfterRequest } from '../../request/below-thanks.tsx'
import type { Answers } from '../../request/request-kind.ts'
import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { subtitle } from '../../ui/typography.styles.ts'
import { bestTimes } from '../../words/en/choices.ts'

const list = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 12px 0 0;
  padding-inline-start: 1.4em;
  list-style: decimal;
  & ::marker { color: ${token('accent-ink')}; font-weight: 600; }
`

/** Shows what happens after a demo request. Its texts come with it. */
export function Next({ answers }: { readonly answers: Answers }) {
  const t = useAfterRequest()
  const heading = `mrp${useId()}`
  if (!t) return null

  const bestTime = bestTimes.find(time => time === answers.bestTime)
  const steps = [t('demo.next.answer'), t('demo.next.prepare'), t('demo.next.demo')]
  return (
    <BelowThanks t={t}>
      {bestTime && <p>{t('demo.next.time', { time: t(bestTime) })}</p>}
      <section aria-labelledby={heading} part="steps">
        <h3 className={subtitle} id={heading}>
          {t('demo.next.heading')}
        </h3>
        <ol className={list}>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </BelowThanks>
  )
}
