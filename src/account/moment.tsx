import { type Language, languageFor } from '../i18n/languages.ts'
import { useTranslation } from '../i18n/translation.ts'

interface MomentProps {
  /** ISO time. */
  readonly at: string
}

const formatters = new Map<Language, Intl.DateTimeFormat>()

/** A point in time in the element's language; what is no time stays as it is. */
export function Moment({ at }: MomentProps) {
  const { language } = useTranslation()
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return at
  return <time dateTime={at}>{formatterIn(language).format(date)}</time>
}

/** As the visitor's own country writes it, where that is one of the language: `en-GB` for English. */
function formatterIn(language: Language): Intl.DateTimeFormat {
  // Making one takes longer than all that it formats.
  const made = formatters.get(language)
  if (made) return made
  const regional = navigator.languages.find(tag => tag.startsWith(language) && languageFor(tag) === language)
  const formatter = new Intl.DateTimeFormat(regional ?? language, { dateStyle: 'medium', timeStyle: 'short' })
  formatters.set(language, formatter)
  return formatter
}
