import { otherLanguages } from '../serving/addresses.ts'
import { type Commitments, planCount } from './commitments.ts'
import { isServiceAddress, serviceRule } from './service-address.ts'
import type { Settings } from './settings.ts'

// Checks `site.config.json`. A wrong value ends the build, because the site would go live with it.

/** Returns a sentence for each fault of a value. `path` names the value in the file. */
type Check = (value: unknown, path: string) => readonly string[]

/** Says what the file may hold. */
export type GivenSettings = Partial<Omit<Settings, 'hasLocalServices'>>

const must =
  (be: string, is: (value: string) => boolean): Check =>
  (value, path) =>
    typeof value === 'string' && is(value) ? [] : [`"${path}" is ${JSON.stringify(value)}. It must be ${be}.`]

/** Refuses `…`, which the documentation writes where something is to be filled in. */
const text = must(
  'a text that is not empty, and no placeholder',
  value => value.trim() !== '' && !value.includes('…'),
)

const oneOf = (...choices: readonly string[]): Check =>
  must(choices.map(choice => `"${choice}"`).join(' or '), value => choices.includes(value))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks an object: each of its settings, that it has no others, and those that it needs. */
const object =
  (checks: Readonly<Record<string, Check>>, needed: readonly string[] = []): Check =>
  (value, path) => {
    const nameOf = (key: string) => (path ? `${path}.${key}` : key)
    if (!isObject(value)) return [`${path ? `"${path}"` : 'The file'} must be an object: { … }.`]
    const missing = needed.filter(key => value[key] === undefined)
    return [
      ...missing.map(key => `"${nameOf(key)}" is missing.`),
      ...Object.entries(value).flatMap(([key, entry]) =>
        Object.hasOwn(checks, key)
          ? (checks[key]?.(entry, nameOf(key)) ?? [])
          : [`"${nameOf(key)}" is not a setting. The settings here are ${Object.keys(checks).join(', ')}.`],
      ),
    ]
  }

const listOf =
  (entry: Check): Check =>
  (value, path) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((item, index) => entry(item, `${path}[${index}]`))
      : [`"${path}" must be a list with an entry or more: [ … ].`]

const urlOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

const origin = must(
  'the site’s origin without a path, such as "https://www.example.com"',
  value => /^https?:/.test(value) && urlOf(value)?.origin === value,
)

const service = must(serviceRule, isServiceAddress)

const firebase: Check = (value, path) =>
  isObject(value)
    ? object(Object.fromEntries(Object.keys({ apiKey: '', ...value }).map(key => [key, text])), ['apiKey'])(
        value,
        path,
      )
    : [`"${path}" must be the object that the Firebase console shows for a web app: { "apiKey": … }.`]

/** Lists every language of the site: a promise made in one is made in all. */
const languages = ['en', ...otherLanguages]

const cells: Check = (value, path) =>
  Array.isArray(value) && value.length === planCount
    ? listOf(text)(value, path)
    : [`"${path}" must be a list of ${planCount} texts, one for each plan.`]

const commitments = object({
  planRows: listOf(object({ name: text, cells }, ['name', 'cells'])),
  pilot: object({ title: text, text, points: listOf(text) }, ['title', 'text']),
  data: listOf(text),
  requests: listOf(text),
} satisfies Readonly<Record<keyof Commitments, Check>>)

/** Checks a base, which may also come from the command line or the environment. */
export const checkBase = must(
  'a path with a slash at both ends, such as "/mrp/", or "/"',
  value => value === '/' || /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+\/?$/.test(value),
)

/** Checks an origin, which may also come from the environment. */
export const checkOrigin = origin

/** Checks what the file holds. */
export const checkSettings: Check = object({
  origin,
  base: checkBase,
  brandName: must('a text without quotes, backslashes and angle brackets', value =>
    /^[^"'\\<>\s][^"\\<>\p{Cc}]*$/u.test(value),
  ),
  contactEmail: must('an email address', value =>
    /^[^\s@<>"'&?#%]+@[^\s@<>"'&?#%]+\.[^\s@<>"'&?#%]+$/.test(value),
  ),
  founders: listOf(
    object(
      {
        name: text,
        role: text,
        url: must(
          'a link: an address with https',
          value => urlOf(value)?.protocol === 'https:' && !value.includes('…'),
        ),
        portrait: must('the path of a picture on the site, such as "/ann.webp"', value =>
          /^(\/[\w~-]+)+\.(avif|jpe?g|png|svg|webp)$/.test(value),
        ),
      },
      ['name', 'role', 'url'],
    ),
  ),
  emailService: object(
    { serviceId: text, demoTemplateId: text, contactTemplateId: text, publicKey: text, origin: service },
    ['serviceId', 'demoTemplateId', 'contactTemplateId', 'publicKey'],
  ),
  endpoint: service,
  formEndpoint: service,
  firebase,
  tokenSyncUrl: service,
  attribution: oneOf('off', 'on'),
  analytics: oneOf('off', 'dataLayer'),
  consent: oneOf('granted', 'required'),
  hsts: must('"off", or a header such as "max-age=31536000; includeSubDomains"', value =>
    /^(off|max-age=\d+(; ?(includeSubDomains|preload))*)$/.test(value),
  ),
  commitments: object(Object.fromEntries(languages.map(language => [language, commitments])), languages),
} satisfies Readonly<Record<keyof GivenSettings, Check>>)
