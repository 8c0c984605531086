import { useEffect } from 'react'
import { copy, link, text } from '../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../custom-element/element.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { printable } from '../services/console.ts'
import { primaryButton } from '../ui/button.ts'
import { link as inlineLink } from '../ui/inline.ts'
import { band, beside, column } from '../ui/page-grid.ts'
import { svg } from '../ui/pictures/drawing.styles.ts'
import { css } from '../ui/sheet.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { body, display, lead as leadText } from '../ui/typography.ts'
import { notFound } from '../words/en/company-pages.ts'
import { missingPartTexts } from '../words/en/pictures.ts'
import { inWords, useWords } from '../words/section-words.tsx'
import { siteCatalogs } from '../words/site-languages.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-not-found',
  summary: 'Shows the 404 page. Logs the path to the console.',
  attributes: {
    heading: copy('The page’s one first-level heading.', notFound.heading),
    lead: copy('The sentence below it.', notFound.lead),
    buttonText: text('The button’s text.', notFound.buttonText),
    href: link('Where the button leads. Default: the home page.'),
  },
  events: navigationEvents,
  parts: { ...sectionParts, lead: 'The sentence.', button: 'The link home.' },
  wake: 'load',
  catalogs: siteCatalogs,
  embeddable: false,
})

const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 20px;
`

const likely = css`
  & ul { display: flex; flex-wrap: wrap; gap: 0 24px; }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`

function NotFound({ heading, lead, buttonText, href }: PropsOf<typeof description>) {
  const own = useWords('notFound', notFound)
  useEffect(() => console.info(printable(`404: no page at ${location.pathname}`)), [])
  return (
    <section className={band} part="section">
      <div className={`${column} ${beside}`}>
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
        </div>
        <MissingPart />
      </div>
    </section>
  )
}

/** A bill of materials of some of the site's pages, with an empty place for a missing part. */
function MissingPart() {
  const texts = useWords('missingPart', missingPartTexts)
  const { pages } = useWords('notFound', notFound)
  const rows = [
    ...pages.slice(0, 2).map(({ label }) => ({ label, count: 1, box: 'box', ink: '' })),
    { label: texts.part, count: 0, box: 'missing', ink: 'bad' },
  ]
  const topOf = (row: number) => 64 * (row + 1)
  const middleOf = (row: number) => topOf(row) + 27
  return (
    <svg aria-hidden="true" className={svg} height="246">
      <line className="thin" x1="6%" x2="6%" y1="54" y2={middleOf(rows.length - 1)} />
      <rect className="deep" height="54" rx="10" width="100%" />
      <text className="strong on-deep" x="4%" y="33">
        {texts.site}
      </text>
      <text className="figure end on-deep" x="96%" y="33">
        1
      </text>
      {rows.map(({ label, count, box, ink }, row) => (
        <g key={label}>
          <line
            className={count ? 'thin' : 'thin dots'}
            x1="6%"
            x2="12%"
            y1={middleOf(row)}
            y2={middleOf(row)}
          />
          <rect className={box} height="54" rx="10" width="88%" x="12%" y={topOf(row)} />
          <text className={`strong ${ink}`} x="16%" y={topOf(row) + 33}>
            {label}
          </text>
          <text className={`figure end ${ink}`} x="96%" y={topOf(row) + 33}>
            {count}
          </text>
        </g>
      ))}
    </svg>
  )
}

export default createDefinition(description, inWords('notFound', notFound, NotFound))
