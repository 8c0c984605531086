import { type Config, config, defaultConfig } from '../state/config.ts'
import { forgetAttribution, mayTellOrigin, noteSettings } from './consent.ts'
import { whenIdle } from './idle.ts'

/**
 * Changes settings. Later calls win, and elements on the page follow. A setting given as `undefined` returns to its
 * default.
 */
export function configure(settings: { readonly [Key in keyof Config]?: Config[Key] | undefined }): void {
  const given: Partial<Config> = Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, value ?? defaultConfig[key as keyof Config]]),
  )
  const next: Config = { ...config.get(), ...given }
  // A page that names an email service of its own does not send to the endpoint of the build.
  const isBuiltEndpoint = next.endpoint === defaultConfig.endpoint
  config.set(settings.emailService?.serviceId && isBuiltEndpoint ? { ...next, endpoint: '' } : next)
  noteSettings(given)
  // Removes what was kept before the page turned out not to want it, or to ask for consent.
  if ((given.attribution || given.consent) && !mayTellOrigin(config.get())) forgetAttribution()
  // On a server nobody visits.
  if (given.attribution === 'on' && typeof document !== 'undefined') void remember()
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

/** Keeps what brought the visitor. If its code cannot be loaded, a request knows this page's own address alone. */
async function remember(): Promise<void> {
  try {
    ;(await import('./attribution.ts')).rememberAttribution()
  } catch {}
}
