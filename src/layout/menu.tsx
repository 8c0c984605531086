import { useFloatingRootContext, useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { NavigationEntry } from '../content/navigation.ts'
import { pageDocument } from '../services/page-document.ts'
import { useConfig } from '../state/config.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import * as styles from './site-header.styles.ts'

interface MenuProps {
  readonly entry: Extract<NavigationEntry, { readonly pages: unknown }>
  readonly currentPath: string | undefined
}

/**
 * A button and the links it shows. The browser opens, places and closes it by itself, before any script; once this
 * code has come, arrow keys and first letters move through the links.
 */
export function Menu({ entry, currentPath }: MenuProps) {
  const { founders } = useConfig()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const links = useRef<(HTMLElement | null)[]>([])
  const outside = entry.founders ? founders : []
  const labels = useRef<string[]>([])
  labels.current = [...entry.pages.map(({ label }) => label), ...outside.map(({ name }) => name)]

  const context = useFloatingRootContext({
    open,
    // The browser's own popover is what is open or not; the state follows it.
    onOpenChange: want => (want ? panel?.showPopover() : panel?.hidePopover()),
    elements: { reference: button, floating: panel },
  })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useListNavigation(context, {
      listRef: links,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      // As long as nobody asks for a link, the button that opened them keeps the focus.
      focusItemOnOpen: false,
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive, enabled: open }),
  ])

  // By hand, because React 18 hears of no other `toggle` than that of <details>.
  useEffect(() => {
    const follow = () => setOpen(panel?.matches(':popover-open') ?? false)
    // It may have been opened before this code came.
    follow()
    panel?.addEventListener('toggle', follow)
    return () => panel?.removeEventListener('toggle', follow)
  }, [panel])
  usePlace(open, button, panel)
  useMenuFocus(panel)

  const id = `menu-${entry.label.toLowerCase().replaceAll(' ', '-')}`
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
        id={id}
        part="menu"
        popover="auto"
        {...getFloatingProps()}
        // Set above by the navigation with arrow keys, and meant for a role="menu", which a list of links is not.
        aria-orientation={undefined}
        ref={setPanel}
      >
        <ul>
          {entry.pages.map(({ label, path }, index) => (
            <li key={path} {...item(index)}>
              <SiteLink className={styles.item} current={path === currentPath} to={path}>
                {label}
              </SiteLink>
            </li>
          ))}
          {outside.map(({ name, url }, index) => (
            <li key={url} {...item(entry.pages.length + index)}>
              <OutsideLink className={styles.item} href={url}>
                {name}
              </OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/**
 * Gives the focus in a menu that closes back to the button before it: in a shadow root, a browser loses it. And closes
 * a menu whose focus goes elsewhere, which it might cover.
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
    panel.addEventListener('beforetoggle', giveBack)
    panel.addEventListener('focusout', follow)
    return () => {
      panel.removeEventListener('beforetoggle', giveBack)
      panel.removeEventListener('focusout', follow)
    }
  }, [panel])
}

/** Places an open menu below its button and within the window, in browsers that cannot do it by themselves. */
function usePlace(open: boolean, button: HTMLElement | null, panel: HTMLElement | null): void {
  useEffect(() => {
    if (!open || !button || !panel || CSS.supports('position-area: block-end')) return
    const place = () => {
      const { left, right, bottom } = button.getBoundingClientRect()
      const start = getComputedStyle(button).direction === 'rtl' ? right - panel.offsetWidth : left
      const last = pageDocument.documentElement.clientWidth - panel.offsetWidth - gap
      panel.style.inset = `${bottom + gap}px auto auto ${Math.max(gap, Math.min(start, last))}px`
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [open, button, panel])
}

/** Between a menu and its button, and at least between it and the window's edge. */
const gap = 8
