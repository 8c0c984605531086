import { timeline } from '../content/company-pages.ts'
import { copy, list } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, mark, subtitle } from '../ui/typography.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-timeline',
  summary: 'What happened when, drawn as a schedule.',
  attributes: {
    heading: copy('Section heading.', timeline.heading),
    items: list('The milestones, in order.', { date: 'text', title: 'text', text: 'text' }, timeline.items),
  },
  events: {},
  parts: { ...sectionParts, item: 'One milestone.' },
  wake: 'never',
})

const schedule = css`
  & > li { display: grid; gap: 4px 32px; padding-block: 20px; border-block-start: 1px solid ${token('line')}; }
  & > li:last-child { border-block-end: 1px solid ${token('line')}; }
  & svg { inline-size: 100%; margin-block: 8px; overflow: visible; }
  & .track { stroke: ${token('line')}; stroke-width: 2px; }
  & .bar { fill: ${token('accent')}; }
  & li:last-child .bar { fill: ${token('good')}; }
  @container (min-width: 53.75em) {
    & > li { grid-template-columns: 8.125em 16.25em minmax(0, 1fr); align-items: center; }
    & svg { margin-block: 0; }
  }
  @media (forced-colors: active) {
    & .track { stroke: CanvasText; }
    & .bar, & li:last-child .bar { fill: CanvasText; }
  }
`

const months = ['january', 'february', 'march', 'april', 'may', 'june']
months.push('july', 'august', 'september', 'october', 'november', 'december')

/** Months since year 0 of a date such as "March 2025"; nothing for other words. */
function monthOf(date: string): number | undefined {
  const [name = '', year = ''] = date.toLowerCase().trim().split(/\s+/)
  const month = months.indexOf(name)
  return month < 0 || !/^\d{4}$/.test(year) ? undefined : Number(year) * 12 + month
}

/** Where each milestone lies between the first and the last, in percent: by date, or evenly where a date is not one. */
function places(dates: readonly string[]): number[] {
  const found = dates.map(monthOf)
  const known = found.filter(month => month !== undefined)
  const [first, last] = [Math.min(...known), Math.max(...known) + 1]
  return dates.map((_, index) => {
    const month = known.length === dates.length ? found[index] : undefined
    return 100 * (month === undefined ? index / dates.length : (month - first) / (last - first))
  })
}

function Timeline({ heading, items }: PropsOf<typeof description>) {
  const starts = places(items.map(({ date }) => date))
  return (
    <Section ground="surface" heading={heading}>
      <ol className={schedule}>
        {items.map(({ date, title, text }, index) => {
          const start = starts[index] ?? 0
          return (
            <li key={`${date} ${title}`} part="item">
              <p className={mark}>{date}</p>
              <div>
                <h3 className={subtitle}>{title}</h3>
                <p className={body}>{text}</p>
              </div>
              <svg aria-hidden="true" height="20">
                <line className="track" x1="0" x2="100%" y1="10" y2="10" />
                <rect
                  className="bar"
                  height="12"
                  rx="6"
                  width={`${(starts[index + 1] ?? 100) - start}%`}
                  x={`${start}%`}
                  y="4"
                />
              </svg>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

export default createDefinition(description, Timeline)
