import { heroMessages } from '../content/hero-messages.ts'
import { hero } from '../content/home.ts'
import { copy, link, text } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { navigationEvents } from '../element/navigation-events.ts'
import { inWords, useWords } from '../i18n/section-words.tsx'
import { siteCatalogs } from '../i18n/site-languages.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.ts'
import { band, beside, column } from '../ui/page-grid.ts'
import { PlanSheet } from '../ui/pictures/plan-sheet.tsx'
import { css } from '../ui/sheet.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { token } from '../ui/tokens.ts'
import { display, lead as leadText, mark, size } from '../ui/typography.ts'

const description = describeElement({
  tag: 'mrp-hero',
  summary: 'Opens the home page: the promise, two links, and a plan that visitors can change.',
  attributes: {
    audience: copy('Whom it is for, above the headline.', hero.audience),
    heading: copy('The headline; what follows a dash stands in the accent colour.', hero.heading),
    lead: copy('The sentence below it.', hero.lead),
    buttonText: text('The first button’s text. Empty: no button.', hero.buttonText),
    href: link('Where the first button leads. Default: the demo request, `/demo`.'),
    secondButtonText: text('The second button’s text. Empty: no button.', hero.secondButtonText),
    secondHref: link('Where the second button leads. Default: `/pricing`.'),
    linkText: text('The text of the link below the buttons. Empty: no link.', hero.linkText),
    linkHref: link('Where that link leads. Default: the planner, `/plan`.'),
  },
  events: navigationEvents,
  parts: {
    audience: 'Whom it is for.',
    section: 'The band.',
    heading: 'The headline.',
    lead: 'The sentence.',
    button: 'A button.',
    picture: 'The plan.',
    input: 'A number of the plan that can be changed.',
  },
  wake: 'interaction',
  catalogs: siteCatalogs,
  messages: heroMessages,
})

const texts = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;
`

/** A little smaller than other headlines, so that what follows the dash fits on two lines. */
const headline = css`
  font-size: clamp(2.375em, 4.2cqi, 3.05em);
`

const accented = css`
  color: light-dark(${token('accent')}, ${token('accent-ink')});
  &::before { content: '\\A' / ''; white-space: pre; }
`

const notes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  font-size: ${size.small};
  line-height: 1.5;
  color: ${token('muted')};
  & li { position: relative; padding-inline-start: 14px; }
  & li::before { content: ''; position: absolute; inset-block-start: 0.5em; inset-inline-start: 0; inline-size: 6px; block-size: 6px; border-radius: 50%; background: ${token('good')}; }
`

const inlineLink = css`
  color: ${token('accent-ink')};
  text-underline-offset: 0.2em;
`

function Hero({ audience, heading, lead, ...calls }: PropsOf<typeof description>) {
  const words = useWords('hero', hero)
  return (
    <section className={band} part="section">
      <div className={`${column} ${beside}`}>
        <div className={texts}>
          <p className={mark} part="audience">
            <slot name="audience">{audience}</slot>
          </p>
          <h1 className={`${display} ${headline}`} part="heading">
            <slot name="heading">
              <Headline text={heading} />
            </slot>
          </h1>
          <p className={leadText} part="lead">
            <slot name="lead">{lead}</slot>
          </p>
          <div className={actions}>
            {calls.buttonText && (
              <SiteLink className={primaryButton} part="button" to={calls.href ?? words.demoPage}>
                {calls.buttonText}
              </SiteLink>
            )}
            {calls.secondButtonText && (
              <SiteLink className={secondaryButton} part="button" to={calls.secondHref ?? words.pricingPage}>
                {calls.secondButtonText}
              </SiteLink>
            )}
          </div>
          <ul className={notes}>
            {words.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
            {calls.linkText && (
              <li>
                <SiteLink className={inlineLink} to={calls.linkHref ?? words.planPage}>
                  {calls.linkText}
                </SiteLink>
              </li>
            )}
          </ul>
        </div>
        <PlanSheet />
      </div>
    </section>
  )
}

/** Shows the text from the dash on in the accent colour. It begins a line of its own, by a break that nobody hears. */
function Headline({ text: words }: { text: string }) {
  const at = words.indexOf('—')
  if (at < 0) return words
  return (
    <>
      {words.slice(0, at)}
      <span className={accented}>{words.slice(at)}</span>
    </>
  )
}

export default createDefinition(description, inWords('hero', hero, Hero))
