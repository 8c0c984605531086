import { type Attributed, attributeText, propertyName } from './attribute-names.ts'
import { sharedState } from './store.ts'

// Which settings hold on this page, as they are written. The loader reads them here, and so does `settings.ts`, which
// knows their types.

interface PageSettings {
  /** The script's tag first, then each `<mrp-config>` of the page, in the order in which they were connected. */
  readonly sources: Set<Attributed>
  readonly listeners: Set<() => void>
  /** What `configure()` was given, by property. */
  configured: Readonly<Record<string, unknown>>
}

const page = sharedState<PageSettings>('mrp-settings', () => ({
  sources: new Set(),
  listeners: new Set(),
  configured: {},
}))

/** Calls when any setting may have changed. */
export const onSettings = (listener: () => void): void => void page.listeners.add(listener)

export const settingsChanged = (): void => {
  for (const listener of page.listeners) listener()
}

/** All sources, the one that counts most last. */
export const settingsSources = (): ReadonlySet<Attributed> => page.sources

/** A source counts from now on, before all others. */
export function addSource(source: Attributed): void {
  page.sources.delete(source)
  page.sources.add(source)
  settingsChanged()
}

export function removeSource(source: Attributed): void {
  if (page.sources.delete(source)) settingsChanged()
}

/** What `configure()` was given so far. */
export const configured = (): Readonly<Record<string, unknown>> => page.configured

/** Changes settings of the page; one that is `undefined` goes back to what the page's tags say. */
export function setConfigured(settings: object): void {
  page.configured = { ...page.configured, ...settings }
  settingsChanged()
}

/**
 * Returns the text of a setting: `configure()` wins over the `<mrp-config>` that was connected last and has it, that one
 * over the script's tag. A setting of the build is in the shells, and in the default configuration.
 */
export function settingText(name: string): string | undefined {
  const own = page.configured[propertyName(name)]
  if (own !== undefined) return typeof own === 'string' ? own : JSON.stringify(own)
  return [...page.sources].map(source => attributeText(source, name)).findLast(text => text !== undefined)
}
