import { useTranslation } from '../../words/translation.ts'
import { formatDate } from './localised-figures.ts'

interface MomentProps {
  /** ISO time. */
  readonly at: string
}

/** Shows a time in the element's language. Shows text that is not a time unchanged. */
export function Moment({ at }: MomentProps) {
  const { language } = useTranslation()
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return <span>{at}</span>
  return <time dateTime={at}>{formatDate(language, 'moment', date)}</time>
}
