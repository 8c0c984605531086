import { timeline } from '../content/company-pages.ts'
import { copy } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { htmlList } from '../element/list-attribute.ts'
import { inWords } from '../i18n/section-words.tsx'
import { siteCatalogs } from '../i18n/site-languages.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { lead } from '../ui/typography.ts'
import { Schedule } from './schedule.tsx'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-timeline',
  summary: 'Shows what happened when, drawn as a schedule.',
  attributes: {
    heading: copy('Section heading.', timeline.heading),
    items: htmlList(
      'The milestones, in order; `lasts` marks what still goes on.',
      { date: 'text', title: 'text', text: 'text', lasts: 'flag?' },
      timeline.items,
      {
        item: 'article',
        fields: { date: '[data-date]', title: 'heading', text: 'rest', lasts: '[data-lasts]' },
      },
    ),
    now: copy('How things stand today.', timeline.now),
  },
  events: {},
  parts: { ...sectionParts, item: 'One milestone.', now: 'How things stand.' },
  wake: 'never',
  catalogs: siteCatalogs,
})

/** Returns the names of the months in a language. */
const monthsIn = (language: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2025, month).toLocaleDateString(language, { month: 'long' }).toLowerCase(),
  )

/** Returns the months since year 0 of a date such as "March 2025", or undefined for other text. */
function monthOf(date: string, months: readonly string[]): number | undefined {
  const [name = '', year = ''] = date.toLowerCase().trim().split(/\s+/)
  const month = months.indexOf(name)
  return month < 0 || !/^\d{4}$/.test(year) ? undefined : Number(year) * 12 + month
}

/** Room on the right for the time since the last milestone, in months. */
const since = 2

/**
 * Returns the position of each milestone in the time from the first until today, in percent. It follows the dates, or is
 * even if one is not a date.
 */
function places(dates: readonly string[], language: string): number[] {
  const months = monthsIn(language)
  const found = dates.map(date => monthOf(date, months))
  const known = found.filter(month => month !== undefined)
  const [first, today] = [Math.min(...known), Math.max(...known) + since]
  return dates.map((_, index) => {
    const month = known.length === dates.length ? found[index] : undefined
    return 100 * (month === undefined ? index / dates.length : (month - first) / (today - first))
  })
}

const today = css`
  margin-block-start: 24px;
`

function Timeline({ heading, items, now }: PropsOf<typeof description>) {
  const { language } = useTranslation()
  const starts = places(
    items.map(({ date }) => date),
    language,
  )
  const steps = items.map(({ date, title, text, lasts }, index) => ({
    when: date,
    title,
    text,
    start: starts[index] ?? 0,
    end: lasts ? 100 : (starts[index + 1] ?? 100),
  }))
  return (
    <Section ground="surface" heading={heading}>
      <Schedule part="item" steps={steps} />
      <p className={`${lead} ${today}`} part="now">
        <slot name="now">{now}</slot>
      </p>
    </Section>
  )
}

export default createDefinition(description, inWords('timeline', timeline, Timeline))
