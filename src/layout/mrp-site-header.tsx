import { useState } from 'react'
import { mainAction, navigation, navigationTexts } from '../content/navigation.ts'
import { text } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { navigationEvents } from '../element/navigation-events.ts'
import { useConfig } from '../state/config.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { primaryButton } from '../ui/button.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Menu, useMenuFocus } from './menu.tsx'
import { PageName } from './page-name.tsx'
import * as styles from './site-header.styles.ts'

const description = describeElement({
  tag: 'mrp-site-header',
  summary: 'The fixed header: menus on wide screens, one menu with the same pages on narrow ones.',
  attributes: {
    currentPath: text('The path of this page, which is marked in the menus.'),
  },
  events: navigationEvents,
  parts: { bar: 'The fixed bar.', brand: 'The name.', link: 'A link.', menu: 'An open menu.' },
  wake: 'interaction',
})

/** As wide as all entries, which the bar measures by it. */
const labels = navigation.map(({ label }) => label).join('')

function SiteHeader({ currentPath }: PropsOf<typeof description>) {
  const { brandName } = useConfig()
  return (
    <div className={styles.space}>
      <header className={styles.bar} part="bar">
        <div className={styles.row}>
          <SiteLink className={styles.brand} part="brand" to="/">
            <BrandMark />
            <span className={styles.name}>{brandName}</span>
          </SiteLink>
          <div className={styles.switching}>
            <div className={styles.measure} data-labels={labels}>
              <div className={styles.wide}>
                <nav aria-label={navigationTexts.label}>
                  <ul>
                    <Pages currentPath={currentPath} />
                  </ul>
                </nav>
              </div>
            </div>
            <SiteLink
              className={`${primaryButton} ${styles.action}`}
              current={mainAction.path === currentPath}
              part="link"
              to={mainAction.path}
            >
              {mainAction.label}
            </SiteLink>
            <div className={styles.narrow}>
              <NarrowMenu currentPath={currentPath} />
            </div>
          </div>
        </div>
      </header>
    </div>
  )
}

interface PagesProps {
  readonly currentPath: string | undefined
}

/** The entries of the wide navigation: links, and menus that open. */
function Pages({ currentPath }: PagesProps) {
  return navigation.map(entry => (
    <li key={entry.label}>
      {'path' in entry ? (
        <SiteLink className={styles.entry} current={entry.path === currentPath} part="link" to={entry.path}>
          <PageName page={entry} />
        </SiteLink>
      ) : (
        <Menu currentPath={currentPath} entry={entry} />
      )}
    </li>
  ))
}

/** The same pages in one list. The browser opens and closes it. */
function NarrowMenu({ currentPath }: PagesProps) {
  const { founders } = useConfig()
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  useMenuFocus(panel)
  const links = navigation.flatMap(entry => ('path' in entry ? [entry] : entry.pages))
  return (
    <>
      <button className={styles.toggle} popoverTarget="pages" type="button">
        {navigationTexts.menu}
        <svg aria-hidden="true" height="14" viewBox="0 0 18 14" width="18">
          <path d="M0 1h18M0 7h18M0 13h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <nav
        aria-label={navigationTexts.menu}
        className={styles.panel}
        id="pages"
        part="menu"
        popover="auto"
        ref={setPanel}
      >
        <ul>
          {[...links, mainAction].map(page => (
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
        </ul>
      </nav>
    </>
  )
}

export default createDefinition(description, SiteHeader)
