import { useState } from 'react'
import { mainAction, navigation, navigationTexts, type PageLink } from '../content/navigation.ts'
import { text } from '../element/attributes.ts'
import { describe, element, type PropsOf } from '../element/element.ts'
import { useConfig } from '../state/config.ts'
import { useCurrentUserName } from '../state/current-user.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { primaryButton } from '../ui/button.ts'
import { visuallyHidden } from '../ui/inline.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Menu, useMenuFocus } from './menu.tsx'
import { navigationEvents } from './navigation-events.ts'
import * as styles from './site-header.styles.ts'

const description = describe({
  tag: 'mrp-site-header',
  summary: 'The fixed header: menus on wide screens, one menu with the same pages on narrow ones.',
  attributes: {
    currentPath: text('The path of this page, which is marked in the menus.'),
  },
  events: navigationEvents,
  parts: { bar: 'The fixed bar.', brand: 'The name.', link: 'A link.', menu: 'An open menu.' },
  wake: 'interaction',
  showsUser: true,
})

function SiteHeader({ currentPath }: PropsOf<typeof description>) {
  const { brandName } = useConfig()
  return (
    <div className={styles.space}>
      <header className={styles.bar} part="bar">
        <div className={styles.row}>
          <SiteLink className={styles.brand} part="brand" to="/">
            <BrandMark />
            {brandName}
          </SiteLink>
          <nav aria-label={navigationTexts.label} className={styles.wide}>
            <ul>
              <Pages currentPath={currentPath} />
            </ul>
          </nav>
          <SiteLink
            className={`${primaryButton} ${styles.action}`}
            current={mainAction.path === currentPath}
            part="link"
            to={mainAction.path}
          >
            {mainAction.label}
          </SiteLink>
          <NarrowMenu currentPath={currentPath} />
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

interface PageNameProps {
  readonly page: PageLink
}

/** What a page is called; the account's page after whoever is in. */
function PageName({ page }: PageNameProps) {
  const user = useCurrentUserName()
  if (!page.showsUser || !user) return page.label
  return (
    <>
      <span className={visuallyHidden}>{navigationTexts.account} </span>
      <span className={styles.user}>{user}</span>
    </>
  )
}

/** The same pages in one list. The browser opens and closes it; a choice closes it too, should the page stay. */
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well */}
      <nav
        aria-label={navigationTexts.menu}
        className={styles.panel}
        id="pages"
        onClick={event => event.target instanceof HTMLAnchorElement && panel?.hidePopover()}
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

export default element(description, SiteHeader)
