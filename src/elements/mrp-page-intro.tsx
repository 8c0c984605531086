import { slottedText } from '../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../custom-element/description.ts'
import { Lead, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { display } from '../ui/typography.styles.ts'
import { headingLevel, sectionParts } from './create-section.tsx'

const description = describeElement({
  tag: 'mrp-page-intro',
  summary: 'Shows the title of an inner page, with its first-level heading.',
  attributes: {
    heading: slottedText('The page’s one first-level heading.', ''),
    headingLevel,
    lead: slottedText('The sentence below it.', ''),
  },
  events: {},
  slots: { '': 'What follows the lead.' },
  parts: { ...sectionParts, lead: 'The sentence.' },
  wake: 'never',
})

const block = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-block-end: clamp(8px, 2cqi, 24px);
  & > h1 { max-inline-size: 18em; }
  & > p { text-wrap: balance; }
`

function PageIntro({ heading, headingLevel, lead }: PropsOf<typeof description>) {
  return (
    <Section look={block}>
      <h1 aria-level={headingLevel} className={display} part="heading">
        <slot name="heading">{heading}</slot>
      </h1>
      <Lead>{lead}</Lead>
      <slot />
    </Section>
  )
}

export default createDefinition(description, PageIntro)
