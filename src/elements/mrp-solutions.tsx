import { removableText, slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { pill } from '../ui/pill.styles.ts'
import { ItemHeading, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, size } from '../ui/typography.styles.ts'
import { solutions } from '../words/en/solutions.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-solutions',
  summary: 'Shows the solution step by step, with a line from one to the next.',
  attributes: {
    heading: slottedText('Section heading.', solutions.heading),
    items: htmlList(
      'The steps. `chapter` is the name of the part that begins with a step. `example` is a line of what a step leaves behind. `picture` is one of those of mrp-features; `large` gives it the whole width. `comingSoon` marks a step that is not there yet.',
      {
        title: 'text',
        text: 'text',
        chapter: 'text?',
        example: 'text?',
        picture: 'text?',
        large: 'flag?',
        tags: 'texts?',
        comingSoon: 'flag?',
      },
      solutions.items,
      'article',
      { example: 'pre' },
    ),
    comingSoonText: removableText(
      'The word beside a step that is not there yet. Empty: none.',
      solutions.comingSoonText,
    ),
  },
  parts: { item: 'One step.', picture: 'A picture with its line.' },
})

const idOf = (index: number) => `step-${index + 1}`

const journey = css`
  display: flex;
  flex-direction: column;
`

const toTheNext = 'clamp(28px, 4cqi, 44px)'

const verticalLine = `content: ''; position: absolute; inset-inline-start: -45px; border-inline-start: 2px solid ${token('accent')};`

/** Names the part that begins with a step, in line with the steps' names. The line goes on beside it. */
const chapterName = css`
  position: relative;
  li + li > &::before { ${verticalLine} inset-block: 0; }
  padding-block-end: clamp(20px, 3cqi, 36px);
  color: ${token('ink')};
  font: 700 clamp(1.5em, 3.4cqi, 2.125em)/1.2 ${token('font')};
  letter-spacing: -0.03em;
  text-wrap: balance;
  li + li > & { padding-block-start: clamp(16px, 3cqi, 40px); }
`

/** One step with its line, which continues to the next step, dashed if that one does not exist yet. */
const line = css`
  padding-inline-start: 64px;
  padding-block-end: ${toTheNext};
  scroll-margin-block-start: 96px;
  & > div::before { ${verticalLine} inset-block: 0 calc(-1 * ${toTheNext}); }
  &[data-before-later] > div::before { border-inline-start-style: dashed; }
  &:last-child { padding-block-end: 0; }
  &:last-child > div::before { display: none; }
  &:focus { outline: none; }
  &:focus h3 { color: ${token('accent-ink')}; }
`

const step = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 32px;
  & h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding-block-start: 7px; margin-block-end: 8px; }
  @container (min-width: 65em) {
    & { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
    & > div:only-child { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
    & > div:only-child > ul { grid-area: 1 / 2 / span 2; align-content: start; margin-block-start: 7px; }
    &[data-large] { grid-template-columns: minmax(0, 1fr); gap: 24px; }
  }
`

const stop = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: -64px;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  background: ${token('accent')};
  color: ${token('on-accent')};
  font: 600 ${size.label}/40px ${token('font')};
  text-align: center;
  [data-later] & { background: ${token('surface')}; color: ${token('accent-ink')}; box-shadow: inset 0 0 0 2px ${token('accent')}; }
`

/** A line of the agent's log. */
const trace = css`
  align-self: flex-start;
  margin-block-start: 4px;
  padding: 8px 14px;
  border-radius: ${token('radius')};
  background: ${token('tint')};
  color: ${token('accent-ink')};
  font: 400 ${size.figure}/1.5 ${token('font')};
  text-wrap: pretty;
`

const tagList = css`
  margin-block-start: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  [data-later] & > li { border: 1px dashed ${token('accent')}; }
`

/** A picture with its line. What its rows are about begins on one line down the page, where there is room. */
const artefact = css`
  --kinds: 140px;
  padding-block: 8px;
  & > figcaption { padding-block-end: 16px; color: ${token('accent-ink')}; font: 400 ${size.small}/1.5 ${token('font')}; text-wrap: pretty; }
  [data-large] > & { padding: clamp(16px, 3cqi, 40px); border: 1px solid ${token('line')}; border-radius: ${token('radius-large')}; background: ${token('surface')}; }
  @container (min-width: 65em) {
    [data-large] > & > * { font-size: ${size.text}; --_held: 1; }
    [data-large] > & > ul > li > span + span:last-child { display: grid; grid-template-columns: 1fr 2fr; grid-column: 2 / -1; align-items: baseline; }
  }
  @container (max-width: 32em) {
    & > ul { grid-template-columns: minmax(0, 1fr); }
    & > ul > li > span:first-child { grid-area: 1 / 1; }
    & > ul > li > span:nth-child(2) { grid-area: 2 / 1; }
    & > ul > li > span:nth-child(3) { grid-area: 1 / 1; }
  }
`

type Props = SectionProps<typeof description>

function Solutions(props: Props) {
  const { heading, headingLevel, items } = props
  return (
    <Section heading={heading} level={headingLevel}>
      <ol className={journey}>
        {items.map(({ title, chapter, comingSoon, large }, index) => (
          <li
            className={line}
            data-before-later={items[index + 1]?.comingSoon || undefined}
            data-later={comingSoon || undefined}
            id={idOf(index)}
            key={title}
            part="item"
            tabIndex={-1}
          >
            {chapter && <p className={chapterName}>{chapter}</p>}
            <div className={step} data-large={large || undefined}>
              <StepText {...props} index={index} />
              <StepPicture {...props} index={index} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

interface StepProps extends Props {
  /** The place of the step. */
  readonly index: number
}

function StepText({ headingLevel, items, comingSoonText, index }: StepProps) {
  const { title, text, tags, comingSoon } = items[index] ?? {}
  return (
    <div>
      <span aria-hidden="true" className={stop}>
        {index + 1}
      </span>
      <ItemHeading level={headingLevel}>
        <span>{title}</span> {comingSoon && comingSoonText && <span className={pill}>{comingSoonText}</span>}
      </ItemHeading>
      <p className={body}>{text}</p>
      {tags && (
        <ul className={tagList}>
          {tags.map(tag => (
            <li className={pill} key={tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A picture with its line, or the line alone. */
function StepPicture({ items, index }: StepProps) {
  const { picture, example } = items[index] ?? {}
  if (!picture) return example && <p className={trace}>{example}</p>
  return (
    <figure className={artefact} part="picture">
      {example && <figcaption>{example}</figcaption>}
      <Picture name={picture} />
    </figure>
  )
}

export default createSection(description, 'solutions', solutions, Solutions)
