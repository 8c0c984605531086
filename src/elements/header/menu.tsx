import {
  autoUpdate,
  offset,
  shift,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react'
import { useEffect, useRef, useState } from 'react'
import { type Founder, useConfig } from '../../services/config.ts'
import { OutsideLink, SiteLink } from '../../ui/link.tsx'
import type { MenuEntry } from './menus.ts'
import * as styles from './site-header.styles.ts'

/**
 * Keeps the panel of a menu, which the browser opens and closes, and whether it is open. Returns the focus to the button when
 * the menu closes, because browsers lose it in a shadow root. Closes a menu that the focus leaves, as it might cover the
 * focused element, and one whose page is left, as Back might bring it back.
 */
export function usePopover() {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const button = panel?.previousElementSibling
    if (!panel || !(button instanceof HTMLElement)) return
    const follow = () => setOpen(panel.matches(':popover-open'))
    const giveBack = () => {
      if (panel.matches(':popover-open:focus-within')) button.focus()
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget === button || panel.contains(relatedTarget as Node | null)
      if (relatedTarget && !stays) panel.hidePopover()
    }
    const close = () => panel.hidePopover()
    const listening = new AbortController()
    const { signal } = listening
    // The visitor may have opened it before this code was loaded.
    follow()
    // Listens by hand: React 18 supports `toggle` on <details> alone.
    panel.addEventListener('toggle', follow, { signal })
    panel.addEventListener('beforetoggle', giveBack, { signal })
    panel.addEventListener('focusout', leave, { signal })
    // A router's Back, and the browser's.
    for (const event of ['popstate', 'pagehide']) addEventListener(event, close, { signal })
    return () => listening.abort()
  }, [panel])
  return { panel, setPanel, isOpen }
}

/** Keeps a menu below its bar and in the window. */
const middleware = [offset(styles.menuGap), shift({ padding: styles.menuGap })]

/**
 * Puts an open menu in its place, and lets arrow keys and first letters move through its links, which have these
 * labels.
 */
function usePlacedMenu(labels: string[]) {
  const { panel, setPanel, isOpen } = usePopover()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const links = useRef<(HTMLElement | null)[]>([])
  const names = useRef(labels)
  names.current = labels

  const { context, floatingStyles, isPositioned } = useFloating({
    open: isOpen,
    // The native popover is the source of the open state, and React's state follows it.
    onOpenChange: (want, _, reason) => {
      if (!want) return panel?.hidePopover()
      panel?.showPopover()
      // An arrow key that opens the menu goes on to its first link.
      if (reason === 'list-navigation') setActive(0)
    },
    elements: { reference: button, floating: panel },
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    middleware,
    whileElementsMounted: isOpen ? autoUpdate : undefined,
  })
  const { getItemProps, ...interactions } = useInteractions([
    useListNavigation(context, {
      listRef: links,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      // The button keeps the focus until the visitor moves to a link.
      focusItemOnOpen: false,
    }),
    useTypeahead(context, { listRef: names, activeIndex: active, onMatch: setActive, enabled: isOpen }),
  ])
  const itemProps = (index: number) => {
    const ref = (element: HTMLElement | null) => {
      links.current[index] = element?.querySelector('a') ?? null
    }
    return getItemProps({ ref })
  }
  const style = isPositioned ? { ...floatingStyles, right: 'auto', bottom: 'auto' } : undefined
  return { isOpen, style, setButton, setPanel, itemProps, ...interactions }
}

/**
 * Shows a button that opens a list of links. The browser opens and closes it, even without a script. Once this code is
 * loaded, Floating UI places it.
 */
export function Menu({ entry, currentPath }: { entry: MenuEntry; currentPath: string | undefined }) {
  const config = useConfig()
  const founders = entry.founders ? config.founders : []
  const labels = [...entry.pages.map(({ label }) => label), ...founders.map(({ name }) => name)]
  const { isOpen, style, itemProps, ...menu } = usePlacedMenu(labels)
  const id = `menu-${entry.label.toLowerCase().replaceAll(' ', '-')}`
  return (
    <>
      <button
        className={styles.entry}
        data-current={entry.pages.some(({ path }) => path === currentPath) || undefined}
        popoverTarget={id}
        ref={menu.setButton}
        type="button"
        {...menu.getReferenceProps()}
      >
        {entry.label}
        <svg aria-hidden="true" height="6" viewBox="0 0 10 6" width="10">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
      <div
        className={styles.menu}
        data-open={isOpen || undefined}
        data-placed={style ? true : undefined}
        id={id}
        part="menu"
        popover="auto"
        style={style}
        {...menu.getFloatingProps()}
        // Removes what the arrow-key navigation sets above: it is meant for role="menu", not for a list of links.
        aria-orientation={undefined}
        ref={menu.setPanel}
      >
        <MenuLinks currentPath={currentPath} founders={founders} itemProps={itemProps} pages={entry.pages} />
      </div>
    </>
  )
}

interface MenuLinksProps {
  readonly pages: MenuEntry['pages']
  readonly founders: readonly Founder[]
  readonly currentPath: string | undefined
  /** Returns what an item needs to be moved to by keys. */
  readonly itemProps: (index: number) => object
}

function MenuLinks({ pages, founders, currentPath, itemProps }: MenuLinksProps) {
  return (
    <ul>
      {pages.map(({ label, path, note = '' }, index) => (
        <li key={path} {...itemProps(index)}>
          <SiteLink current={path === currentPath} to={path} {...withNote(note)}>
            {label}
            <Note text={note} />
          </SiteLink>
        </li>
      ))}
      {founders.map(({ name, role, url }, index) => (
        <li key={url} {...itemProps(pages.length + index)}>
          <OutsideLink href={url} note={<Note text={role} />} {...withNote(role)}>
            {name}
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the name of a link short: the note describes it. */
const withNote = (note: string) =>
  note ? { className: styles.noted, 'aria-description': note } : { className: styles.item }

/** Shows the line of explanation below a link's name. */
const Note = ({ text }: { readonly text: string }) =>
  text && (
    <span aria-hidden="true" className={styles.note}>
      {text}
    </span>
  )
