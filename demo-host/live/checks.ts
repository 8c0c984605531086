import { integrityOf } from '../../scripts/build/files.ts'
import { loopback } from '../../src/services/auth/auth-emulator.ts'
import { standInsFile } from '../settings/settings.ts'
import { findWrongHeaders } from './headers.ts'
import { type Answer, ask, askAll, type Fault, type LiveSite } from './site.ts'

type Faults = readonly Fault[] | Promise<readonly Fault[]>

/** What is said of a site without a fault, and what finds those. */
export const checks: readonly (readonly [good: string, find: (site: LiveSite) => Faults])[] = [
  ['The pages answer.', findLostPages],
  ['The files that the pages name answer.', findLostFiles],
  ['An unknown address answers 404 with a page.', findWrongNotFound],
  ['The sitemap names this address as the site’s.', findWrongAddress],
  ['Pages and scripts have the headers of their rules.', findWrongHeaders],
  ['The scripts of the bundle are those of one build.', findBrokenScripts],
  ['The forms name a service for their requests.', findFormsWithoutService],
  ['No stand-in is live.', findStandIns],
]

const isPage = ({ headers }: Answer): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

function findLostPages({ address, named, pages }: LiveSite) {
  const faults = pages.flatMap((page): Fault[] => {
    if (page.status !== 200) return [[`Status ${page.status}: {}.`, page.path]]
    return isPage(page) ? [] : [[`${page.headers.get('content-type')} instead of text/html: {}.`, page.path]]
  })
  if (!named)
    faults.push([`${address}/sitemap.xml names no pages, so only the pages for partners were asked for.`])
  return faults
}

/** Matches the files of the site that a page loads. */
const fileNames = /<(?:link|script|img)\b[^>]*?\b(?:href|src)="([^"]+)"/g

async function findLostFiles({ address, pages }: LiveSite): Promise<readonly Fault[]> {
  const urls = pages.flatMap(({ path, body }) =>
    [...body.toString().matchAll(fileNames)]
      .filter(([tag]) => !/rel="(canonical|alternate)"/.test(tag))
      .map(([, file = '']) => new URL(file, address + path)),
  )
  const { origin } = new URL(address)
  const own = urls.filter(url => url.origin === origin).map(({ pathname }) => pathname)
  const answers = await askAll(origin, [...new Set(own)])
  return answers.flatMap(({ path, status }) => (status === 200 ? [] : [[`Status ${status}: {}.`, path]]))
}

function findWrongNotFound({ lost }: LiveSite): readonly Fault[] {
  const which = `${lost.path}, which is no page, answers`
  if (lost.status !== 404)
    return [[`${which} ${lost.status}, not 404. Turn off the host’s fallback for single-page apps.`]]
  return isPage(lost) ? [] : [[`${which} 404 without a page. Let the host answer with 404.html.`]]
}

export function findWrongAddress({ address, named }: Pick<LiveSite, 'address' | 'named'>): readonly Fault[] {
  const faults: Fault[] = []
  if (named && named !== address)
    faults.push([
      `The site says that it is at ${named}, and it is at ${address}. Set "origin" and "base" in site.config.json, build and deploy.`,
    ])
  if (address.startsWith('http:') && !loopback.test(new URL(address).hostname))
    faults.push([`${address} is not encrypted, and people type passwords there. Put the site on https.`])
  return faults
}

function findBrokenScripts({ address, scripts, hashes }: LiveSite): readonly Fault[] {
  if (scripts.length === 0)
    return [[`${address}/integrity.json does not list the bundle’s files. Deploy the whole folder.`]]
  return scripts.flatMap(({ path, status, body }): readonly Fault[] => {
    if (status !== 200) return [['Of the bundle, {} cannot be loaded. Deploy the whole folder.', path]]
    if (integrityOf(body) === hashes[path.slice(1)]) return []
    return [
      [
        '{} does not have the hash that the build noted. Deploy all files of one build, and change none.',
        path,
      ],
    ]
  })
}

/** The setting of a page, or the attribute of its form, that says where requests go. */
const service = /<mrp-(?:config|demo-form|contact-form)\s(?:[^>]*?\s)?(?:endpoint|email-service-id)="[^"]/
const form = /<mrp-(?:demo|contact)-form[\s>]/

function findFormsWithoutService({ pages }: LiveSite): readonly Fault[] {
  const without = pages.filter(({ body }) => form.test(body.toString()) && !service.test(body.toString()))
  return without.map(({ path }) => [
    'No service takes the requests of {}: each opens the visitor’s mail app. Set "emailService" or "endpoint" in site.config.json, build and deploy.',
    path,
  ])
}

/** Whether the bundle and the pages were built with settings of their own: every partner's page gets those of the bundle. */
export async function findStandIns({ address }: Pick<LiveSite, 'address'>): Promise<readonly Fault[]> {
  const { status, body } = await ask(address, `/${standInsFile}`)
  if (status !== 200)
    return [
      [`${address}/${standInsFile} does not say whether the site has stand-ins. Deploy the whole folder.`],
    ]
  const standIns: Readonly<Record<string, string>> = JSON.parse(body.toString())
  const found = Object.entries(standIns).map(([name, what]) => `${name} (${what})`)
  if (found.length === 0) return []
  return [
    [
      `The site, and with it every page that loads its script, has stand-ins: ${found.join('; ')}. Set them in site.config.json, build and deploy: docs/going-live.md.`,
    ],
  ]
}
