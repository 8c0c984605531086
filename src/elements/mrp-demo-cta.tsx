import { link, removableText, slottedText } from '../custom-element/attributes.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { primaryButton } from '../ui/button.styles.ts'
import { band, call, column, low } from '../ui/layout.styles.ts'
import { SiteLink } from '../ui/link.tsx'
import { Heading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { link as underlined } from '../ui/text.styles.ts'
import { token } from '../ui/tokens.ts'
import { demoCta } from '../words/en/home.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-demo-cta',
  summary: 'Leads to the demo request.',
  attributes: {
    heading: slottedText('The heading.', demoCta.heading),
    lead: slottedText('The sentence below it.', demoCta.lead),
    buttonText: removableText('The button’s text. Empty: no button.', demoCta.buttonText),
    href: link('Where the button leads. Default: the demo request, `/demo`.'),
    linkText: removableText('The text of the link to the planner. Empty: no link.', demoCta.linkText),
  },
  events: navigationEvents,
  parts: { lead: 'The sentence.', button: 'The button.' },
})

const ground = css`
  background: ${token('tint')};
`

const calls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
`

function DemoCta({
  heading,
  headingLevel,
  lead,
  buttonText,
  href,
  linkText,
  words,
}: SectionProps<typeof description, 'demoCta'>) {
  return (
    <section className={`${band} ${ground}`} part="section">
      <div className={`${column} ${low} ${call}`}>
        <div>
          <Heading level={headingLevel}>{heading}</Heading>
          <Lead>{lead}</Lead>
        </div>
        <div className={calls}>
          {buttonText && (
            <SiteLink className={primaryButton} part="button" to={href ?? words.demoPage}>
              {buttonText}
            </SiteLink>
          )}
          {linkText && (
            <SiteLink className={underlined} to={words.planPage}>
              {linkText}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  )
}

export default createSection(description, 'demoCta', demoCta, DemoCta)
