import { link, removableText, slottedText, text } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { useConfig } from '../services/config.ts'
import { mailtoLink } from '../services/mail-client.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.styles.ts'
import { band, beside, column, whole } from '../ui/layout.styles.ts'
import { SiteLink } from '../ui/link.tsx'
import { Heading, ItemHeading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, size, title as titleText } from '../ui/typography.styles.ts'
import { clients } from '../words/en/company-pages.ts'
import { pageIn } from '../words/site-languages.ts'
import { useTranslation } from '../words/translation.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-clients',
  summary: 'Says that the first clients are coming soon, and what each case study will show.',
  attributes: {
    heading: slottedText('Section heading.', clients.heading),
    lead: slottedText('The text below it.', clients.lead),
    buttonText: text('The button’s text.', clients.buttonText),
    href: link('Where the button leads. Default: a mail to the business address.'),
    secondButtonText: removableText('The second button’s text. Empty: no button.', clients.secondButtonText),
    secondHref: link('Where the second button leads. Default: the planner, `/plan`.'),
    casesHeading: slottedText('The heading of the cards.', clients.casesHeading),
    items: htmlList(
      'The cards. Yours have no drawing.',
      { title: 'text', text: 'text' },
      clients.items,
      'article',
    ),
  },
  events: navigationEvents,
  parts: {
    lead: 'The text.',
    item: 'One card.',
    button: 'A button.',
  },
})

const intro = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  && { padding-block-end: clamp(24px, 4cqi, 56px); }
  & > div { align-self: stretch; margin-block-start: 8px; }
  @container (max-width: 30em) {
    & > div > a { flex: 1 1 100%; }
  }
`

const casesHead = css`
  margin-block-end: clamp(24px, 4cqi, 40px);
`

/** Side by side, or below each other beside the drawing. */
const cards = css`
  ${whole}
  display: grid;
  gap: 24px 48px;
  & > li { display: flex; flex-direction: column; gap: 8px; min-inline-size: 0; padding-block-start: 16px; border-block-start: 2px solid ${token('ink')}; }
  @container (min-width: 53.75em) {
    &:only-child { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`

const sketch = css`
  display: grid;
  grid-template-columns: auto repeat(2, minmax(0, 1fr));
  gap: 10px 0;
  padding: clamp(16px, 2.5cqi, 28px);
  border-radius: ${token('radius-large')};
  background: ${token('tint')};
  color: ${token('muted')};
  font-size: ${size.figure};
  direction: ltr;
  & > svg { grid-area: 2 / 2 / auto / -1; inline-size: 100%; block-size: auto; }
  & [data-average] { fill: none; stroke: ${token('accent-ink')}; stroke-width: 1.2; stroke-dasharray: 3 2.5; }
  & > small { grid-area: 2 / 3; place-self: center; padding-inline: 4px 16px; font-size: 1em; text-align: center; }
  & > svg + small { grid-column: 1; padding-inline: 0 4px; color: ${token('accent-ink')}; }
  & > b { grid-column: 1 / -1; font-weight: 600; }
  & > span { text-align: center; }
  & > small + span { grid-column: 2; }
  @media (forced-colors: active) {
    & [data-average] { stroke: Highlight; }
  }
`

const dots = css`
  stroke: color-mix(in srgb, ${token('accent-ink')} 50%, ${token('tint')});
  stroke-width: 8;
  stroke-linecap: round;
  stroke-dasharray: 0 18;
  @media (forced-colors: active) {
    & { stroke: GrayText; }
  }
`

/** Where nothing is counted yet. */
const ahead = css`
  fill: none;
  stroke: ${token('control')};
  stroke-dasharray: 5 4;
`

const axisLine = css`
  fill: none;
  stroke: ${token('control')};
  @media (forced-colors: active) {
    & { stroke: CanvasText; }
  }
`

type Props = SectionProps<typeof description, 'clients'>

function Clients({ heading, headingLevel, lead, casesHeading, items, given, words, ...calls }: Props) {
  const { contactEmail } = useConfig()
  const { language } = useTranslation()
  return (
    <section className={band} part="section">
      <div className={`${column} ${intro}`}>
        <Heading level={headingLevel}>{heading}</Heading>
        <Lead>{lead}</Lead>
        <div className={actions}>
          <SiteLink
            className={primaryButton}
            part="button"
            to={calls.href ?? mailtoLink(contactEmail, words.subject)}
          >
            {calls.buttonText}
          </SiteLink>
          {calls.secondButtonText && (
            <SiteLink
              className={secondaryButton}
              part="button"
              to={calls.secondHref ?? pageIn(language, '/plan')}
            >
              {calls.secondButtonText}
            </SiteLink>
          )}
        </div>
      </div>
      <div className={column}>
        <h2 aria-level={headingLevel} className={`${titleText} ${casesHead}`}>
          <slot name="cases-heading">{casesHeading}</slot>
        </h2>
        <div className={beside} data-top="">
          <ul className={cards}>
            {items.map(({ title, text: shows }) => (
              <li key={title} part="item">
                <ItemHeading level={headingLevel}>{title}</ItemHeading>
                <p className={body}>{shows}</p>
              </li>
            ))}
          </ul>
          {!given.has('items') && <Sketch words={words} />}
        </div>
      </div>
    </section>
  )
}

/** Where a number of lines ends above the axis, in the drawing's units. */
const heightOf = (lines: number): number => 118 - 18 * lines

/** Where a week stands. */
const placeOf = (week: number): number => 6 + 11 * week

/** How many lines are short in each of a quarter's weeks before the agent. */
const counted = [3, 4, 2, 4, 3, 5, 3, 2, 4, 3, 1, 3, 4] as const
const average = counted.reduce<number>((sum, lines) => sum + lines, 0) / counted.length

/** Returns a week's dots, from the axis up, as a line that is dashed into them. */
const dotsOf = (lines: number, week: number): string =>
  `M${placeOf(week) + 5} ${heightOf(1) + 8}V${heightOf(lines) + 7.9}`

/** Draws what is counted. The second half has no numbers yet. The average is near the middle of the height, as is its name. */
function Sketch({ words: { average: averageText, halves, pending, unit } }: Pick<Props, 'words'>) {
  return (
    <div aria-hidden="true" className={sketch}>
      <b>{unit}</b>
      <svg aria-hidden="true" viewBox="0 0 320 120">
        <path className={dots} d={counted.map(dotsOf).join('')} />
        <path data-average="" d={`M0 ${heightOf(average)}h156`} />
        <rect className={ahead} height="114" rx="6" width="156" x={placeOf(counted.length) + 9} y="3" />
        <path className={axisLine} d="M0 119h320" />
      </svg>
      <small>{averageText}</small>
      <small>{pending}</small>
      {halves.map(half => (
        <span key={half}>{half}</span>
      ))}
    </div>
  )
}

export default createSection(description, 'clients', clients, Clients)
