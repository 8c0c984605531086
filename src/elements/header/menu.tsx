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
import { useConfig } from '../../services/config.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import type { MenuEntry } from './menus.ts'
import * as styles from './site-header.styles.ts'

interface MenuProps {
  readonly entry: MenuEntry
  readonly currentPath: string | undefined
}

/**
 * Shows a button that opens a list of links. The browser opens and closes it, even without a script. Once this code is
 * loaded, Floating UI places it, and arrow keys and first letters move through the links.
 */
export function Menu({ entry, currentPath }: MenuProps) {
  const { founders } = useConfig()
  const [active, setActive] = useState<number | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const open = useIsOpen(panel)
  const links = useRef<(HTMLElement | null)[]>([])
  const outside = entry.founders ? founders : []
  const labels = useRef<string[]>([])
  labels.current = [...entry.pages.map(({ label }) => label), ...outside.map(({ name }) => name)]

  const { context, floatingStyles, isPositioned } = useFloating({
    open,
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
    whileElementsMounted: open ? autoUpdate : undefined,
  })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useListNavigation(context, {
      listRef: links,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      // The button keeps the focus until the visitor moves to a link.
      focusItemOnOpen: false,
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive, enabled: open }),
  ])

  useMenuFocus(panel)

  const id = `menu-${entry.label.toLowerCase().replaceAll(' ', '-')}`
  /** Keeps the name of a link short: the note describes it. */
  const described = (note: string) =>
    note ? { className: styles.noted, 'aria-description': note } : { className: styles.item }
  const item = (index: number) =>
    getItemProps({
      ref: (element: HTMLElement | null) => {
        links.current[index] = element?.querySelector('a') ?? null
      },
    })
  return (
    <>
      <button
        className={styles.entry}
        data-current={entry.pages.some(({ path }) => path === currentPath) || undefined}
        popoverTarget={id}
        ref={setButton}
        type="button"
        {...getReferenceProps()}
      >
        {entry.label}
        <svg aria-hidden="true" height="6" viewBox="0 0 10 6" width="10">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
      <div
        className={styles.menu}
        data-open={open || undefined}
        data-placed={isPositioned || undefined}
        id={id}
        part="menu"
        popover="auto"
        style={isPositioned ? { ...floatingStyles, right: 'auto', bottom: 'auto' } : undefined}
        {...getFloatingProps()}
        // Removes what the arrow-key navigation sets above: it is meant for role="menu", not for a list of links.
        aria-orientation={undefined}
        ref={setPanel}
      >
        <ul>
          {entry.pages.map(({ label, path, note = '' }, index) => (
            <li key={path} {...item(index)}>
              <SiteLink current={path === currentPath} to={path} {...described(note)}>
                {label}
                <Note text={note} />
              </SiteLink>
            </li>
          ))}
          {outside.map(({ name, role, url }, index) => (
            <li key={url} {...item(entry.pages.length + index)}>
              <OutsideLink href={url} note={<Note text={role} />} {...described(role)}>
                {name}
              </OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** A menu never opens above its bar. */
const middleware = [offset(styles.menuGap), shift({ padding: styles.menuGap })]

/** The line of explanation below a link's name. */
const Note = ({ text }: { readonly text: string }) =>
  text && (
    <span aria-hidden="true" className={styles.note}>
      {text}
    </span>
  )

/** Follows whether a menu is open. */
export function useIsOpen(panel: HTMLElement | null): boolean {
  const [open, setOpen] = useState(false)
  // Listens by hand: React 18 supports `toggle` on <details> alone.
  useEffect(() => {
    const follow = () => setOpen(panel?.matches(':popover-open') ?? false)
    // The visitor may have opened it before this code was loaded.
    follow()
    panel?.addEventListener('toggle', follow)
    return () => panel?.removeEventListener('toggle', follow)
  }, [panel])
  return open
}

/**
 * Returns the focus to the button when its menu closes, because browsers lose it in a shadow root. Closes a menu that
 * the focus leaves, as it might cover the focused element, and one whose page is left, as Back might bring it back.
 */
export function useMenuFocus(panel: HTMLElement | null): void {
  useEffect(() => {
    const button = panel?.previousElementSibling
    if (!panel || !(button instanceof HTMLElement)) return
    const giveBack = () => {
      if (panel.matches(':popover-open:focus-within')) button.focus()
    }
    const follow = ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget === button || panel.contains(relatedTarget as Node | null)
      if (relatedTarget && !stays) panel.hidePopover()
    }
    const close = () => panel.hidePopover()
    panel.addEventListener('beforetoggle', giveBack)
    panel.addEventListener('focusout', follow)
    // A router's Back, and the browser's.
    for (const way of ['popstate', 'pagehide']) addEventListener(way, close)
    return () => {
      panel.removeEventListener('beforetoggle', giveBack)
      panel.removeEventListener('focusout', follow)
      for (const way of ['popstate', 'pagehide']) removeEventListener(way, close)
    }
  }, [panel])
}
