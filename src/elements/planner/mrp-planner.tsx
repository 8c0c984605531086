import { createDefinition, describeElement, type PropsOf } from '../../custom-element/element.ts'
import { band, column, intro } from '../../ui/page-grid.ts'
import { Heading, Lead } from '../../ui/section.tsx'
import { css } from '../../ui/sheet.ts'
import { plannerMessages } from '../../words/en/planner.ts'
import { plannerAttributes } from './planner-attributes.ts'
import { plannerEvents } from './planner-events.ts'
import { PlannerView } from './planner-view.tsx'

const description = describeElement({
  tag: 'mrp-planner',
  summary:
    'Plans a parts list in the visitor’s browser: pasted, dropped or chosen. Nothing leaves the page until they attach it to a request.',
  attributes: plannerAttributes,
  events: plannerEvents,
  parts: {
    section: 'The band.',
    heading: 'The heading.',
    lead: 'The sentence.',
    button: 'A button.',
    input: 'A field.',
  },
  wake: 'interaction',
  messages: plannerMessages,
  catalogs: {
    de: () => import('../../words/de/planner.ts'),
    es: () => import('../../words/es/planner.ts'),
    fr: () => import('../../words/fr/planner.ts'),
  },
})

/** Follows a page's own heading. */
const below = css`
  && { padding-block-start: 8px; }
`

function Planner({ heading, lead, ...settings }: PropsOf<typeof description>) {
  return (
    <section className={band} part="section">
      <div className={heading ? column : `${column} ${below}`}>
        <div className={heading ? intro : undefined}>
          <Heading>{heading}</Heading>
          <Lead>{lead}</Lead>
        </div>
        <PlannerView {...settings} />
      </div>
    </section>
  )
}

export default createDefinition(description, Planner)
