import { useEffect } from 'react'
import { link, slottedText, text } from '../custom-element/attributes.ts'
import { describeElement } from '../custom-element/description.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { primaryButton } from '../ui/button.styles.ts'
import { band, beside, column } from '../ui/layout.styles.ts'
import { SiteLink } from '../ui/link.tsx'
import { css } from '../ui/sheet.ts'
import { link as inlineLink } from '../ui/text.styles.ts'
import { token } from '../ui/tokens.ts'
import { body, display, lead as leadText } from '../ui/typography.styles.ts'
import { notFound } from '../words/en/company-pages.ts'
import { createSection, type SectionProps, sectionParts } from './create-section.tsx'

const description = describeElement({
  tag: 'mrp-not-found',
  summary: 'Shows the 404 page. Logs the path to the console.',
  attributes: {
    heading: slottedText('The page’s one first-level heading.', notFound.heading),
    lead: slottedText('The sentence below it.', notFound.lead),
    buttonText: text('The button’s text.', notFound.buttonText),
    href: link('Where the button leads. Default: the home page.'),
  },
  events: navigationEvents,
  slots: { picture: 'A drawing beside it.', likely: 'Stands in place of the links to other pages.' },
  parts: { ...sectionParts, lead: 'The sentence.', button: 'The link home.' },
  wake: 'load',
  embeddable: false,
})

const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;
`

/** Beside the words, or nothing. The headline has the room for one line. */
const page = css`
  & ::slotted(img) { box-sizing: border-box; inline-size: 100%; block-size: auto; padding: 5%; border-radius: ${token('radius-large')}; }
  @container (min-width: 53.75em) {
    && { grid-template-columns: fit-content(64%) minmax(0, 1fr); }
  }
`

const likely = css`
  & ul { display: grid; grid-template-columns: repeat(2, max-content); gap: 0 24px; }
  @container (min-width: 35em) {
    & ul { display: flex; flex-wrap: wrap; }
  }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`

function NotFound({
  heading,
  lead,
  buttonText,
  href,
  words: own,
}: SectionProps<typeof description, 'notFound'>) {
  useEffect(() => console.info(`404: no page at ${location.pathname}`), [])
  return (
    <section className={band} part="section">
      <div className={`${column} ${beside} ${page}`}>
        <div className={words}>
          <h1 className={display} part="heading">
            <slot name="heading">{heading}</slot>
          </h1>
          <p className={leadText} part="lead">
            <slot name="lead">{lead}</slot>
          </p>
          <SiteLink className={primaryButton} part="button" to={href ?? own.homePage}>
            {buttonText}
          </SiteLink>
          <slot name="likely">
            <nav aria-label={own.likely} className={likely}>
              <p className={body}>{own.likely}</p>
              <ul>
                {own.pages.map(({ label, path }) => (
                  <li key={path}>
                    <SiteLink className={inlineLink} to={path}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          </slot>
        </div>
        <slot name="picture" />
      </div>
    </section>
  )
}

export default createSection(description, 'notFound', notFound, NotFound)
