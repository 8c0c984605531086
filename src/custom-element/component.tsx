import {
  type CSSProperties,
  type ForwardRefExoticComponent,
  forwardRef,
  type PropsWithoutRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { propertyName } from '../services/attribute-names.ts'
import { followSettings, useConfig } from '../services/config.ts'
import { languageAround, pageDocument } from '../services/page-document.ts'
import { removeSource } from '../services/written-settings.ts'
import { adoptSheet } from '../ui/sheet.ts'
import type { Language } from '../words/languages.ts'
import { TranslationContext, translationIn } from '../words/translation.ts'
import { dispatch } from './dispatch.ts'
import '../ui/tokens.ts'
import type { ElementDefinition, ElementValues, Emit, Events, Values } from './description.ts'
import { createLanguageUpdate, followPageLanguage } from './element-language.ts'
import { addFormMethods } from './form-methods.ts'
import { announceLink } from './navigation-events.ts'
import { Properties } from './properties.ts'
import { createBoundary } from './tree.tsx'

/** Names the props that the root gets, as any component's would. */
interface RootProps {
  readonly id?: string
  readonly className?: string
  readonly style?: CSSProperties
}

/** Tells whether a prop goes on to the root: every `data-` and `aria-` prop does, except our own marks. */
const isForRoot = (name: string): boolean => /^(data|aria)-/.test(name) && !/^data-(root|theme)$/.test(name)

type Listener = (event: Event) => void

type Root = { readonly current: HTMLElement | null }

/**
 * Makes a plain component of an app's own React tree from an element, without a shadow root. It takes the element's
 * properties as props, and its events as `onSent` for `mrp-sent`. The ref is its root, with `submit()` and `reset()` of
 * a form. Works with React 18.3 too, so it uses nothing newer.
 */
export function asComponent(
  definition: ElementDefinition,
  name: string,
): ForwardRefExoticComponent<PropsWithoutRef<Values> & RefAttributes<HTMLDivElement>> {
  const { tag, events } = definition
  const Boundary = createBoundary(tag)

  const Mounted = forwardRef<HTMLDivElement, Values>(function Mounted(given, ref) {
    const root = useRef<HTMLDivElement>(null)
    const { id, className, style } = given as RootProps
    useImperativeHandle(ref, () => {
      // Attached before: it has rendered.
      const element = root.current as HTMLDivElement
      return 'mrp-submit' in events ? addFormMethods(element) : element
    }, [])
    const properties = useProperties(definition, given)
    const values = properties.snapshot()
    const lang = typeof values.lang === 'string' ? values.lang : undefined
    const language = useLanguage(definition, root, lang)
    const { messages } = useConfig()
    const emit = useEvents(events, given, root)
    useInsertionEffect(() => adoptSheet(document), [])
    useApplied(definition, properties, values)
    useAnnounced(root, emit)
    return (
      <div
        {...Object.fromEntries(Object.entries(given).filter(([prop]) => isForRoot(prop)))}
        className={className}
        data-root=""
        data-theme={String(values.theme)}
        id={id}
        lang={definition.messages ? language : lang}
        ref={root}
        style={style}
      >
        <TranslationContext.Provider value={translationIn(language, definition, messages)}>
          <Boundary>{definition.render(values, emit)}</Boundary>
        </TranslationContext.Provider>
      </div>
    )
  })
  Mounted.displayName = name
  return Mounted
}

/** Checks the props as an element checks its properties. Unchanged props are not read, or warned of, again. */
function useProperties({ tag, attributes }: ElementDefinition, given: Values): Properties {
  const [properties] = useState(() => {
    followSettings()
    return new Properties(tag, attributes, { getAttribute: () => null })
  })
  const [read] = useState(() => new Map<string, unknown>())
  for (const key of Object.keys(attributes)) {
    if (Object.is(read.get(key), given[key])) continue
    read.set(key, given[key])
    properties.set(key, given[key])
  }
  return properties
}

/**
 * Returns the component's own language, the one around it, or the visitor's. It is English until that language's messages
 * are loaded, and on a server, which does not know the page.
 */
function useLanguage(
  { messages, catalogs }: ElementDefinition,
  root: Root,
  own: string | undefined,
): Language {
  const [language, setLanguage] = useState<Language>('en')
  useEffect(() => {
    if (!messages || !root.current) return
    const around = root.current.parentElement ?? (root.current.getRootNode() as ShadowRoot).host
    return followPageLanguage(createLanguageUpdate(() => languageAround(around, own), setLanguage, catalogs))
  }, [messages, catalogs, root, own])
  return language
}

/** Dispatches events on the root, as an element does on itself, so that they bubble to listeners further up. */
function useEvents(events: Events, given: Values, root: Root): Emit<Events> {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  return useMemo(
    () => (type, detail, methods) => {
      // What a request became of is told after its form was unmounted, too.
      const target = root.current ?? pageDocument
      const listener = latest.current[listenerName(type)]
      if (typeof listener === 'function') target.addEventListener(type, listener as Listener, { once: true })
      return dispatch(target, type, detail, events[type]?.cancelable, methods)
    },
    [events, root],
  )
}

/** `mrp-plan-select` → `onPlanSelect`. */
const listenerName = (type: string): string =>
  type.replace(/^mrp|-([a-z])/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? 'on')

/** Says that the component is there, and announces links inside the site. */
function useAnnounced(root: Root, emit: Emit<Events>): void {
  useEffect(() => {
    const element = root.current
    const announce = (event: MouseEvent) => announceLink(event, href => emit('mrp-navigate', { href }))
    element?.addEventListener('click', announce)
    emit('mrp-ready', {})
    return () => element?.removeEventListener('click', announce)
  }, [root, emit])
}

/** Applies what the component says of the whole page, until it is unmounted. */
function useApplied(definition: ElementDefinition, properties: Properties, values: ElementValues): void {
  const [source] = useState(() => ({
    getAttribute(name: string): string | null {
      const value = properties.given()[propertyName(name)]
      return typeof value === 'string' ? value : null
    },
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the properties are one object, whose values change
  useEffect(() => definition.apply?.(source, properties.given()), [source, values])
  useEffect(() => () => removeSource(source), [source])
}
