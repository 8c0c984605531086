import { useEffect, useId, useState } from 'react'
import type { Answers } from '../../request/request.ts'
import { useConfig } from '../../services/config.ts'
import { subtitle } from '../../ui/typography.ts'
import { afterRequestMessages } from '../../words/en/after-request.ts'
import { bestTimes } from '../../words/en/choices.ts'
import { type Catalogs, isSettled, type Language, loadLanguage } from '../../words/languages.ts'
import { translationIn, useTranslation } from '../../words/translation.ts'
import * as styles from './after-request.styles.ts'

const catalogs: Catalogs = {
  de: () => import('../../words/de/after-request.ts'),
  es: () => import('../../words/es/after-request.ts'),
  fr: () => import('../../words/fr/after-request.ts'),
}

/** What happens after a demo request. Its texts come with it. */
export function Next({ answers }: { readonly answers: Answers }) {
  const { language, t: choiceIn } = useTranslation()
  const { messages } = useConfig()
  const hasTexts = useTexts(language)
  const heading = `mrp${useId()}`
  if (!hasTexts) return null

  const { t } = translationIn(language, { messages: afterRequestMessages, catalogs }, messages)
  const bestTime = bestTimes.find(time => time === answers.bestTime)
  const answer = t('demo.next.answer')
  const steps = [
    bestTime ? `${answer} ${t('demo.next.time', { time: choiceIn(bestTime) })}` : answer,
    t('demo.next.prepare'),
    t('demo.next.demo'),
  ]
  return (
    <section aria-labelledby={heading} className={styles.afterRequest} part="next">
      <h3 className={subtitle} id={heading}>
        {t('demo.next.heading')}
      </h3>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Whether the texts in a language are there, or in English where they cannot be loaded. */
function useTexts(language: Language): boolean {
  const [, setSettled] = useState<Language>()
  useEffect(() => {
    void loadLanguage(language, catalogs).then(() => setSettled(language))
  }, [language])
  return isSettled(language, catalogs)
}
