import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useConfig } from '../services/config.ts'
import { TranslationContext, translationIn } from '../words/translation.ts'
import type { Boundary } from './boundary.tsx'
import type { ElementDefinition, ElementValues, Emit, Events } from './element.ts'

/** What a React tree reads of its custom element. */
export interface ElementStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => ElementValues
  /** The values that the prerendered markup was made from: the first render, which hydrates it, must show the same. */
  readonly prerendered: () => ElementValues
  readonly emit: Emit<Events>
}

interface TreeProps {
  readonly definition: ElementDefinition
  readonly boundary: Boundary
  readonly store: ElementStore
}

/**
 * The one React tree of an element, rendered once and fed through its store: rendering it again while it
 * hydrates would make React throw the prerendered nodes away.
 */
export function Tree({ definition, boundary: Boundary, store }: TreeProps) {
  const { language, ...values } = useSyncExternalStore(store.subscribe, store.snapshot, store.prerendered)
  const { messages } = useConfig()
  return (
    <TranslationContext.Provider value={translationIn(language, definition, messages)}>
      <Boundary>
        <Content store={store}>{definition.render(values, store.emit)}</Content>
      </Boundary>
    </TranslationContext.Provider>
  )
}

function Content({ store, children }: { store: ElementStore; children: ReactNode }) {
  useEffect(() => {
    store.emit('mrp-ready', {})
  }, [store])
  return children
}
