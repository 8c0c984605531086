import { describeElement } from '../custom-element/description.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { beside } from '../ui/layout.styles.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { lead, size, title as titleText } from '../ui/typography.styles.ts'
import { explainers } from '../words/en/product.ts'
import { createSection, headingLevel, type SectionProps } from './create-section.tsx'

const description = describeElement({
  tag: 'mrp-explainers',
  summary: 'Explains how the features work, one block each: a text beside a picture, or a text with points.',
  attributes: {
    headingLevel,
    items: htmlList(
      'The blocks; `picture` is one of those of mrp-features.',
      { title: 'text', text: 'text', points: 'texts?', picture: 'text?' },
      explainers.items,
      'article',
    ),
  },
  events: {},
  parts: { section: 'The band.', item: 'One block.', picture: 'A picture.' },
  wake: 'never',
})

/** Those of text alone stand side by side. Without pictures they are facts, for looking up. */
const blocks = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 5cqi, 64px);
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > [data-wide] { grid-column: 1 / -1; }
  }
  &:not(:has(figure)) {
    & h2 { font-size: clamp(1.5em, 2.6cqi, 1.875em); }
  }
`

const words = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

const pointsOfBlock = css`
  & li { padding-block: 10px; border-block-start: 1px solid ${token('line')}; font-size: ${size.text}; line-height: 1.5; text-wrap: pretty; }
`

function Explainers({ headingLevel, items }: SectionProps<typeof description>) {
  return (
    <Section ground="surface" look={blocks}>
      {items.map(({ title, text, points, picture }) => {
        const pointList = points && (
          <ul className={pointsOfBlock}>
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )
        const isWide = Boolean(picture || points)
        // Without a picture, the points take its place.
        return (
          <div
            className={isWide ? beside : undefined}
            data-top=""
            data-wide={isWide ? '' : undefined}
            key={title}
            part="item"
          >
            <div className={words}>
              {title && (
                <h2 aria-level={headingLevel} className={titleText}>
                  {title}
                </h2>
              )}
              <p className={lead}>{text}</p>
              {picture && pointList}
            </div>
            {picture ? (
              <figure part="picture">
                <Picture name={picture} />
              </figure>
            ) : (
              pointList
            )}
          </div>
        )
      })}
    </Section>
  )
}

export default createSection(description, 'explainers', explainers, Explainers)
