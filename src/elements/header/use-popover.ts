import { useEffect, useState } from 'react'

/** Keeps the panel of a menu, which the browser opens and closes, and whether it is open. */
export function usePopover() {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const isOpen = useIsOpen(panel)
  useMenuFocus(panel)
  return { panel, setPanel, isOpen }
}

/** Follows whether a menu is open. */
function useIsOpen(panel: HTMLElement | null): boolean {
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
function useMenuFocus(panel: HTMLElement | null): void {
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
    const listening = new AbortController()
    const { signal } = listening
    panel.addEventListener('beforetoggle', giveBack, { signal })
    panel.addEventListener('focusout', follow, { signal })
    // A router's Back, and the browser's.
    for (const way of ['popstate', 'pagehide']) addEventListener(way, close, { signal })
    return () => listening.abort()
  }, [panel])
}
