import { solutions } from '../content/solutions.ts'
import { copy, list } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { pill } from '../ui/pill.ts'
import { Section } from '../ui/section.tsx'
import { body, subtitle } from '../ui/typography.ts'
import { sectionParts } from './section-parts.ts'
import { contents, journey, layout, line, stop, tagList, trace } from './solutions.styles.ts'

const description = describeElement({
  tag: 'mrp-solutions',
  summary: 'The solution step by step, as one line of travel with a list of contents.',
  attributes: {
    heading: copy('Section heading.', solutions.heading),
    items: list(
      'The steps; `example` is a line of what it leaves behind, `comingSoon` marks one that is not there yet.',
      { title: 'text', text: 'text', example: 'text?', tags: 'texts?', comingSoon: 'flag?' },
      solutions.items,
    ),
  },
  events: {},
  parts: { ...sectionParts, item: 'One step.' },
  wake: 'never',
})

const idOf = (index: number) => `step-${index + 1}`

function Solutions({ heading, items }: PropsOf<typeof description>) {
  return (
    <Section heading={heading}>
      <div className={layout}>
        <nav aria-label={solutions.contents} className={contents}>
          <ol>
            {items.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${idOf(index)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className={journey}>
          {items.map(({ title, text, example, tags, comingSoon }, index) => (
            <li
              className={line}
              data-before-later={items[index + 1]?.comingSoon || undefined}
              data-later={comingSoon || undefined}
              id={idOf(index)}
              key={title}
              part="item"
              tabIndex={-1}
            >
              <span aria-hidden="true" className={stop}>
                {index + 1}
              </span>
              <h3 className={subtitle}>
                {title} {comingSoon && <span className={pill}>{solutions.comingSoon}</span>}
              </h3>
              <p className={body}>{text}</p>
              {example && <p className={trace}>{example}</p>}
              {tags && (
                <ul className={tagList}>
                  {tags.map(tag => (
                    <li className={pill} key={tag}>
                      {tag}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

export default createDefinition(description, Solutions)
