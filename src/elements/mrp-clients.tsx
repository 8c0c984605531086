import { copy, link, text } from '../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../custom-element/element.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { useConfig } from '../services/config.ts'
import { mailHref } from '../services/mail-link.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.ts'
import { band, column } from '../ui/page-grid.ts'
import { Heading, Lead } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { body, mark, subtitle, title as titleText } from '../ui/typography.ts'
import { clients } from '../words/en/company-pages.ts'
import { inWords, useWords } from '../words/section-words.tsx'
import { pageIn, siteCatalogs } from '../words/site-languages.ts'
import { useTranslation } from '../words/translation.ts'
import * as styles from './clients.styles.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-clients',
  summary: 'Says that the first clients are coming soon, and what each case study will show.',
  attributes: {
    heading: copy('Section heading.', clients.heading),
    lead: copy('The text below it.', clients.lead),
    buttonText: text('The button’s text.', clients.buttonText),
    href: link('Where the button leads. Default: a mail to the business address.'),
    items: htmlList('The cards.', { title: 'text', text: 'text' }, clients.items, {
      item: 'article',
      fields: { title: 'heading', text: 'rest' },
    }),
  },
  events: navigationEvents,
  parts: {
    ...sectionParts,
    lead: 'The text.',
    item: 'One card.',
    button: 'A button.',
  },
  wake: 'never',
  catalogs: siteCatalogs,
})

function Clients({ heading, lead, buttonText, href, items }: PropsOf<typeof description>) {
  const { contactEmail } = useConfig()
  const { language } = useTranslation()
  const words = useWords('clients', clients)
  return (
    <section className={band} part="section">
      <div className={`${column} ${styles.words}`}>
        <Heading>{heading}</Heading>
        <Lead>{lead}</Lead>
        <div className={actions}>
          <SiteLink
            className={primaryButton}
            part="button"
            to={href ?? mailHref(contactEmail, words.subject)}
          >
            {buttonText}
          </SiteLink>
          <SiteLink className={secondaryButton} part="button" to={pageIn(language, '/plan')}>
            {words.plan}
          </SiteLink>
        </div>
      </div>
      <div className={column}>
        <h2 className={`${titleText} ${styles.above}`}>{words.casesHeading}</h2>
        <ul className={styles.cards}>
          {items.map(({ title, text: shows }, index) => (
            <li key={title} part="item">
              <Sketch index={index} />
              <div>
                <p className={mark}>{words.placeholder}</p>
                <h3 className={subtitle}>{title}</h3>
                <p className={body}>{shows}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Bars before and after, neither better: a chart without numbers, as there are none yet. */
const sketches: readonly (readonly number[])[] = [
  [52, 68, 44, 60, 48, 66, 56, 40],
  [64, 56, 66, 60, 58, 68, 62, 54],
  [44, 52, 60, 66, 62, 56, 50, 46],
]

function Sketch({ index }: { readonly index: number }) {
  const bars = sketches[index % sketches.length] ?? []
  return (
    <svg aria-hidden="true" className={styles.sketch} viewBox="0 0 320 96">
      {bars.map((height, at) => (
        <rect
          data-after={at >= bars.length / 2 ? '' : undefined}
          height={height}
          key={height}
          rx="3"
          width="26"
          x={13 + 38 * at}
          y={84 - height}
        />
      ))}
      <path d="M0 84.5h320" />
      <path d="M160 8v76" strokeDasharray="3 4" />
    </svg>
  )
}

export default createDefinition(description, inWords('clients', clients, Clients))
