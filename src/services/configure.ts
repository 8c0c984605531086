import { type Config, config, defaultConfig } from '../state/config.ts'
import { forgetAttribution } from './attribution.ts'
import { consentUnder, noteConsentSetting } from './consent.ts'
import { whenIdle } from './idle.ts'

/**
 * Changes settings. Later calls win, and elements on the page follow. A setting given as `undefined` returns to its
 * default.
 */
export function configure(settings: { readonly [Key in keyof Config]?: Config[Key] | undefined }): void {
  const given = Object.entries(settings).map(([key, value]) => [
    key,
    value ?? defaultConfig[key as keyof Config],
  ])
  const next: Config = { ...config.get(), ...Object.fromEntries(given) }
  // A page that names an email service of its own does not send to the endpoint of the build.
  const isBuiltEndpoint = next.endpoint === defaultConfig.endpoint
  config.set(settings.emailService?.serviceId && isBuiltEndpoint ? { ...next, endpoint: '' } : next)
  noteConsentSetting(config.get().consent)
  // Removes an attribution that was kept before the page turned out to ask for consent.
  if (consentUnder(config.get().consent) !== 'granted') forgetAttribution()
  const { messages } = settings
  // On a server nobody waits for idle time.
  if (messages && typeof document !== 'undefined') whenIdle(() => void checkMessages(messages))
}

/** Tells developers about misspelt keys. Visitors need not hear that the check could not be loaded. */
async function checkMessages(messages: Config['messages']): Promise<void> {
  try {
    await (await import('./unknown-messages.ts')).warnOfUnknownMessages(messages)
  } catch {}
}
