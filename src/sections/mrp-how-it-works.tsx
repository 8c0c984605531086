import { howItWorks } from '../content/home.ts'
import { copy, list } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { band, beside, column, intro, sheetOfPaper } from '../ui/page-grid.ts'
import { BomTree } from '../ui/pictures/bom-tree.tsx'
import { padded } from '../ui/pictures/picture.styles.ts'
import { Heading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, mark, subtitle } from '../ui/typography.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-how-it-works',
  summary: 'The steps from data to orders, beside a bill of materials exploding.',
  attributes: {
    heading: copy('Section heading.', howItWorks.heading),
    lead: copy('The sentence below it.', howItWorks.lead),
    items: list('The steps.', { title: 'text', text: 'text' }, howItWorks.items),
  },
  events: {},
  parts: { ...sectionParts, item: 'One step.', picture: 'The bill of materials.' },
  wake: 'never',
})

const steps = css`
  display: flex;
  flex-direction: column;
  & > li { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 4px 0; padding-block: 18px; border-block-start: 1px solid ${token('line')}; }
  & > li > :last-child { grid-column: 2; }
  & > li > :first-child { line-height: 2; }
`

function HowItWorks({ heading, lead, items }: PropsOf<typeof description>) {
  return (
    <section className={band} part="section">
      <div className={`${column} ${beside}`} data-top="">
        <div>
          <div className={intro}>
            <Heading>{heading}</Heading>
            <Lead>{lead}</Lead>
          </div>
          <ol className={steps}>
            {items.map(({ title, text }, index) => (
              <li key={title} part="item">
                <span aria-hidden="true" className={mark}>
                  {index + 1}
                </span>
                <h3 className={subtitle}>{title}</h3>
                <p className={body}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <figure className={`${sheetOfPaper} ${padded}`} part="picture">
          <BomTree />
        </figure>
      </div>
    </section>
  )
}

export default createDefinition(description, HowItWorks)
