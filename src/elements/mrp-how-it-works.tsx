import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { band, column } from '../ui/layout.styles.ts'
import { Drive } from '../ui/pictures/drive-parts.tsx'
import { Heading, ItemHeading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token, withToken } from '../ui/tokens.ts'
import { body, title as titleText } from '../ui/typography.styles.ts'
import { howItWorks } from '../words/en/home.ts'
import { driveTexts } from '../words/en/pictures.ts'
import { useWords } from '../words/section-words.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-how-it-works',
  summary:
    'Shows the steps from data to orders, below the parts of a drive. A drawing and its sentence may stand inside the tag, in the slots `picture` and `claim`.',
  attributes: {
    heading: slottedText('Section heading.', howItWorks.heading),
    lead: slottedText('The sentence below it.', howItWorks.lead),
    items: htmlList('The steps.', { title: 'text', text: 'text' }, howItWorks.items, 'article'),
  },
  slots: {
    picture: 'A drawing of the drive.',
    claim: 'What the drawing shows, in a sentence.',
  },
  parts: {
    lead: 'The sentence.',
    item: 'One step.',
    picture: 'The drawing and the numbers.',
    number: 'What matters of a part.',
  },
})

/** The one deep band of the page. */
const ground = css`
  background: radial-gradient(at 62% 40%, color-mix(in srgb, ${token('deep')} 70%, ${token('accent')}), ${token('deep')} 70%);
  color: ${token('on-deep')};
  overflow-x: clip;
  ${withToken('muted', token('on-deep-muted'))}
`

const bill = css`
  display: grid;
  gap: 32px;
  & > div { display: flex; flex-direction: column; align-items: flex-start; gap: 18px; max-inline-size: 25em; }
  & p { white-space: pre-line; }
  & h2 { font-size: 1em; letter-spacing: 0; color: ${token('on-deep-muted')}; }
  @container (min-width: 44em) {
    & { grid-template-columns: minmax(0, 4fr) minmax(0, 5fr); align-items: center; }
  }
  @container (min-width: 78em) {
    & { grid-template-columns: none; }
    & > * { grid-area: 1 / 1; }
    & > div { align-self: start; max-inline-size: 22.5em; z-index: 1; }
    & > figure { justify-self: end; margin-block-start: 80px; margin-inline-end: calc(-1 * min(40px, (100cqi - 1160px) / 2)); }
  }
`

const steps = css`
  display: grid;
  gap: 28px clamp(24px, 4cqi, 56px);
  margin-block-start: clamp(40px, 5cqi, 64px);
  & > li { display: flex; flex-direction: column; gap: 8px; }
  & h3 > span { color: ${token('on-deep-muted')}; }
  @container (min-width: 44em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  @container (min-width: 78em) {
    & { margin-block-start: 0; }
  }
`

function HowItWorks({ heading, headingLevel, lead, items }: SectionProps<typeof description>) {
  const words = useWords('drive', driveTexts)
  return (
    <section className={`${band} ${ground}`} part="section">
      <div className={column}>
        <div className={bill}>
          <div>
            <Heading level={headingLevel}>{heading}</Heading>
            <p className={titleText}>
              <slot name="claim">{words.claim}</slot>
            </p>
            <Lead>{lead}</Lead>
          </div>
          <Drive />
        </div>
        <ol className={steps}>
          {items.map(({ title, text }, index) => (
            <li key={title} part="item">
              <ItemHeading level={headingLevel}>
                <span aria-hidden="true">{index + 1}</span> {title}
              </ItemHeading>
              <p className={body}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export default createSection(description, 'howItWorks', howItWorks, HowItWorks)
