import { howItWorks } from '../content/home.ts'
import { copy } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { htmlList } from '../element/list-attribute.ts'
import { inWords } from '../i18n/section-words.tsx'
import { siteCatalogs } from '../i18n/site-languages.ts'
import { band, column, intro } from '../ui/page-grid.ts'
import { Night } from '../ui/pictures/night.tsx'
import { Heading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, subtitle } from '../ui/typography.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-how-it-works',
  summary: 'Shows the steps from data to orders, above one night of a plant in four pictures.',
  attributes: {
    heading: copy('Section heading.', howItWorks.heading),
    lead: copy('The sentence below it.', howItWorks.lead),
    items: htmlList(
      'The steps. The first three have pictures.',
      { title: 'text', text: 'text' },
      howItWorks.items,
      { item: 'article', fields: { title: 'heading', text: 'rest' } },
    ),
  },
  events: {},
  parts: { ...sectionParts, item: 'One step.', picture: 'A picture of the night.' },
  wake: 'never',
  catalogs: siteCatalogs,
})

/** Side by side, the second step is twice as wide, for it has two pictures. Words begin on one line, and so do pictures. */
const steps = css`
  display: grid;
  gap: 40px 24px;
  & > li { display: grid; gap: 8px 24px; align-content: start; }
  & h3 > span { color: ${token('accent-ink')}; }
  & > li > div { display: grid; gap: 12px; margin-block-start: 12px; }
  @container (min-width: 30em) {
    & > li > div { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    & > li { grid-row: span 3; grid-template-rows: subgrid; }
    & > li:nth-child(2) { grid-column: span 2; }
    & > li > div { gap: 24px; }
  }
`

function HowItWorks({ heading, lead, items }: PropsOf<typeof description>) {
  return (
    <section className={band} part="section">
      <div className={column}>
        <div className={intro}>
          <Heading>{heading}</Heading>
          <Lead>{lead}</Lead>
        </div>
        <ol className={steps}>
          {items.map(({ title, text }, index) => (
            <li key={title} part="item">
              <h3 className={subtitle}>
                <span aria-hidden="true">{index + 1}</span> {title}
              </h3>
              <p className={body}>{text}</p>
              <div>
                <Night step={index} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export default createDefinition(description, inWords('howItWorks', howItWorks, HowItWorks))
