import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { TranslationContext, translationIn } from '../i18n/translation.ts'
import { useConfig } from '../state/config.ts'
import type { Boundary } from './boundary.tsx'
import type { ElementDefinition, Emit, Events, HostValues } from './element.ts'

/** What a rendered tree sees of its custom element. */
export interface Host {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => HostValues
  /** The values that the prerendered markup was made from: what the first, hydrating render must show. */
  readonly prerendered: () => HostValues
  readonly emit: Emit<Events>
}

interface TreeProps {
  readonly definition: ElementDefinition
  readonly boundary: Boundary
  readonly host: Host
}

/**
 * The one React tree of an element, rendered once and fed through its host's store: rendering it anew while it
 * hydrates would make React throw the prerendered nodes away.
 */
export function Tree({ definition, boundary: Boundary, host }: TreeProps) {
  const { language, ...values } = useSyncExternalStore(host.subscribe, host.snapshot, host.prerendered)
  const { messages } = useConfig()
  return (
    <TranslationContext.Provider value={translationIn(language, definition.messages, messages)}>
      <Boundary>
        <Content host={host}>{definition.render(values, host.emit)}</Content>
      </Boundary>
    </TranslationContext.Provider>
  )
}

function Content({ host, children }: { host: Host; children: ReactNode }) {
  useEffect(() => {
    host.emit('mrp-ready', {})
  }, [host])
  return children
}
