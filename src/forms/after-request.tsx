import { useEffect, useId, useState } from 'react'
import { afterRequestMessages } from '../content/after-request/en.ts'
import { bestTimes } from '../content/choices.ts'
import { type Catalogs, isSettled, type Language, loadLanguage } from '../i18n/languages.ts'
import { translationIn, useTranslation } from '../i18n/translation.ts'
import { calendarFile } from '../services/calendar-file.ts'
import { download } from '../services/download.ts'
import { useConfig } from '../state/config.ts'
import { toasts } from '../state/toasts.ts'
import { actions, secondaryButton } from '../ui/button.ts'
import { hint } from '../ui/field.ts'
import { subtitle } from '../ui/typography.ts'
import { afterRequest, steps } from './after-request.styles.ts'
import { answerTime } from './answer-time.ts'
import type { Answers } from './request.ts'

const catalogs: Catalogs = {
  de: () => import('../content/after-request/de.ts'),
  es: () => import('../content/after-request/es.ts'),
  fr: () => import('../content/after-request/fr.ts'),
}

/** What happens after a demo request, and a calendar file that reminds of it. Its texts come with it. */
export function Next({ answers }: { readonly answers: Answers }) {
  const { language, t: choiceIn } = useTranslation()
  const { messages, brandName, contactEmail } = useConfig()
  const hasTexts = useTexts(language)
  const heading = `mrp${useId()}`
  // Of the moment when the request was sent: saved again, the entry replaces the first one.
  const [entry] = useState(() => ({ uid: randomId(), made: new Date() }))
  // There is a button more, which a toast may lie over: shown again, it looks for its place.
  useEffect(() => {
    if (hasTexts) toasts.set([...toasts.get()])
  }, [hasTexts])
  if (!hasTexts) return null

  const { t } = translationIn(language, { messages: afterRequestMessages, catalogs }, messages)
  const bestTime = bestTimes.find(time => time === answers.bestTime)
  const span = answerTime(bestTime, entry.made)
  const [answer, ...others] = [t('demo.next.answer'), t('demo.next.prepare'), t('demo.next.demo')]
  const first = bestTime ? `${answer} ${t('demo.next.time', { time: choiceIn(bestTime) })}` : answer
  const save = () => {
    const description = [first, ...others, t('demo.next.questions', { email: contactEmail })].join('\n')
    const summary = t('demo.next.event', { brand: brandName })
    download('demo.ics', calendarFile({ ...entry, ...span, language, summary, description }), 'text/calendar')
  }

  return (
    <section aria-labelledby={heading} className={afterRequest} part="next">
      <h3 className={subtitle} id={heading}>
        {t('demo.next.heading')}
      </h3>
      <ol className={steps}>
        {[first, ...others].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={actions}>
        <button className={secondaryButton} onClick={save} part="button" type="button">
          {t('demo.next.calendar')}
        </button>
        {/* Without a time of the visitor's, the entry is at this moment tomorrow, which need not be said. */}
        {bestTime && (
          <p className={hint}>
            {t('demo.next.reminder', { time: timeIn(language).formatRange(span.start, span.end) })}
          </p>
        )}
      </div>
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

const timeIn = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Works without HTTPS too, where `randomUUID` is missing. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
