import { text } from '../custom-element/attributes.ts'
import { describeElement } from '../custom-element/description.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { useConfig } from '../services/config.ts'
import { mailtoLink } from '../services/mail-client.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { container, whole } from '../ui/layout.styles.ts'
import { OutsideLink, SiteLink } from '../ui/link.tsx'
import { PageName } from '../ui/page-name.tsx'
import { css } from '../ui/sheet.ts'
import { token, withToken } from '../ui/tokens.ts'
import { holds, size } from '../ui/typography.styles.ts'
import { copyright, siteFooter } from '../words/en/navigation.ts'
import { createSection, type SectionProps } from './create-section.tsx'

const description = describeElement({
  tag: 'mrp-site-footer',
  summary: 'Shows the footer: the company, quick links, and how to reach it.',
  attributes: {
    blurb: text('The sentence below the name.', siteFooter.blurb),
    navigation: htmlList(
      'The links. Those with the same `group`, one after the other, stand below it.',
      { label: 'text', path: 'link', signedInLabel: 'text?', group: 'text?' },
      siteFooter.navigation,
      'nav a:not([lang])',
      { path: '[href]' },
    ),
    navigationHeading: text('The name of the links, for screen readers.', siteFooter.navigationHeading),
    languages: htmlList(
      'This page in other languages.',
      { label: 'text', language: 'text', path: 'link' },
      [],
      'a[lang]',
      { language: '[lang]', path: '[href]' },
    ),
    contactHeading: text('The heading above the contact address.', siteFooter.contactHeading),
    rights: text('The sentence behind year and name.', siteFooter.rights),
  },
  events: navigationEvents,
  parts: { footer: 'The footer.', link: 'A link.' },
  wake: 'never',
})

const ground = css`
  ${container}
  background: linear-gradient(color-mix(in srgb, ${token('deep')} 72%, light-dark(${token('accent')}, ${token('paper')})), ${token('deep')});
  color: ${token('on-deep-muted')};
  & :focus-visible { outline-color: ${token('on-deep')}; }
`

const columns = css`
  display: grid;
  gap: clamp(28px, 4cqi, 40px) 48px;
  max-inline-size: calc(${token('column')} + 2 * clamp(20px, 4cqi, 40px));
  margin-inline: auto;
  padding: clamp(40px, 6cqi, 64px) clamp(20px, 4cqi, 40px) clamp(24px, 4cqi, 40px);
  ${holds('label')}
  line-height: 1.6;
  & h2 { margin-block-end: 8px; color: ${token('on-deep')}; font-size: ${size.label}; font-weight: 600; }
  @container (min-width: 57.5em) {
    & { grid-template-columns: minmax(0, 4fr) minmax(0, 9fr); }
  }
`

const brand = css`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block-end: 12px;
  color: ${token('on-deep')};
  font-size: ${size.text};
  font-weight: 700;
  ${withToken('accent', token('on-deep'))}
`

const links = css`
  ${whole}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5em, 1fr));
  gap: 24px 16px;
  align-content: start;
  &[data-single] { grid-template-columns: minmax(0, 1fr); }
  @container (max-width: 57.49em) {
    &[data-single] > ul { display: flex; flex-wrap: wrap; column-gap: 24px; }
  }
  & a { display: inline-block; padding-block: 4px; color: ${token('on-deep-muted')}; text-decoration: none; overflow-wrap: anywhere; }
  & a:hover { color: ${token('on-deep')}; text-decoration: underline; text-underline-offset: 0.2em; }
`

const last = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 32px;
  & a { padding-block: 4px; margin-block: -4px; color: inherit; text-underline-offset: 0.2em; }
  padding-block-start: 24px;
  border-block-start: 1px solid color-mix(in srgb, ${token('on-deep-muted')} 30%, transparent);
  font-size: ${size.small};
`

type Link = Props['navigation'][number]

/** Returns the links in their groups, in order. */
function groupsOf(links: readonly Link[]) {
  const groups: { readonly group: string | undefined; readonly pages: Link[] }[] = []
  for (const link of links) {
    const last = groups.at(-1)
    if (last && last.group === link.group) last.pages.push(link)
    else groups.push({ group: link.group, pages: [link] })
  }
  return groups
}

type Props = SectionProps<typeof description>

function SiteFooter(props: Props) {
  const { brandName, contactEmail, founders } = useConfig()
  return (
    <footer className={ground} part="footer">
      <div className={columns}>
        <div className={links} data-single="">
          <div>
            <p className={brand}>
              <BrandMark />
              {brandName}
            </p>
            <p>{props.blurb}</p>
          </div>
          <ul aria-label={props.contactHeading}>
            <li>
              <a href={mailtoLink(contactEmail)} part="link">
                {contactEmail}
              </a>
            </li>
            {founders.map(({ name, url }) => (
              <li key={url}>
                <OutsideLink href={url}>{name}</OutsideLink>
              </li>
            ))}
          </ul>
        </div>
        <Navigation {...props} />
        <div className={last}>
          <p>{`${copyright} ${brandName}. ${props.rights}`}</p>
          {props.languages.map(({ label, language, path }) => (
            <SiteLink key={language} lang={language} part="link" to={path}>
              {label}
            </SiteLink>
          ))}
        </div>
      </div>
    </footer>
  )
}

const Navigation = ({ navigation, navigationHeading }: Props) => (
  <nav aria-label={navigationHeading} className={links}>
    {groupsOf(navigation).map(({ group, pages }) => (
      <div key={pages[0]?.path}>
        {group && <h2>{group}</h2>}
        <ul>
          {pages.map(page => (
            <li key={page.path || page.label}>
              {page.path ? (
                <SiteLink part="link" to={page.path}>
                  <PageName page={page} />
                </SiteLink>
              ) : (
                page.label
              )}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

export default createSection(description, 'siteFooter', siteFooter, SiteFooter)
