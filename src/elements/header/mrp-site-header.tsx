import { useEffect, useId, useRef, useState } from 'react'
import { link, list, text } from '../../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../../custom-element/element.ts'
import { navigationEvents } from '../../custom-element/navigation-events.ts'
import { useConfig } from '../../services/config.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { primaryButton } from '../../ui/button.ts'
import { makeRoom } from '../../ui/fixed-header.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { siteHeader } from '../../words/en/navigation.ts'
import { inWords, useWords } from '../../words/section-words.tsx'
import { siteCatalogs } from '../../words/site-languages.ts'
import { PageName } from '../page-name.tsx'
import { Menu, useMenuFocus } from './menu.tsx'
import * as styles from './site-header.styles.ts'

const description = describeElement({
  tag: 'mrp-site-header',
  summary: 'Shows the fixed header: menus on wide screens, one menu with the same pages on narrow ones.',
  attributes: {
    currentPath: text('The path of this page, which is marked in the menus.'),
    navigation: list(
      'The menus and links. An entry has a `path`, or is a menu of `pages`; `founders` adds their profiles to it.',
      { label: 'text', path: 'link?', pages: 'pages?', founders: 'flag?', signedInLabel: 'text?' },
      siteHeader.navigation,
    ),
    navigationLabel: text('What screen readers call the navigation.', siteHeader.navigationLabel),
    menuText: text('The button that opens the menu on narrow screens.', siteHeader.menuText),
    buttonText: text('The main button’s text. Empty: no button.', siteHeader.buttonText),
    href: link('Where the main button leads. Default: the demo request, `/demo`.'),
  },
  events: navigationEvents,
  parts: { bar: 'The fixed bar.', brand: 'The name.', link: 'A link.', menu: 'An open menu.' },
  wake: 'interaction',
  catalogs: siteCatalogs,
})

type HeaderProps = PropsOf<typeof description> & { readonly href: string }

function SiteHeader(given: PropsOf<typeof description>) {
  const { brandName } = useConfig()
  const words = useWords('siteHeader', siteHeader)
  const props = { ...given, href: given.href ?? words.demoPage }
  const { currentPath, navigation: entries, navigationLabel, buttonText, href } = props
  const space = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = space.current?.getRootNode()
    const header = root instanceof ShadowRoot ? root.host : space.current
    if (header) makeRoom(header)
  }, [])
  return (
    <div className={styles.space} ref={space}>
      <header className={styles.bar} part="bar">
        <div className={styles.row}>
          <SiteLink className={styles.brand} part="brand" to={words.homePage}>
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

interface PagesProps {
  readonly entries: HeaderProps['navigation']
  readonly currentPath: string | undefined
}

/** The wide navigation: links, and menus. */
function Pages({ entries, currentPath }: PagesProps) {
  return entries.map(({ path, pages = [], ...entry }) => (
    <li key={entry.label}>
      {path === undefined ? (
        <Menu currentPath={currentPath} entry={{ ...entry, pages }} />
      ) : (
        <SiteLink className={styles.entry} current={path === currentPath} part="link" to={path}>
          <PageName page={{ ...entry, path }} />
        </SiteLink>
      )}
    </li>
  ))
}

/** The same pages in one list, which the browser opens and closes. */
function NarrowMenu({ currentPath, navigation: entries, menuText, buttonText, href }: HeaderProps) {
  const config = useConfig()
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  // The prefix avoids the page's own ids: a component stands in the page.
  const id = `mrp${useId()}`
  useMenuFocus(panel)
  const links = entries.flatMap(({ path, pages = [], ...entry }) =>
    path === undefined ? pages : [{ ...entry, path }],
  )
  const founders = entries.some(entry => entry.founders) ? config.founders : []
  return (
    <>
      <button className={styles.toggle} popoverTarget={id} type="button">
        {menuText}
        <svg aria-hidden="true" height="14" viewBox="0 0 18 14" width="18">
          <path d="M0 1h18M0 7h18M0 13h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <nav aria-label={menuText} className={styles.panel} id={id} part="menu" popover="auto" ref={setPanel}>
        <ul>
          {links.map(page => (
            <li key={page.path}>
              <SiteLink className={styles.item} current={page.path === currentPath} to={page.path}>
                <PageName page={page} />
              </SiteLink>
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

export default createDefinition(description, inWords('siteHeader', siteHeader, SiteHeader))
