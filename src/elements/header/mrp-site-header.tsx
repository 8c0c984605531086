import { useEffect } from 'react'
import { link, removableText, text } from '../../custom-element/attributes.ts'
import { describeElement } from '../../custom-element/description.ts'
import { htmlList } from '../../custom-element/list-attribute.ts'
import { navigationEvents } from '../../custom-element/navigation-events.ts'
import { useConfig } from '../../services/config.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { primaryButton } from '../../ui/button.styles.ts'
import { makeRoom } from '../../ui/fixed-header.ts'
import { OutsideLink, SiteLink } from '../../ui/link.tsx'
import { PageName } from '../../ui/page-name.tsx'
import { siteHeader } from '../../words/en/navigation.ts'
import { createSection, type SectionProps } from '../create-section.tsx'
import { Menu, usePopover } from './menu.tsx'
import { type BarEntry, barEntries } from './menus.ts'
import * as styles from './site-header.styles.ts'

const description = describeElement({
  tag: 'mrp-site-header',
  summary: 'Shows the fixed header: menus on wide screens, one menu with the same pages on narrow ones.',
  attributes: {
    currentPath: text('The path of this page, which is marked in the menus.'),
    navigation: htmlList(
      'The links. Those with the same `group` are a menu; `founders` adds their profiles to it.',
      {
        label: 'text',
        path: 'link?',
        group: 'text?',
        note: 'text?',
        signedInLabel: 'text?',
        founders: 'flag?',
      },
      siteHeader.navigation,
      'nav a',
      { path: '[href]', note: 'small' },
    ),
    navigationLabel: text('What screen readers call the navigation.', siteHeader.navigationLabel),
    menuText: text('The button that opens the menu on narrow screens.', siteHeader.menuText),
    closeText: text(
      'The same button while that menu is open, once the code is loaded.',
      siteHeader.closeText,
    ),
    buttonText: removableText('The main button’s text. Empty: no button.', siteHeader.buttonText),
    href: link('Where the main button leads. Default: the demo request, `/demo`.'),
  },
  events: navigationEvents,
  parts: { bar: 'The fixed bar.', brand: 'The name.', link: 'A link.', menu: 'An open menu.' },
  wake: 'interaction',
})

interface HeaderProps extends SectionProps<typeof description> {
  readonly entries: readonly BarEntry[]
  readonly href: string
}

function SiteHeader(given: SectionProps<typeof description, 'siteHeader'>) {
  const { brandName } = useConfig()
  const entries = barEntries(given.navigation)
  const props = { ...given, entries, href: given.href ?? given.words.demoPage }
  const { currentPath, navigationLabel, buttonText, href } = props
  useEffect(makeRoom, [])
  return (
    <div className={styles.space}>
      <header className={styles.bar} part="bar">
        <div className={styles.row}>
          <SiteLink className={styles.brand} part="brand" to={given.words.homePage}>
            <BrandMark />
            <span className={styles.name}>{brandName}</span>
          </SiteLink>
          <div className={styles.switching}>
            <div className={styles.measure} data-labels={styles.measured(entries)}>
              <div className={styles.wide}>
                <nav aria-label={navigationLabel}>
                  <ul>
                    <Pages currentPath={currentPath} entries={entries} />
                  </ul>
                </nav>
              </div>
            </div>
            {buttonText && (
              <SiteLink
                className={`${primaryButton} ${styles.action}`}
                current={href === currentPath}
                part="link"
                to={href}
              >
                {buttonText}
              </SiteLink>
            )}
            <div className={styles.narrow}>
              <NarrowMenu {...props} />
            </div>
          </div>
        </div>
      </header>
    </div>
  )
}

/** Shows the wide navigation: links, and menus. */
function Pages({ entries, currentPath }: Pick<HeaderProps, 'entries' | 'currentPath'>) {
  return entries.map(entry => (
    <li key={entry.label}>
      {entry.path === undefined ? (
        entry.pages.length > 0 || entry.founders ? (
          <Menu currentPath={currentPath} entry={entry} />
        ) : (
          <span className={styles.entry}>{entry.label}</span>
        )
      ) : (
        <SiteLink className={styles.entry} current={entry.path === currentPath} part="link" to={entry.path}>
          <PageName page={entry} />
        </SiteLink>
      )}
    </li>
  ))
}

/** Differs from each menu's id and the page's own: a component stands in the page. */
const panelId = 'mrp-menu'

/** Shows the same pages in one list, which the browser opens and closes. */
function NarrowMenu(props: HeaderProps) {
  const { menuText } = props
  const { setPanel, isOpen } = usePopover()
  return (
    <>
      <button className={styles.toggle} popoverTarget={panelId} type="button">
        <span>{isOpen ? props.closeText : menuText}</span>
        <svg aria-hidden="true" height="14" viewBox="0 0 18 14" width="18">
          <path
            d={isOpen ? 'm3 1 12 12M3 13 15 1' : 'M0 1h18M0 7h18M0 13h18'}
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </button>
      <nav
        aria-label={menuText}
        className={styles.panel}
        id={panelId}
        part="menu"
        popover="auto"
        ref={setPanel}
      >
        <NarrowLinks {...props} />
      </nav>
    </>
  )
}

function NarrowLinks({ currentPath, entries, navigation, buttonText, href }: HeaderProps) {
  const config = useConfig()
  const links = entries.flatMap(entry => (entry.path === undefined ? entry.pages : entry))
  const founders = navigation.some(entry => entry.founders) ? config.founders : []
  return (
    <ul>
      {links.map(page => (
        <li key={page.path}>
          <SiteLink className={styles.item} current={page.path === currentPath} to={page.path}>
            <PageName page={page} />
          </SiteLink>
        </li>
      ))}
      {founders.map(({ name, url }) => (
        <li key={url}>
          <OutsideLink className={styles.item} href={url}>
            {name}
          </OutsideLink>
        </li>
      ))}
      {buttonText && (
        <li>
          <SiteLink
            className={`${primaryButton} ${styles.menuAction}`}
            current={href === currentPath}
            to={href}
          >
            {buttonText}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}

export default createSection(description, 'siteHeader', siteHeader, SiteHeader)
