import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { panel } from '../../ui/panel.styles.ts'
import { usePartOnDemand } from './part-on-demand.tsx'
import { useLatest } from './shown.ts'

/** A panel that a button opens: one at a time, and besides it those in which something was changed. */
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
  const { closePanel } = useLatest()
  useLayoutEffect(() => focusFirst(box), [box])
  const onInput = () => {
    // What was typed is not closed by another panel.
    closePanel.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // A dialog of the page, with the planner in it, stays open.
    event.preventDefault()
    onDone()
  }
  return (
    <div
      className={`${panel} ${className}`}
      data-panel=""
      {...{ onInput, onKeyDown }}
      ref={box}
      {...content}
    />
  )
}

const focusFirst = ({ current }: RefObject<HTMLElement | null>): void =>
  current?.querySelector<HTMLElement>('input, textarea')?.focus()
