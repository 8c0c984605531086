import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { band, beside, column, low } from '../ui/layout.styles.ts'
import { SiteLink } from '../ui/link.tsx'
import { Heading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { link } from '../ui/text.styles.ts'
import { token } from '../ui/tokens.ts'
import { body, figure, size, subtitle } from '../ui/typography.styles.ts'
import { testimonials } from '../words/en/home.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-testimonials',
  summary: 'Shows what planners say. Without testimonials, it shows what anybody can check.',
  attributes: {
    heading: slottedText('Section heading.', testimonials.heading),
    lead: slottedText('What stands below it while there are no quotes.', testimonials.lead),
    items: htmlList(
      'The quotes. Without any, what anybody can check stands here.',
      { quote: 'text', name: 'text', role: 'text?' },
      [],
      'article',
      { quote: 'blockquote', role: 'rest' },
    ),
  },
  events: navigationEvents,
  slots: { checks: 'Stands in place of what anybody can check.' },
  parts: { lead: 'The text below the heading.', item: 'One quote.' },
})

const words = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
`

const checks = css`
  display: grid;
  gap: 0 32px;
  & li { padding-block: 24px; border-block-start: 2px solid ${token('ink')}; }
  & li > :last-child { display: block; margin-block-start: 8px; line-height: 1.5; }
  @container (min-width: 45em) {
    & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`

const quotes = css`
  display: grid;
  gap: 32px;
  & blockquote { margin: 0; padding-inline-start: 20px; border-inline-start: 3px solid ${token('accent')}; font-size: ${size.lead}; line-height: 1.5; }
  & figcaption { padding: 12px 0 0 23px; }
`

function Testimonials({
  heading,
  headingLevel,
  lead,
  items,
  words: known,
}: SectionProps<typeof description, 'testimonials'>) {
  return (
    <section className={band} data-ground="surface" part="section">
      <div className={`${column} ${beside} ${low}`} data-top="">
        <div className={words}>
          <Heading level={headingLevel}>{heading}</Heading>
          {items.length === 0 && <Lead>{lead}</Lead>}
        </div>
        {items.length === 0 ? (
          <div>
            <slot name="checks">
              <ul className={checks}>
                {known.checks.map(check => (
                  <li className={figure} key={check.text}>
                    <span>{check.figure}</span> <span>{check.text}</span>
                  </li>
                ))}
              </ul>
              <SiteLink className={link} to={known.checkPage}>
                {known.checkLink}
              </SiteLink>
            </slot>
          </div>
        ) : (
          <div className={quotes}>
            {items.map(({ quote, name, role }) => (
              <figure key={`${name} ${quote}`} part="item">
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <span className={subtitle}>{name}</span> {role && <span className={body}>{role}</span>}
                </figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

export default createSection(description, 'testimonials', testimonials, Testimonials)
