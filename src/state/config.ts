import { atom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** The email service's identifiers, as its dashboard shows them. */
export interface EmailService {
  readonly serviceId: string
  readonly demoTemplateId: string
  readonly contactTemplateId: string
  readonly publicKey: string
  /** Where the service is, absolute or relative to the page; default `https://api.emailjs.com`. */
  readonly origin: string
}

/** Page-wide settings. */
export interface Config {
  /** The business address: where requests go. Default `hello@mrp-agent.example`. */
  readonly contactEmail: string
  /** Without it, requests go through the visitor's mail app. */
  readonly emailService: Partial<EmailService>
}

export const defaultConfig: Config = {
  contactEmail: 'hello@mrp-agent.example',
  emailService: {},
}

export const config = atom<Config>(defaultConfig)

/** Changes settings; later wins, and elements on the page follow. A setting given as `undefined` returns to its default. */
export function configure(settings: { readonly [Key in keyof Config]?: Config[Key] | undefined }): void {
  const next: Record<string, unknown> = { ...config.get() }
  for (const [key, value] of Object.entries(settings)) {
    next[key] = value ?? defaultConfig[key as keyof Config]
  }
  config.set({ ...config.get(), ...next })
}

export const useConfig = (): Config => useSyncExternalStore(config.listen, config.get, config.get)
