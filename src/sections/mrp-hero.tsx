import { heroMessages } from '../content/hero-messages.ts'
import { hero } from '../content/home.ts'
import { copy } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { navigationEvents } from '../element/navigation-events.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.ts'
import { band, beside, column } from '../ui/page-grid.ts'
import { PlanSheet } from '../ui/pictures/plan-sheet.tsx'
import { css } from '../ui/sheet.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { token } from '../ui/tokens.ts'
import { display, lead as leadText, size } from '../ui/typography.ts'

const description = describeElement({
  tag: 'mrp-hero',
  summary: 'The top of the home page: the promise, two links, and a plan to change.',
  attributes: {
    heading: copy('The headline; what follows a dash stands in the accent colour.', hero.heading),
    lead: copy('The sentence below it.', hero.lead),
  },
  events: navigationEvents,
  parts: {
    section: 'The band.',
    heading: 'The headline.',
    lead: 'The sentence.',
    button: 'A button.',
    picture: 'The plan.',
    input: 'A number of the plan that can be changed.',
  },
  wake: 'interaction',
  messages: heroMessages,
})

const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;
`

const accented = css`
  color: light-dark(${token('accent')}, ${token('accent-ink')});
`

const unbroken = css`
  white-space: nowrap;
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

function Hero({ heading, lead }: PropsOf<typeof description>) {
  return (
    <section className={band} part="section">
      <div className={`${column} ${beside}`}>
        <div className={words}>
          <h1 className={display} part="heading">
            <slot name="heading">
              <Headline text={heading} />
            </slot>
          </h1>
          <p className={leadText} part="lead">
            <slot name="lead">{lead}</slot>
          </p>
          <div className={actions}>
            <SiteLink className={primaryButton} part="button" to="/demo">
              {hero.demo}
            </SiteLink>
            <SiteLink className={secondaryButton} part="button" to="/pricing">
              {hero.pricing}
            </SiteLink>
          </div>
          <ul className={notes}>
            {hero.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <PlanSheet />
      </div>
    </section>
  )
}

/** Shows the text after a dash in the accent colour. Keeps the dash at the end of its line. */
function Headline({ text }: { text: string }) {
  // Splits by words: one expression for the whole text takes minutes if a long text has no dash.
  const parts = text.split(/(\s+)/)
  const at = parts.findIndex(part => part.includes('—'))
  const word = parts[at]
  if (!word) return text
  const dash = word.lastIndexOf('—')
  return (
    <>
      {parts.slice(0, at).join('')}
      <span className={unbroken}>
        {word.slice(0, dash)}
        <span className={accented}>{word.slice(dash)}</span>
      </span>
      <span className={accented}>{parts.slice(at + 1).join('')}</span>
    </>
  )
}

export default createDefinition(description, Hero)
