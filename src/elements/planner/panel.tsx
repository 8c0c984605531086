import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { actions, primaryButton, secondaryButton } from '../../ui/button.styles.ts'
import { panel } from '../../ui/panel.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import { Button } from './buttons.tsx'
import { useLatest, useShown } from './shown.ts'

/** Loads a part of the planner when somebody opens it. `failure` says that it could not be loaded, and is false otherwise. */
export function usePartOnDemand<Part>(load: () => Promise<Part>) {
  const { t } = useTranslation()
  /** Nothing while it is closed; null where it could not be loaded. */
  const [part, setPart] = useState<Part | null>()
  const close = () => setPart(undefined)
  /** Loads it and shows it, or does something else with it. */
  const open = (use: (part: Part) => void = setPart) => {
    // Said again, if it fails again.
    setPart(was => was ?? undefined)
    load().then(use, error => {
      console.error('A part of the planner could not be loaded.', error)
      setPart(null)
    })
  }
  const failure = part === null && <p role="alert">{t('planner.help.failed')}</p>
  return { part, failure, open, show: setPart, close }
}

/** Loads something with the first change. If it cannot be loaded, the next change tries again. */
export function usePartAfterChange<Part>(load: () => Promise<Part>) {
  const { planning, version } = useShown()
  const { part, failure, open } = usePartOnDemand(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each change
  useEffect(() => {
    if (planning.isChanged && !part) open()
  }, [version])
  return { part, failure }
}

interface UnfoldingProps<Part> extends Omit<ComponentProps<'button'>, 'children'> {
  readonly load: () => Promise<Part>
  /** What stands on the button, and while it is unfolded. */
  readonly names: readonly [shut: string, open: string]
  /** Shows what is unfolded: at once, and with the part when that has come; null where it could not be loaded. */
  readonly children: (part: Part | null | undefined) => ReactNode
}

/** Shows a button, and below it what a press unfolds and loads. If it cannot be loaded, the next press tries again. */
export function Unfolding<Part>({ load, names: [shut, open], children, ...button }: UnfoldingProps<Part>) {
  const { part, failure, open: loadPart } = usePartOnDemand(load)
  const [isAsked, ask] = useState(false)
  const isOpen = isAsked && !failure
  const toggle = () => {
    ask(!isOpen)
    if (!isOpen) loadPart()
  }
  return (
    <>
      <Button aria-expanded={isOpen} onClick={toggle} {...button}>
        {isOpen ? open : shut}
      </Button>
      {isAsked && (
        <div>
          {children(part)}
          {failure}
        </div>
      )}
    </>
  )
}

/** Opens a panel with a button: one at a time, and besides it those in which something was changed. */
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

/** What a panel has of `usePanel`: its own element, and what closes it. */
export type Opened = Pick<ReturnType<typeof usePanel>, 'box' | 'onDone'>

interface PanelProps extends Opened, Pick<ComponentProps<'div'>, 'className' | 'children'> {
  /** What the button says that does what the panel is for. */
  readonly name: string
  /** Does that. Nothing while it cannot be done. */
  readonly onGo: (() => void) | undefined
}

/** Shows the panel itself, with a button that does something, and one that does not. It takes the focus, and Escape closes it. */
export function Panel({ box, onDone, className, name, onGo, children }: PanelProps) {
  const { t } = useTranslation()
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
    <div className={`${panel} ${className}`} data-panel="" {...{ onInput, onKeyDown }} ref={box}>
      {children}
      <div className={actions}>
        <Button aria-disabled={!onGo} className={primaryButton} onClick={onGo}>
          {name}
        </Button>
        <Button className={secondaryButton} onClick={onDone}>
          {t('planner.cancel')}
        </Button>
      </div>
    </div>
  )
}

const focusFirst = ({ current }: RefObject<HTMLElement | null>): void =>
  current?.querySelector<HTMLElement>('input, textarea')?.focus()
