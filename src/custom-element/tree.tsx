import {
  Component,
  type ComponentClass,
  Fragment,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { useConfig } from '../services/config.ts'
import { MailLink } from '../ui/mail-link.tsx'
import { TranslationContext, translationIn, useTranslation } from '../words/translation.ts'
import type { ElementDefinition, ElementValues, Emit, Events } from './description.ts'

/** Gives a React tree what it reads of its custom element. */
export interface ElementStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => ElementValues
  /**
   * Returns the values that the prerendered markup was made from: the first render hydrates it, and must show the same.
   */
  readonly prerendered: () => ElementValues
  readonly emit: Emit<Events>
}

interface TreeProps {
  readonly definition: ElementDefinition
  readonly boundary: Boundary
  readonly store: ElementStore
}

/**
 * Renders the one React tree of an element. It is fed through its store: rendering it again while it hydrates would
 * make React throw the prerendered nodes away.
 */
export function Tree({ definition, boundary: Boundary, store }: TreeProps) {
  const { language, ...values } = useSyncExternalStore(store.subscribe, store.snapshot, store.prerendered)
  const { messages } = useConfig()
  return (
    <TranslationContext.Provider value={translationIn(language, definition, messages)}>
      <Boundary>
        <AnnouncedReady store={store}>{definition.render(values, store.emit)}</AnnouncedReady>
      </Boundary>
    </TranslationContext.Provider>
  )
}

/** Says that what is in it is mounted. */
function AnnouncedReady({ store, children }: { store: ElementStore; children: ReactNode }) {
  useEffect(() => {
    store.emit('mrp-ready', {})
  }, [store])
  return children
}

export type Boundary = ComponentClass<{ children: ReactNode }>

/**
 * Creates the error boundary for the elements with a tag. It is a class for each tag, because React logs a caught error
 * right after this static method has run: only here can the message still be made to name the element.
 */
export function createBoundary(tag: string): Boundary {
  const beginning = `<${tag}> could not be shown: `
  return class extends Component<{ children: ReactNode }, { failed: boolean; tries: number }> {
    override state = { failed: false, tries: 0 }

    static getDerivedStateFromError(error: unknown) {
      // React renders twice, which may throw the same error again. A DOMException's own message can't be assigned.
      if (error instanceof Error && !error.message.startsWith(beginning)) {
        Reflect.defineProperty(error, 'message', { value: beginning + error.message })
      }
      return { failed: true }
    }

    /** Mounts everything anew, once: the page, or a translation, may have changed nodes that React owns. */
    override componentDidCatch() {
      this.setState(({ tries }) => ({ failed: tries > 0, tries: tries + 1 }))
    }

    override render() {
      const { failed, tries } = this.state
      if (failed) return tries > 0 ? <Failure /> : null
      return <Fragment key={tries}>{this.props.children}</Fragment>
    }
  }
}

/** Says that an element could not be rendered, with an address to write to. */
export function Failure() {
  const { t } = useTranslation()
  return (
    <p role="alert" part="failure">
      {t('failure.line')} <MailLink />
    </p>
  )
}
