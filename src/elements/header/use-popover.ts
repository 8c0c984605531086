import { useEffect, useState } from 'react'

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
    for (const way of ['popstate', 'pagehide']) addEventListener(way, close, { signal })
    return () => listening.abort()
  }, [panel])
  return { panel, setPanel, isOpen }
}
