import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { ItemHeading, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, lead, mark } from '../ui/typography.styles.ts'
import { timeline } from '../words/en/company-pages.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-timeline',
  summary: 'Shows what happened when, along a line.',
  attributes: {
    heading: slottedText('Section heading.', timeline.heading),
    items: htmlList(
      'The milestones, in order; `lasts` marks what still goes on.',
      { date: 'text', title: 'text', text: 'text', lasts: 'flag?' },
      timeline.items,
      'article',
    ),
    now: slottedText('How things stand today.', timeline.now),
  },
  parts: { item: 'One milestone.', now: 'How things stand.' },
})

/** A line of time: downwards, or across where there is room. What lasts is green, and its line goes on. */
const line = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  & > li { position: relative; display: flex; flex-direction: column; gap: 4px; margin-inline-start: 6px; padding: 0 0 28px 28px; border-inline-start: 2px solid ${token('control')}; }
  & > li::before { content: ''; position: absolute; inset: 3px auto auto -8px; inline-size: 14px; block-size: 14px; border-radius: 50%; background: ${token('accent')}; }
  & > li[data-lasts] { border-color: ${token('good')}; }
  & > li[data-lasts]::before { background: ${token('good')}; }
  @container (min-width: 53.75em) {
    & { grid-auto-flow: column; }
    & > li { margin: 0; padding: 24px 32px 0 0; border-inline-start: 0; border-block-start: 2px solid ${token('control')}; }
    & > li::before { inset: -8px auto auto 0; }
  }
  @media (forced-colors: active) {
    & > li::before { background: CanvasText; }
  }
`

const today = css`
  margin-block-start: 32px;
`

function Timeline({ heading, headingLevel, items, now }: SectionProps<typeof description>) {
  return (
    <Section ground="surface" heading={heading} level={headingLevel}>
      <ol className={line}>
        {items.map(({ date, title, text, lasts }) => (
          <li data-lasts={lasts ? '' : undefined} key={`${date} ${title}`} part="item">
            <p className={mark}>{date}</p>
            <ItemHeading level={headingLevel}>{title}</ItemHeading>
            <p className={body}>{text}</p>
          </li>
        ))}
      </ol>
      {now ? (
        <p className={`${lead} ${today}`} part="now">
          <slot name="now">{now}</slot>
        </p>
      ) : (
        <slot name="now" />
      )}
    </Section>
  )
}

export default createSection(description, 'timeline', timeline, Timeline)
