import { type ReactNode, useEffect, useRef, useState } from 'react'

interface MenuProps {
  readonly label: string
  /** Classes. */
  readonly button: string
  readonly panel: string
  readonly children: ReactNode
}

/** A button that opens a list of links. A click on a link, a click elsewhere and Escape close it. */
export function Menu({ label, button, panel, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const key = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [open])

  return (
    <div ref={root}>
      <button aria-expanded={open} className={button} onClick={() => setOpen(!open)} type="button">
        {label}
        <svg aria-hidden="true" height="6" viewBox="0 0 10 6" width="10">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well
        <ul className={panel} onClick={() => setOpen(false)}>
          {children}
        </ul>
      )}
    </div>
  )
}
