import type { AfterRequestMessages } from '../en/after-request.ts'

/** What the forms say below their thanks, in German. */
const texts: AfterRequestMessages = {
  'demo.next.heading': 'Wie es weitergeht',
  'demo.next.answer': 'Innerhalb von 24 Stunden antwortet Ihnen jemand aus unserem Planungsteam.',
  'demo.next.time': 'Ihre beste Zeit ist notiert: {time}.',
  'demo.next.prepare':
    'Halten Sie einen Export Ihrer Artikel und Stücklisten bereit. Aufräumen ist nicht nötig. Zehn Teile reichen.',
  'demo.next.demo': 'In der Demo planen wir diese Teile gemeinsam, und Sie behalten das Ergebnis.',
  'sent.plan': 'In der Zwischenzeit: eigene Teile planen',
}

export default texts
