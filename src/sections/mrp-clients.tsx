import { clients } from '../content/company-pages.ts'
import { copy, link, list, text } from '../element/attributes.ts'
import { describeElement, type PropsOf } from '../element/element.ts'
import { createListDefinition } from '../element/list-element.tsx'
import { navigationEvents } from '../element/navigation-events.ts'
import { inWords, useWords } from '../i18n/section-words.tsx'
import { pageIn, siteCatalogs } from '../i18n/site-languages.ts'
import { useTranslation } from '../i18n/translation.ts'
import { mailHref } from '../services/mail-link.ts'
import { useConfig } from '../state/config.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.ts'
import { band, column } from '../ui/page-grid.ts'
import { Heading, Lead } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { body, mark, subtitle, title as titleText } from '../ui/typography.ts'
import * as styles from './clients.styles.ts'
import { Pilot } from './pilot.tsx'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-clients',
  summary: 'Says that the first clients are coming soon, what a pilot is, and what each case will show.',
  attributes: {
    heading: copy('Section heading.', clients.heading),
    lead: copy('The text below it.', clients.lead),
    buttonText: text('The button’s text.', clients.buttonText),
    href: link('Where the button leads. Default: a mail to the business address.'),
    items: list('The places.', { title: 'text', text: 'text' }, clients.items),
  },
  events: navigationEvents,
  parts: {
    ...sectionParts,
    lead: 'The text.',
    item: 'One place.',
    phase: 'One phase of the pilot.',
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
      <Pilot words={words} />
      <div className={column}>
        <h2 className={`${titleText} ${styles.above}`}>{words.casesHeading}</h2>
        <ul className={styles.places}>
          {items.map(({ title, text: place }) => (
            <li key={title} part="item">
              <p className={mark}>{words.placeholder}</p>
              <h3 className={subtitle}>{title}</h3>
              <p className={body}>{place}</p>
              <ul className={styles.blanks}>
                {words.measures.map(({ name }) => (
                  <li key={name}>
                    {name}
                    <span aria-hidden="true" />
                  </li>
                ))}
                <li data-wide="">
                  {words.quote}
                  <span aria-hidden="true" />
                </li>
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export default createListDefinition(description, inWords('clients', clients, Clients))
