import { link, removableText, slottedText } from '../custom-element/attributes.ts'
import { describeElement } from '../custom-element/description.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.styles.ts'
import { band, column, secondWhole } from '../ui/layout.styles.ts'
import { SiteLink } from '../ui/link.tsx'
import { PlanSheet } from '../ui/pictures/plan-sheet.tsx'
import { css } from '../ui/sheet.ts'
import { link as underlined } from '../ui/text.styles.ts'
import { token } from '../ui/tokens.ts'
import { display, lead as leadText, mark, size } from '../ui/typography.styles.ts'
import { heroMessages } from '../words/en/hero-messages.ts'
import { hero } from '../words/en/home.ts'
import { createSection, headingLevel, type SectionProps } from './create-section.tsx'

const description = describeElement({
  tag: 'mrp-hero',
  summary: 'Opens the home page: the promise, two links, and a plan that visitors can change.',
  attributes: {
    audience: slottedText('Whom it is for, above the headline.', hero.audience),
    heading: slottedText(
      'The headline; what follows a dash begins a line, in the accent color.',
      hero.heading,
    ),
    headingLevel,
    lead: slottedText('The sentence below it.', hero.lead),
    buttonText: removableText('The first button’s text. Empty: no button.', hero.buttonText),
    href: link('Where the first button leads. Default: the demo request, `/demo`.'),
    secondButtonText: removableText('The second button’s text. Empty: no button.', hero.secondButtonText),
    secondHref: link('Where the second button leads. Default: `/pricing`.'),
    linkText: removableText(
      'The text of the link below the buttons. Empty: no link, and nothing about it.',
      hero.linkText,
    ),
    linkHref: link('Where that link leads. Default: the planner, `/plan`.'),
  },
  events: navigationEvents,
  slots: {
    note: 'What stands behind the link.',
  },
  parts: {
    audience: 'Whom it is for.',
    section: 'The band.',
    heading: 'The headline.',
    lead: 'The sentence.',
    button: 'A button.',
    picture: 'The plan.',
    systems: 'The systems that it works with.',
    input: 'A number of the plan that can be changed.',
  },
  wake: 'interaction',
  messages: heroMessages,
})

const texts = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;
`

/**
 * Text and plan are alike in width, so that the longer half of the headline is one line. The text stands in the middle
 * without being centered: it would move once the plan has come.
 */
const halves = css`
  display: grid;
  gap: clamp(32px, 3.6cqi, 44px);
  align-items: start;
  padding-block: clamp(32px, 5cqi, 64px);
  & > * { min-inline-size: 0; }
  ${secondWhole}
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 1.01fr) minmax(0, 1fr); }
    & > :first-child { margin-block-start: 4.2em; }
  }
`

const headline = css`
  font-size: clamp(1.5em, 8.1cqi, 3em);
  @container (min-width: 53.75em) {
    & { font-size: min(3.9cqi, 3em); }
    &:lang(de) { font-size: min(3.3cqi, 2.55em); }
  }
`

const accented = css`
  color: light-dark(${token('accent')}, ${token('accent-ink')});
  &::before { content: '\\A' / ''; white-space: pre; }
`

const third = css`
  text-wrap: balance;
  color: ${token('muted')};
  & a { font-weight: 600; }
  & span { display: block; }
  & a::after { content: ' →' / ''; }
`

const strip = css`
  border-block: 1px solid ${token('line')};
  background: ${token('surface')};
  & > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 24px; padding-block: 20px; font-size: ${size.label}; line-height: 1.5; color: ${token('muted')}; }
  & ul { display: flex; flex-grow: 1; flex-wrap: wrap; gap: 4px 18px; }
  & li { color: ${token('ink')}; }
  & li > span { color: ${token('muted')}; }
`

type HeroProps = SectionProps<typeof description, 'hero'>

function Hero(props: HeroProps) {
  const { audience, heading, headingLevel, lead, words } = props
  return (
    <section className={band} part="section">
      <div className={`${column} ${halves}`}>
        <div className={texts}>
          <p className={mark} part="audience">
            <slot name="audience">{audience}</slot>
          </p>
          <h1 aria-level={headingLevel} className={`${display} ${headline}`} part="heading">
            <slot name="heading">
              <Headline text={heading} />
            </slot>
          </h1>
          <p className={leadText} part="lead">
            <slot name="lead">{lead}</slot>
          </p>
          <Calls {...props} />
        </div>
        <PlanSheet />
      </div>
      <div className={strip} part="systems">
        <div className={column}>
          <span>{words.worksWith}</span>
          <ul>
            {words.systems.map(({ name, only }) => (
              <li key={name}>
                {name}
                {only && <span> {only}</span>}
              </li>
            ))}
          </ul>
          <span>{words.readOnly}</span>
        </div>
      </div>
    </section>
  )
}

/** The buttons, and the link below them. */
function Calls({ words, ...calls }: HeroProps) {
  return (
    <>
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
      {calls.linkText && (
        <p className={third}>
          <SiteLink className={underlined} to={calls.linkHref ?? words.planPage}>
            {calls.linkText}
          </SiteLink>{' '}
          <span>
            <slot name="note">{words.linkNote}</slot>
          </span>
        </p>
      )}
    </>
  )
}

/** Shows the text behind a dash in the accent color. It begins a line of its own, by a break that nobody hears. */
function Headline({ text: words }: { text: string }) {
  // Without a lookbehind, which Safari 16.0 takes for an error of the whole file.
  const [first] = /^.*?(?:—| – )/s.exec(words) ?? []
  if (first === undefined) return words
  return (
    <>
      {first}
      <span className={accented}>{words.slice(first.length)}</span>
    </>
  )
}

export default createSection(description, 'hero', hero, Hero)
