import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { panel } from '../../ui/panel.styles.ts'
import { usePartOnDemand } from './part-on-demand.tsx'
import { useLatest } from './shown.ts'

/** A panel that a button opens: one at a time, until it is done with. What is typed in it stays until then. */
export function usePanel<Part>(load: () => Promise<Part>) {
  const { closePanel } = useLatest()
  const { part, failure, open, show, close } = usePartOnDemand(load)
  const opener = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const onClick = () => {
    if (part) return focusFirst(box)
    closePanel.current?.()
    closePanel.current = close
    // Another one may have been asked for while this one was loading.
    open(loaded => closePanel.current === close && show(loaded))
  }
  const onDone = () => {
    // The button stands elsewhere as long as the panel is there.
    flushSync(close)
    opener.current?.focus()
  }
  const button = { 'aria-expanded': Boolean(part), onClick, ref: opener }
  return { part, failure, open, opener, button, box, onDone }
}

interface PanelProps extends ComponentProps<'div'> {
  readonly box: RefObject<HTMLDivElement | null>
  readonly onDone: () => void
}

/** The panel itself. It takes the focus, and Escape closes it. */
export function Panel({ box, onDone, className, ...content }: PanelProps) {
  useLayoutEffect(() => focusFirst(box), [box])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed in its fields
    <div
      className={`${panel} ${className}`}
      data-panel=""
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      ref={box}
      {...content}
    />
  )
}

const focusFirst = ({ current }: RefObject<HTMLElement | null>): void =>
  current?.querySelector<HTMLElement>('input, textarea')?.focus()
