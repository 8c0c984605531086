import { useFloatingRootContext, useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { PageLink } from '../content/navigation.ts'
import { pageDocument } from '../services/page-document.ts'
import { useConfig } from '../state/config.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import * as styles from './site-header.styles.ts'

interface MenuProps {
  readonly entry: {
    readonly label: string
    readonly pages: readonly PageLink[]
    readonly founders?: boolean | undefined
  }
  readonly currentPath: string | undefined
}

/**
 * Shows a button that opens a list of links. The browser opens, places and closes it, even without a script. Once
 * this code is loaded, arrow keys and first letters move through the links.
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
    // The native popover is the source of the open state, and React's state follows it.
    onOpenChange: want => (want ? panel?.showPopover() : panel?.hidePopover()),
    elements: { reference: button, floating: panel },
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

  // Listens by hand: React 18 supports `toggle` on <details> alone.
  useEffect(() => {
    const follow = () => setOpen(panel?.matches(':popover-open') ?? false)
    // The visitor may have opened it before this code was loaded.
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
        // Removes what the arrow-key navigation sets above: it is meant for role="menu", not for a list of links.
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
 * Returns the focus to the button when its menu closes, because browsers lose it in a shadow root. Closes a menu that
 * the focus leaves: it might cover the focused element.
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

/** Places an open menu below its button and inside the window, in browsers without CSS anchor positioning. */
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

/** The distance to the button, and the smallest one to the window's edge, in px. */
const gap = 8
