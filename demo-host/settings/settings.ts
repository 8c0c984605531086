import type { Config, EmailService, Founder } from '../../src/services/config.ts'
import { isExampleAddress } from '../../src/services/links.ts'
import { company } from '../../src/words/en/company.ts'
import type { Hsts } from '../serving/rules.ts'
import type { Commitments } from './commitments.ts'

/** A founder, who may have a portrait on the site: the path of a file of `demo-host/public`. */
export interface SiteFounder extends Founder {
  readonly portrait?: string
}

/** Returns the founders as every page knows them: a portrait is of the site itself. */
export const profilesOf = (founders: readonly SiteFounder[]): readonly Founder[] =>
  founders.map(({ name, role, url }) => ({ name, role, url }))

/** The settings that every page has as they are, besides the company's name and address. */
export const ofPages = [
  'endpoint',
  'formEndpoint',
  'firebase',
  'tokenSyncUrl',
  'attribution',
  'analytics',
  'consent',
] as const satisfies readonly (keyof Config)[]

/** What the site is built with: `site.config.json`, the command line and the environment, checked. */
export interface Settings
  extends Pick<Config, 'brandName' | 'contactEmail'>,
    Partial<Pick<Config, (typeof ofPages)[number]>> {
  /** The site's origin, for absolute URLs: `https://www.acme.example`. */
  readonly origin: string
  /** The path below which the site lies: empty, or `/mrp`. */
  readonly base: string
  /** Tells whether the local server's stand-ins take the place of the services. No host has them. */
  readonly hasLocalServices: boolean
  readonly founders: readonly SiteFounder[]
  readonly emailService?: Omit<EmailService, 'origin'> & Partial<EmailService>
  /** How long browsers insist on https: `max-age=…`, or `off`. */
  readonly hsts?: Hsts
  /** By language. Without them, the site promises nothing in the company's name. */
  readonly commitments?: Readonly<Record<string, Commitments>>
}

/** The settings of a site that nobody has set anything for. */
export const stock: Settings = {
  ...company,
  origin: 'https://mrp-agent.example',
  base: '',
  hasLocalServices: true,
}

/** The file of a built site that lists what of it must not go live. */
export const standInsFile = 'stand-ins.json'

/** Returns what of these settings must not go live: a setting's name, and what stands in its place. */
export function standInsOf(settings: Settings): Readonly<Record<string, string>> {
  const { origin, contactEmail, founders, hasLocalServices } = settings
  return {
    ...(isExampleAddress(origin) && { origin: `canonical links and the sitemap name ${origin}` }),
    ...(isExampleAddress(contactEmail) && {
      contactEmail: `mail goes to ${contactEmail}, which is nobody’s`,
    }),
    ...(founders.some(({ url }) => isExampleAddress(url)) && { founders: 'their links lead nowhere' }),
    ...(hasLocalServices && { emailService: 'requests go to the local inbox, which no host has' }),
  }
}

/** Returns the last lines of a build with stand-ins. Empty without. */
export function warningOf(settings: Settings): string {
  const found = Object.entries(standInsOf(settings))
  if (found.length === 0) return ''
  const lines = found.map(([name, what]) => `  - ${name}: ${what}.`)
  return `
This build has stand-ins and must not go live:
${lines.join('\n')}
Set them in site.config.json and build again: docs/going-live.md.`
}
