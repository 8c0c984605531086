import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { besideHeading } from '../ui/layout.styles.ts'
import { LinkedText } from '../ui/linked-text.tsx'
import { Heading, Section } from '../ui/section.tsx'
import { css, keyframes } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, holds, size } from '../ui/typography.styles.ts'
import { faq } from '../words/en/pricing.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-faq',
  summary: 'Shows questions and their answers, one open at a time.',
  attributes: {
    heading: slottedText('Section heading.', faq.heading),
    items: htmlList(
      'Questions and answers. In an answer, `[words](address)` is a link.',
      { question: 'text', answer: 'text' },
      faq.items,
      'details',
      { question: 'summary', answer: 'rest with links' },
    ),
  },
  events: navigationEvents,
  parts: { item: 'One question with its answer.' },
})

const unfold = keyframes`
  from { clip-path: inset(0 0 100%); transform: translateY(-8px); }
`

const questions = css`
  border-block-end: 1px solid ${token('line')};
  & > * { border-block-start: 1px solid ${token('line')}; }
  & > div { padding-block-start: 24px; }
  & summary { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-block-size: 64px; padding-block: 12px; ${holds('subtitle')} font-weight: 600; line-height: 1.3; cursor: pointer; list-style: none; }
  & summary::-webkit-details-marker { display: none; }
  & summary::after { content: '+' / ''; flex: none; inline-size: 28px; font: 400 ${size.subtitle}/1 ${token('font')}; text-align: end; color: ${token('accent-ink')}; }
  & [open] > summary::after { content: '−' / ''; }
  & p { padding-block-end: 24px; }
  @media screen {
    & [open] > p { animation: ${unfold} 0.18s ease-out; }
  }
  @media print {
    & details::details-content { display: block; content-visibility: visible; block-size: auto; }
    & summary::after { display: none; }
  }
`

/** The first is open, as an example. The common name lets the browser keep one item open at a time, without a script. On paper all are open. */
function Faq({ heading, headingLevel, items }: SectionProps<typeof description>) {
  return (
    <Section look={besideHeading}>
      <div>
        <Heading level={headingLevel}>{heading}</Heading>
      </div>
      <div className={questions}>
        {items.map(({ question, answer }, index) =>
          question ? (
            <details key={question} name="faq" open={index === 0} part="item">
              <summary>{question}</summary>
              <Answer text={answer} />
            </details>
          ) : (
            // Nothing could unfold it.
            <div key={answer} part="item">
              <Answer text={answer} />
            </div>
          ),
        )}
      </div>
    </Section>
  )
}

const Answer = ({ text }: { readonly text: string }) => (
  <p className={body}>
    <LinkedText text={text} />
  </p>
)

export default createSection(description, 'faq', faq, Faq)
