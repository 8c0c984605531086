import { type Attributed, attributeText, propertyName } from './attribute-names.ts'
import { sharedState } from './store.ts'

// Which settings hold on this page, as they are written. The loader reads them here, and so does `config.ts`, which
// knows their types.

/** Holds what `configure()` was given, by property. */
interface Configured {
  readonly emailService?: { readonly serviceId?: string | undefined } | undefined
  readonly [key: string]: unknown
}

const page = sharedState('mrp-settings', () => ({
  /** Holds each `<mrp-config>` of the page, in the order in which they were connected. */
  sources: new Set<Attributed>(),
  listeners: new Set<() => void>(),
  configured: {} as Configured,
}))

/**
 * Holds what the script's tags and addresses say, in the order in which they came. Tags of settings win, also earlier
 * ones.
 */
const scripts = sharedState('mrp-scripts', () => new Map<string, Attributed>())

/** Calls when any setting may have changed. */
export const onSettings = (listener: () => void): void => void page.listeners.add(listener)

export const settingsChanged = (): void => {
  for (const listener of page.listeners) listener()
}

/** Returns all that says settings, the one that counts most last. */
export const settingsSources = (): readonly Attributed[] => [...scripts.values(), ...page.sources]

/** Returns the endpoints that count, the last one most: an email service ends those that were named before it. */
export function endpointsIn(said: readonly Configured[]): readonly unknown[] {
  const last = said.findLastIndex(({ emailService }) => emailService?.serviceId)
  return said.slice(Math.max(0, last)).map(({ endpoint }) => endpoint)
}

export const scriptSources = (): readonly Attributed[] => [...scripts.values()]

/** Tells whether the script runs already, from whatever address. */
export const isScriptHere = (): boolean => scripts.size > 0

/** Takes what a script's tag or address says. It counts before what earlier ones say. A router may add a tag again. */
export function addScript(name: string, source: Attributed): void {
  if (scripts.has(name)) return
  scripts.set(name, source)
  settingsChanged()
}

/** Takes a source, which counts before all others from now on. */
export function addSource(source: Attributed): void {
  page.sources.add(source)
  settingsChanged()
}

export function removeSource(source: Attributed): void {
  if (page.sources.delete(source)) settingsChanged()
}

export const configured = (): Configured => page.configured

/**
 * Changes settings of the page; one that is `undefined` goes back to what the page's tags say. An email service takes the
 * place of an endpoint that was given before.
 */
export function setConfigured(settings?: Pick<Configured, 'emailService'>): void {
  page.configured = {
    ...page.configured,
    ...(settings?.emailService?.serviceId && { endpoint: undefined }),
    ...settings,
  }
  settingsChanged()
}

/**
 * Returns the text of a setting: `configure()` wins over the `<mrp-config>` that was connected last and has it, that one
 * over the script's tags. A text that is not as `known` says counts as none. A setting of the build is in the shells, and
 * in the default configuration.
 */
export function settingText(name: string, known = /^/): string | undefined {
  const own = page.configured[propertyName(name)]
  return [
    ...settingsSources().map(source => attributeText(source, name)),
    typeof own === 'string' ? own : JSON.stringify(own),
  ].findLast(text => text !== undefined && known.test(text))
}
