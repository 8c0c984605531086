import { useEffect, useSyncExternalStore } from 'react'
import type { Boundary } from './boundary.tsx'
import type { ElementDefinition, Emit, Events, Values } from './element.ts'

/** What a rendered tree sees of its custom element. */
export interface Host {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => Values
  /** The values that the prerendered markup was made from: what the first, hydrating render must show. */
  readonly prerendered: () => Values
  readonly emit: Emit<Events>
}

interface ShellProps {
  readonly definition: ElementDefinition
  readonly boundary: Boundary
  readonly host: Host
}

/**
 * The one React tree of an element, rendered once and fed through its host's store: rendering it anew while it
 * hydrates would make React throw the prerendered nodes away.
 */
export function Shell({ definition, boundary: Boundary, host }: ShellProps) {
  return (
    <Boundary>
      <Content definition={definition} host={host} />
    </Boundary>
  )
}

function Content({ definition, host }: Omit<ShellProps, 'boundary'>) {
  const values = useSyncExternalStore(host.subscribe, host.snapshot, host.prerendered)
  useEffect(() => {
    host.emit('mrp-ready', {})
  }, [host])
  return definition.render(values, host.emit)
}
