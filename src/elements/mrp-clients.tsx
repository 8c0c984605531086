import { copy, link, removableText, text } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { useConfig } from '../services/config.ts'
import { addressLink } from '../services/mail-client.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.styles.ts'
import { band, column, whole } from '../ui/layout.styles.ts'
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
    heading: copy('Section heading.', clients.heading),
    lead: copy('The text below it.', clients.lead),
    buttonText: text('The button’s text.', clients.buttonText),
    href: link('Where the button leads. Default: a mail to the business address.'),
    secondButtonText: removableText('The second button’s text. Empty: no button.', clients.secondButtonText),
    secondHref: link('Where the second button leads. Default: the planner, `/plan`.'),
    casesHeading: copy('The heading of the cards.', clients.casesHeading),
    items: htmlList(
      'The cards. Yours have no sketch.',
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

/** A drawing stands above its text, or before it where a card has the whole width. */
const cards = css`
  ${whole}
  display: grid;
  gap: 24px;
  & > li { overflow: hidden; border: 1px solid ${token('line')}; border-radius: ${token('radius-large')}; background: ${token('surface')}; }
  & > li > div:last-child { display: flex; flex-direction: column; gap: 8px; padding: 20px 28px 28px; }
  @container (min-width: 36em) and (max-width: 53.74em) {
    & > li { display: flex; align-items: center; }
    & > li > div { flex: 6; }
    & > li > div:last-child { flex: 5; }
  }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`

const sketch = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 187px));
  gap: 10px 0;
  place-content: center start;
  padding: 16px 28px 14px;
  background: ${token('tint')};
  color: ${token('muted')};
  font-size: ${size.figure};
  direction: ltr;
  & > svg { grid-area: 2 / 1 / auto / -1; inline-size: 100%; max-block-size: 140px; fill: color-mix(in srgb, ${token('accent-ink')} 50%, ${token('tint')}); }
  & [data-average] { fill: none; stroke: ${token('accent-ink')}; stroke-width: 1.2; stroke-dasharray: 3 2.5; }
  & > small { grid-area: 2 / 2; align-self: end; padding-block-end: 10px; font-size: 1em; line-height: 1.25; text-align: center; text-wrap: balance; }
  & > b { grid-column: 1 / -1; font-weight: 600; }
  & > span { text-align: center; }
  @media (forced-colors: active) {
    & > svg { fill: GrayText; }
    & [data-average] { stroke: Highlight; }
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
            to={calls.href ?? addressLink(contactEmail, words.subject)}
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
        <ul className={cards}>
          {items.map(({ title, text: shows }, index) => (
            <li key={title} part="item">
              {!given.has('items') && <Sketch index={index} words={words} />}
              <div>
                <ItemHeading level={headingLevel}>{title}</ItemHeading>
                <p className={body}>{shows}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** From one dot to the one above, in the drawing's units. */
const dotStep = 18

/** Where the charts stand. */
const ground = 118

/** Where a week stands. */
const placeOf = (week: number): number => 6 + 11 * week

/** What is counted in a quarter's weeks before the agent. After them, only their average goes on. */
const counted: readonly (readonly number[])[] = [
  [3, 4, 2, 4, 3, 5, 3, 2, 4, 3, 1, 3, 4].map(lines => dotStep * lines),
  [84, 74, 90, 80, 70, 78, 94, 84, 76, 88, 80, 72, 86],
  [70, 80, 94, 84, 74, 96, 86, 76, 90, 98, 88, 78, 84],
]

/** One chart for each card: lines that are short as dots, hours as bars, stock as a curve. */
const charts = [
  (x: number, height: number) =>
    [108, 90, 72, 54, 36].slice(0, height / dotStep).map(y => <circle cx={x + 5} cy={y} key={y} r="4" />),
  (x: number, hours: number) => <rect height={hours} rx="2" width="8" x={x + 1} y={ground - hours} />,
  (x: number, stock: number) => (
    <>
      <path d={`M${x - 0.2} ${ground - stock}h11.4V${ground}h-11.4Z`} opacity="0.35" />
      <path d={`M${x - 0.2} ${ground - stock}h11.4v3h-11.4Z`} />
    </>
  ),
]

interface SketchProps extends Pick<Props, 'words'> {
  readonly index: number
}

/** The second half has no numbers yet. */
function Sketch({ index, words: { halves, pending, units } }: SketchProps) {
  const counts = counted[index % counted.length] ?? []
  const weeks = [...counts.keys()]
  const average = counts.reduce((height, count) => height + count, 0) / counts.length
  const draw = charts[index % charts.length]
  return (
    <div aria-hidden="true" className={sketch}>
      <b>{units[index % units.length]}</b>
      <svg aria-hidden="true" viewBox="0 0 320 120">
        {weeks.map(week => (
          <g key={week}>{draw?.(placeOf(week), counts[week] ?? 0)}</g>
        ))}
        <path data-average="" d={`M6 ${ground - average}h306`} />
        <rect className={ahead} height="114" rx="6" width="156" x={placeOf(13) + 9} y="3" />
        <path className={axisLine} d="M0 119h320" />
      </svg>
      <small>{pending}</small>
      {halves.map(half => (
        <span key={half}>{half}</span>
      ))}
    </div>
  )
}

export default createSection(description, 'clients', clients, Clients)
