import { choice, slottedText } from '../../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../../custom-element/description.ts'
import { intro } from '../../ui/layout.styles.ts'
import { Heading, Lead, Section } from '../../ui/section.tsx'
import { css } from '../../ui/sheet.ts'
import { planPage } from '../../words/en/plan-page.ts'
import { plannerMessages } from '../../words/en/planner.ts'
import { date, dates, days, wholeNumber } from './attribute-kinds.ts'
import { plannerEvents } from './planner-events.ts'
import { PlannerView } from './planner-view.tsx'

const description = describeElement({
  tag: 'mrp-planner',
  summary:
    'Plans a parts list in the visitor’s browser: pasted, dropped or chosen. Nothing leaves the page until they attach it to a request.',
  attributes: {
    heading: slottedText('Section title.', planPage.heading),
    lead: slottedText('The sentence below it.', planPage.lead),
    from: date('The date of the first day that is planned, such as `2026-03-02`. By default today.'),
    weeks: wholeNumber('How many weeks the record shows at once, from 4 to 13. By default 12.', 4, 13, 12),
    workdays: days('Days of the week on which people work, from 0 for Sunday to 6, such as `1 2 3 4 5`.'),
    holidays: dates('Dates on which nobody works, such as `2026-12-24 2026-12-25`.'),
    rescheduling: choice(
      'Whether open orders are taken to move to where they are needed (`assume`), or stay where they are (`fixed`).',
      ['assume', 'fixed'],
      'assume',
    ),
  },
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
    <Section look={heading ? undefined : below}>
      <div className={heading ? intro : undefined}>
        <Heading>{heading}</Heading>
        <Lead>{lead}</Lead>
      </div>
      <PlannerView {...settings} />
    </Section>
  )
}

export default createDefinition(description, Planner)
