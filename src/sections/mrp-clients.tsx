import { clients } from '../content/company-pages.ts'
import { copy, list } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { mailHref } from '../services/mail-link.ts'
import { useConfig } from '../state/config.ts'
import { primaryButton } from '../ui/button.ts'
import { band, column } from '../ui/page-grid.ts'
import { Heading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, mark, subtitle } from '../ui/typography.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-clients',
  summary: 'Says that the first clients are coming soon, and invites one.',
  attributes: {
    heading: copy('Section heading.', clients.heading),
    lead: copy('The text below it.', clients.lead),
    items: list('The places.', { title: 'text', text: 'text' }, clients.items),
  },
  events: {},
  parts: { ...sectionParts, lead: 'The text.', item: 'One place.', button: 'The mail link.' },
  wake: 'never',
})

const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  margin-block-end: clamp(40px, 6cqi, 72px);
  & > a { margin-block-start: 8px; }
`

/** Empty frames, each a little further down the line. */
const places = css`
  display: grid;
  gap: 24px;
  & > li { display: flex; flex-direction: column; gap: 8px; padding: 28px; border: 2px dashed ${token('control')}; border-radius: ${token('radius-large')}; }
  & > li:last-child { border-style: solid; border-color: ${token('accent')}; background: ${token('tint')}; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; }
    & > li { min-block-size: 220px; justify-content: flex-end; }
    & > li:nth-child(2) { margin-block-start: 40px; }
    & > li:nth-child(3) { margin-block-start: 80px; }
  }
`

function Clients({ heading, lead, items }: PropsOf<typeof description>) {
  const { contactEmail } = useConfig()
  return (
    <section className={band} part="section">
      <div className={column}>
        <div className={words}>
          <Heading>{heading}</Heading>
          <Lead>{lead}</Lead>
          <a className={primaryButton} href={mailHref(contactEmail, clients.subject)} part="button">
            {clients.action}
          </a>
        </div>
        <ul className={places}>
          {items.map(({ title, text }) => (
            <li key={title} part="item">
              <p className={mark}>{clients.placeholder}</p>
              <h3 className={subtitle}>{title}</h3>
              <p className={body}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export default createDefinition(description, Clients)
