import { type Config, config, defaultConfig } from '../state/config.ts'
import { forgetAttribution } from './attribution.ts'
import { consentUnder, noteConsentSetting } from './consent.ts'

/**
 * Changes settings. Later calls win, and elements on the page follow. A setting given as `undefined` returns to its
 * default.
 */
export function configure(settings: { readonly [Key in keyof Config]?: Config[Key] | undefined }): void {
  const next: Record<string, unknown> = { ...config.get() }
  for (const [key, value] of Object.entries(settings)) {
    next[key] = value ?? defaultConfig[key as keyof Config]
  }
  config.set({ ...config.get(), ...next })
  noteConsentSetting(config.get().consent)
  // Removes an attribution that was kept before the page turned out to ask for consent.
  if (consentUnder(config.get().consent) !== 'granted') forgetAttribution()
}
