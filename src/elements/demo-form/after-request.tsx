import { useId } from 'react'
import type { Answers } from '../../request/request-kind.ts'
import { useMoreTexts } from '../../ui/more-texts.ts'
import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { subtitle } from '../../ui/typography.styles.ts'
import { afterRequestMessages } from '../../words/en/after-request.ts'
import { bestTimes } from '../../words/en/choices.ts'
import { isSettled } from '../../words/languages.ts'

const texts = {
  messages: afterRequestMessages,
  catalogs: {
    de: () => import('../../words/de/after-request.ts'),
    es: () => import('../../words/es/after-request.ts'),
    fr: () => import('../../words/fr/after-request.ts'),
  },
}

/** Below the thanks and their button, so that nothing moves when it comes. */
const below = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-self: stretch;
  margin-block-start: 20px;
  padding-block-start: 24px;
  border-block-start: 1px solid ${token('line')};
`

const list = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding-inline-start: 1.4em;
  list-style: decimal;
  & ::marker { color: ${token('accent-ink')}; font-weight: 600; }
`

/** What happens after a demo request. Its texts come with it. */
export function Next({ answers }: { readonly answers: Answers }) {
  const { language, t } = useMoreTexts(texts)
  const heading = `mrp${useId()}`
  if (!isSettled(language, texts.catalogs)) return null

  const bestTime = bestTimes.find(time => time === answers.bestTime)
  const answer = t('demo.next.answer')
  const steps = [
    bestTime ? `${answer} ${t('demo.next.time', { time: t(bestTime) })}` : answer,
    t('demo.next.prepare'),
    t('demo.next.demo'),
  ]
  return (
    <section aria-labelledby={heading} className={below} part="next">
      <h3 className={subtitle} id={heading}>
        {t('demo.next.heading')}
      </h3>
      <ol className={list}>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
