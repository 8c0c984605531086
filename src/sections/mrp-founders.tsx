import { company } from '../content/company.ts'
import { founders } from '../content/company-pages.ts'
import { copy } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { htmlList } from '../element/list-attribute.ts'
import { inWords, useWords } from '../i18n/section-words.tsx'
import { siteCatalogs } from '../i18n/site-languages.ts'
import { useConfig } from '../state/config.ts'
import { link } from '../ui/inline.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, size, subtitle } from '../ui/typography.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-founders',
  summary: 'Shows who is behind the product, with their profiles.',
  attributes: {
    heading: copy('Section heading.', founders.heading),
    items: htmlList(
      'The founders; by default those of the settings.',
      { name: 'text', role: 'text', url: 'link' },
      company.founders,
      { item: 'article', fields: { name: 'heading', role: 'rest without links', url: 'a[href]' } },
    ),
  },
  events: {},
  parts: { ...sectionParts, item: 'One founder.' },
  wake: 'never',
  catalogs: siteCatalogs,
})

const people = css`
  display: grid;
  gap: 24px;
  & > li { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 2px 20px; align-items: center; align-content: start; }
  & > li > :first-child { grid-row: span 3; align-self: start; }
  @container (min-width: 43.75em) {
    & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`

const initials = css`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: 50%;
  background: ${token('deep')};
  color: ${token('on-deep')};
  font: 700 ${size.subtitle}/1 ${token('font')};
  letter-spacing: 0.04em;
`

function Founders({ heading, items, given }: PropsOf<typeof description>) {
  const config = useConfig()
  const { profile } = useWords('founders', founders)
  const shown = given.has('items') ? items : config.founders
  return (
    <Section heading={heading}>
      <ul className={people}>
        {shown.map(({ name, role, url }) => (
          <li key={url} part="item">
            <span aria-hidden="true" className={initials}>
              {initialsOf(name)}
            </span>
            <h3 className={subtitle}>{name}</h3>
            <p className={body}>{role}</p>
            <p>
              <OutsideLink className={link} href={url}>
                {profile(name)}
              </OutsideLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('')

export default createDefinition(description, inWords('founders', founders, Founders))
