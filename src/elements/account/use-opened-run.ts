import { type MouseEvent, useEffect, useRef, useState } from 'react'

/** The run whose result is shown, by its place among the runs. */
interface OpenedRun {
  readonly place: number | undefined
  readonly open: (place: number) => void
  /** Opens a run by a click on its button, or closes it. */
  readonly toggle: (place: number, event: MouseEvent<HTMLButtonElement>) => void
}

/** Keeps which run is open. Gives the focus back to the button that closed it, which moves when the result goes. */
export function useOpenedRun(): OpenedRun {
  const [place, open] = useState<number>()
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (place === undefined) closer.current?.focus()
  }, [place])
  return {
    place,
    open,
    toggle(clicked, { currentTarget }) {
      closer.current = currentTarget
      open(clicked === place ? undefined : clicked)
    },
  }
}
