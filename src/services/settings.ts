import type { Attributed } from './attribute-names.ts'
import { type Config, config, defaultConfig } from './config.ts'
import { forgetAttribution, mayTellOrigin } from './consent.ts'
import { isWebAddress } from './links.ts'
import {
  addSource,
  configured,
  endpointsIn,
  onSettings,
  scriptSources,
  setConfigured,
  settingsSources,
} from './page-settings.ts'
import { sharedState } from './store.ts'
import { watchOutcomes } from './watch-outcomes.ts'

// The one answer to “which settings”, with their types. Of two that say the same, the later of this list counts: the
// default configuration, which is the build's; the script's tags; each `<mrp-config>` while it is connected; `configure()`.

/** What one source says. */
export type Settings = { readonly [Key in keyof Config]?: Config[Key] | undefined }

/** What each source says, whichever copy of this code has read it, and the copies that follow it. */
const { saidBy, copies } = sharedState('mrp-said', () => ({
  saidBy: new WeakMap<Attributed, Settings>(),
  copies: new Set<() => void>(),
}))

/** Takes what a source says, in place of what it said before. */
export function giveSettings(source: Attributed, settings: Settings): void {
  followSettings()
  saidBy.set(source, settings)
  if (!settingsSources().includes(source)) addSource(source)
  for (const updateIn of copies) updateIn()
}

/** Calls `read` with what the script's tags say, now and when one comes later. */
export function readScripts(read: (source: Attributed) => void): void {
  const readNew = () => {
    for (const source of scriptSources()) if (!saidBy.has(source)) read(source)
  }
  onSettings(readNew)
  readNew()
}

/** Keeps the configuration as the page says it from now on, whichever copy of this code was told. Twice is harmless. */
export function followSettings(): void {
  if (copies.has(updateConfig)) return
  copies.add(updateConfig)
  onSettings(updateConfig)
  updateConfig()
}

/**
 * Changes settings. Later calls win over earlier ones and over the page's tags, and elements on the page follow. A setting
 * given as `undefined` returns to what the tags say, or to its default.
 */
export function configure(settings: Settings): void {
  followSettings()
  setConfigured(settings)
}

/** All settings at once: with `firebase` before `authEmulatorUrl`, accounts would first connect to the project. */
function updateConfig(): void {
  const said = [...settingsSources().map(source => saidBy.get(source)), configured()].map(onlySaid)
  const ways = said.map(({ emailService }) => emailService ?? {}).filter(way => Object.keys(way).length > 0)
  // A page that names an email service has nothing of the build's.
  const built = ways.some(way => way.serviceId) ? {} : defaultConfig.emailService
  const settings: Config = {
    ...Object.assign({}, defaultConfig, ...said),
    // The very object tells the doctor that it is the build's.
    emailService: ways.length > 0 ? Object.assign({}, built, ...ways) : built,
    endpoint: endpointsIn([defaultConfig, ...said]).findLast(isWebAddress) ?? '',
  }
  if (JSON.stringify(settings) === JSON.stringify(config.get())) return
  config.set(settings)
  // On a server there is no visitor.
  if (typeof document === 'undefined') return
  // Removes what was kept before the page turned out not to want it, or to ask for consent.
  if (!mayTellOrigin()) forgetAttribution()
  if (settings.analytics !== 'off') watchOutcomes()
}

const onlySaid = (settings: object = {}): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
