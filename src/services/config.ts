import { useSyncExternalStore } from 'react'
import { company } from '../words/en/company.ts'
import type { OwnMessages } from '../words/own-messages.ts'
import type { Attributed } from './attribute-names.ts'
import { forgetAttribution, isAttributionAllowed, wantsOutcomes } from './consent.ts'
import { isWebAddress } from './links.ts'
import { atom, sharedState } from './store.ts'
import { watchOutcomes } from './watch-outcomes.ts'
import {
  addSource,
  configured,
  endpointsIn,
  onSettings,
  scriptSources,
  setConfigured,
  settingsSources,
} from './written-settings.ts'

// The page's settings with their types. Of two sources that say the same, the later of this list counts: the defaults, which
// are the build's; the script's tags; each `<mrp-config>` while it is connected; `configure()`.

/** The email service's identifiers, as its dashboard shows them. */
export interface EmailService {
  readonly serviceId: string
  readonly demoTemplateId: string
  readonly contactTemplateId: string
  readonly publicKey: string
  /** Where the service is, absolute or relative to the page; default `https://api.emailjs.com`. */
  readonly origin: string
}

export interface Founder {
  readonly name: string
  readonly role: string
  /** The profile, outside the site. */
  readonly url: string
}

/** What the Firebase console shows as a web app's configuration. Accounts need its key; the rest does no harm. */
export interface FirebaseConfig {
  readonly apiKey: string
  readonly [name: string]: string
}

/** Page-wide settings. */
export interface Config {
  /** The name in the header, the footer and texts. Default `MRP Agent`. */
  readonly brandName: string
  /** The business address: where requests go. Default `hello@mrp-agent.example`. */
  readonly contactEmail: string
  /** Put before the site's own links, for elements on another site's page. Default: none, links are paths. */
  readonly siteUrl: string
  /** Their names and profiles in the header, the footer and on the pages about them. Default: neutral ones. */
  readonly founders: readonly Founder[]
  /**
   * Where requests of both forms go in place of the email service, as a `POST` with JSON: http, https or a path. Where
   * it fails, the visitor's mail app opens. Default: none.
   */
  readonly endpoint: string
  /** Without it, and without `endpoint`, requests go through the visitor's mail app. */
  readonly emailService: Partial<EmailService>
  /** Form-collection service: told of registrations and log-ins. Without it nobody is told. */
  readonly formEndpoint: string
  /** The Firebase project that keeps the cloud accounts. Default: none, nothing of Firebase is loaded. */
  readonly firebase: FirebaseConfig | undefined
  /**
   * A Firebase Auth emulator in place of the project, such as `http://127.0.0.1:9099`: http or https on `localhost`,
   * 127.0.0.0/8 or `[::1]`. With any other address, cloud accounts are off. Default: none.
   */
  readonly authEmulatorUrl: string
  /** Told of every sign-in and sign-out of a cloud account, with its ID token. Default: none. */
  readonly tokenSyncUrl: string
  /** Whether the page's tag manager is told how requests end: one push to `dataLayer` each. Default `off`. */
  readonly analytics: 'off' | 'dataLayer'
  /**
   * Whether the page, referrer and campaign that brought a visitor are kept for the visit and sent with a request. Default
   * `off`: a request has what was typed, and `source`.
   */
  readonly attribution: 'off' | 'on'
  /**
   * Whether pushes to `dataLayer`, and what `attribution` keeps and sends, wait for `mrpWidgets.consent('granted')`. Default
   * `granted`: they do not.
   */
  readonly consent: 'granted' | 'required'
  /**
   * Texts in place of the bundle's own: by key for all languages, or by language, then key. A language's own come first.
   * Default: none.
   */
  readonly messages: OwnMessages
}

/** Returns the settings of the build. A path there is the local inbox's, at the address that serves this file. */
function builtSettings(): Partial<Config> {
  if (!__ARE_SETTINGS_LOCAL__) return __SETTINGS__
  const { emailService = {}, formEndpoint = '' } = __SETTINGS__
  const at = (path = '') => new globalThis.URL(path, import.meta.url).href
  return {
    ...__SETTINGS__,
    emailService: { ...emailService, origin: at(emailService.origin) },
    formEndpoint: at(formEndpoint),
  }
}

/** Holds what counts where the page says nothing: the build's settings, and stand-ins for what those leave open. */
export const defaultConfig: Config = {
  ...company,
  siteUrl: '',
  endpoint: '',
  emailService: {},
  formEndpoint: '',
  firebase: undefined,
  authEmulatorUrl: '',
  tokenSyncUrl: '',
  attribution: 'off',
  analytics: 'off',
  consent: 'granted',
  messages: {},
  ...builtSettings(),
}

export const config = atom<Config>(defaultConfig)

export const useConfig = (): Config => useSyncExternalStore(config.listen, config.get, config.get)

/** What one source says. */
export type Settings = { readonly [Key in keyof Config]?: Config[Key] | undefined }

/** Holds what each source says, whichever copy of this code has read it, and the copies that follow it. */
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

/**
 * Computes the configuration from all sources at once: with `firebase` before `authEmulatorUrl`, accounts would first
 * connect to the project.
 */
function updateConfig(): void {
  const said = [...settingsSources().map(source => saidBy.get(source)), configured()].map(onlySaid)
  const emailServices = said
    .map(({ emailService }) => emailService ?? {})
    .filter(service => Object.keys(service).length > 0)
  // A page that names an email service has nothing of the build's.
  const built = emailServices.some(({ serviceId }) => serviceId) ? {} : defaultConfig.emailService
  const settings: Config = {
    ...Object.assign({}, defaultConfig, ...said),
    // The very object tells the doctor that it is the build's.
    emailService: emailServices.length > 0 ? Object.assign({}, built, ...emailServices) : built,
    endpoint: endpointsIn([defaultConfig, ...said]).findLast(isWebAddress) ?? '',
  }
  if (JSON.stringify(settings) === JSON.stringify(config.get())) return
  config.set(settings)
  // On a server there is no visitor.
  if (typeof document === 'undefined') return
  // Removes what was kept before the page turned out not to want it, or to ask for consent.
  if (!isAttributionAllowed()) forgetAttribution()
  if (wantsOutcomes()) watchOutcomes()
}

const onlySaid = (settings: object = {}): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
