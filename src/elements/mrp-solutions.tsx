import { copy, removableText } from '../custom-element/attributes.ts'
import type { PropsOf } from '../custom-element/element.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { sheetOfPaper } from '../ui/layout.styles.ts'
import { padded } from '../ui/pictures/picture.styles.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { pill } from '../ui/pill.styles.ts'
import { ItemHeading, Section } from '../ui/section.tsx'
import { body } from '../ui/typography.styles.ts'
import { solutions } from '../words/en/solutions.ts'
import { useWords } from '../words/section-words.ts'
import { createSection } from './create-section.tsx'
import { describeSection } from './describe-section.ts'
import { artefact, chapterName, journey, line, step, stop, tagList, trace } from './solutions.styles.ts'

const description = describeSection({
  tag: 'mrp-solutions',
  summary: 'Shows the solution step by step, with a line from one to the next.',
  attributes: {
    heading: copy('Section heading.', solutions.heading),
    items: htmlList(
      'The steps. `chapter` is the name of the part that begins with a step. `example` is a line of what a step leaves behind. `picture` is one of those of mrp-features. `comingSoon` marks a step that is not there yet.',
      {
        title: 'text',
        text: 'text',
        chapter: 'text?',
        example: 'text?',
        picture: 'text?',
        tags: 'texts?',
        comingSoon: 'flag?',
      },
      solutions.items,
      {
        item: 'article',
        fields: {
          title: 'heading',
          text: 'rest',
          chapter: '[data-chapter]',
          example: 'pre',
          picture: '[data-picture]',
          tags: 'li',
          comingSoon: '[data-coming-soon]',
        },
      },
    ),
    comingSoonText: removableText(
      'The word beside a step that is not there yet. Empty: none.',
      solutions.comingSoonText,
    ),
  },
  parts: { item: 'One step.', picture: 'A picture with its line.' },
})

const idOf = (index: number) => `step-${index + 1}`

/** Whose pictures are open where others are folded: the first of the first part, a replay, and a talk. */
const opened: readonly number[] = [0, 2, 8]

function Solutions({ heading, headingLevel, items, comingSoonText }: PropsOf<typeof description>) {
  const words = useWords('solutions', solutions)
  return (
    <Section heading={heading} level={headingLevel}>
      <ol className={journey}>
        {items.map(({ title, text, chapter, example, picture, tags, comingSoon }, index) => (
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
            <div className={step}>
              <div>
                <span aria-hidden="true" className={stop}>
                  {index + 1}
                </span>
                <ItemHeading level={headingLevel}>
                  <span>{title}</span>{' '}
                  {comingSoon && comingSoonText && <span className={pill}>{comingSoonText}</span>}
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
              {picture ? (
                <details className={artefact} open={opened.includes(index)}>
                  <summary>{words.show}</summary>
                  <figure className={sheetOfPaper} part="picture">
                    {example && <figcaption>{example}</figcaption>}
                    <div className={padded}>
                      <Picture name={picture} />
                    </div>
                  </figure>
                </details>
              ) : (
                example && <p className={trace}>{example}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export default createSection(description, 'solutions', solutions, Solutions)
