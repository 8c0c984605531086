import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPage } from '../../demo-host/build-pages.ts'
import { policyOf } from '../../demo-host/serving/content-security-policy.ts'
import { bundleSettings } from '../../demo-host/settings/bundle.ts'
import { readSettings } from '../../demo-host/settings/read.ts'
import { type Settings, standInsOf, stock, warningOf } from '../../demo-host/settings/settings.ts'
import { withVariants } from '../../demo-host/settings/variants.ts'

// The settings with which a site is built: a file, the environment, the command line.

/** Settings of a site that may go live. */
const real = {
  origin: 'https://www.acme.com',
  brandName: 'Acme Planning',
  contactEmail: 'sales@acme.com',
  founders: [{ name: 'Ann Acme', role: 'Plans', url: 'https://profiles.test/ann' }],
  emailService: { serviceId: 's1', demoTemplateId: 'd1', contactTemplateId: 'c1', publicKey: 'k1' },
}

/** Reads settings from a file with that in it. */
function read(file: unknown, env: Readonly<Record<string, string>> = {}, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'site.config.json')
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
  return readSettings({ env: { SITE_CONFIG: path, ...env }, args })
}

const withoutFile = (env: Readonly<Record<string, string>> = {}, ...args: readonly string[]) =>
  readSettings({ env: { SITE_CONFIG: '', ...env }, args })

test('Without a file, the site is the stock one with the local stand-ins', () => {
  expect(withoutFile()).toEqual(stock)
})

test('A file’s settings are the site’s, and no stand-in is left', () => {
  const settings = read(real)
  expect(settings).toEqual({ ...real, base: '', hasLocalServices: false })
  expect(standInsOf(settings)).toEqual({})
  expect(warningOf(settings)).toBe('')
})

test.for([
  ['the file', { base: '/a/' }, {}, [], '/a'],
  ['the environment over the file', { base: '/a/' }, { SITE_BASE: '/b/' }, [], '/b'],
  ['the command line over both', { base: '/a/' }, { SITE_BASE: '/b/' }, ['--base', '/c/'], '/c'],
  ['the command line with an equals sign', {}, {}, ['--base=/c/d/'], '/c/d'],
  ['a base without the last slash', { base: '/a' }, {}, [], '/a'],
  ['the root', { base: '/' }, {}, [], ''],
] as const)('The base is that of %s', ([, file, env, args, base]) => {
  expect(read(file, env, ...args).base).toBe(base)
})

test('With an origin alone, a site has no local services: requests go through the mail app', () => {
  const settings = withoutFile({ SITE_ORIGIN: 'https://www.acme.com' })
  expect(settings).toMatchObject({ origin: 'https://www.acme.com', hasLocalServices: false })
  expect(Object.keys(standInsOf(settings))).toEqual(['contactEmail', 'founders'])
})

test('`npm start` shows the file’s site, with the local stand-ins for its services', () => {
  const settings = read(real, { SITE_STAND_INS: '1' })
  expect(settings).toMatchObject({ brandName: 'Acme Planning', hasLocalServices: true })
  expect(settings.emailService).toBeUndefined()
})

test.for([
  [
    { origin: 'https://a.com/shop' },
    '"origin" is "https://a.com/shop". It must be the site’s origin without a path',
  ],
  [{ base: 'mrp' }, '"base" is "mrp". It must be a path with a slash at both ends, such as "/mrp/"'],
  [{ base: '/a/../../x/' }, '"base" is "/a/../../x/".'],
  [{ endpoint: 'https://ann:secret@forms.example/' }, '"endpoint" is "https://ann:secret@forms.example/".'],
  [{ endpoint: '/\\\\forms.example' }, '"endpoint" is "/'],
  [{ brandName: 'Huber\tGears' }, '"brandName" is "Huber'],
  [{ brandName: '' }, '"brandName" is "".'],
  [{ brandName: 'A "B"' }, '"brandName" is "A \\"B\\"". It must be a text without quotes'],
  [{ contactEmail: 'sales' }, '"contactEmail" is "sales". It must be an email address.'],
  [
    {
      founders: [{ name: 'Ann', role: 'Plans', url: 'https://a.test', portrait: 'https://b.test/ann.webp' }],
    },
    '"founders[0].portrait" is "https://b.test/ann.webp". It must be the path of a picture on the site',
  ],
  [{ founders: [] }, '"founders" must be a list with an entry or more'],
  [{ founders: [{ name: 'Ann', role: 'Plans' }] }, '"founders[0].url" is missing.'],
  [
    { founders: [{ name: 'Ann', role: 'Plans', url: 'javascript:alert(1)' }] },
    '"founders[0].url" is "javascript:alert(1)". It must be a link',
  ],
  [
    { emailService: { ...real.emailService, templateId: 't' } },
    '"emailService.templateId" is not a setting. The settings here are serviceId, demoTemplateId',
  ],
  [
    { endpoint: 'http://in.acme.com/' },
    '"endpoint" is "http://in.acme.com/". It must be an address with https',
  ],
  [{ formEndpoint: '//in.acme.com' }, '"formEndpoint" is "//in.acme.com".'],
  [{ firebase: { projectId: 'p' } }, '"firebase.apiKey" is missing.'],
  [{ firebase: 'p' }, '"firebase" must be the object that the Firebase console shows'],
  [{ analytics: 'on' }, '"analytics" is "on". It must be "off" or "dataLayer".'],
  [{ hsts: 'max-age' }, '"hsts" is "max-age". It must be "off", or a header such as'],
  [{ commitments: { en: {} } }, '"commitments.de" is missing.'],
  [
    { commitments: { en: {}, de: {}, fr: {} } },
    '"commitments.fr" is not a setting. The settings here are en, de.',
  ],
  [{ commitments: { en: { pilot: { title: 'Free' } }, de: {} } }, '"commitments.en.pilot.text" is missing.'],
  [
    { commitments: { en: { planRows: [{ name: 'Fee', cells: ['none'] }] }, de: {} } },
    '"commitments.en.planRows[0].cells" must be a list of 3 texts, one for each plan.',
  ],
  [{ brand: 'Acme' }, '"brand" is not a setting. The settings here are origin, base, brandName'],
  [[], 'The file must be an object'],
  ['{ origin', 'It is not JSON'],
] as const)('%j is refused, and the error says why', ([file, why]) => {
  expect(() => read(file)).toThrow(why)
})

test('All faults of a file are named at once, below its name', () => {
  expect(() => read({ origin: 1, consent: 2 })).toThrow(
    /site\.config\.json:\n {2}- "origin" is 1\..*\n {2}- "consent" is 2\./,
  )
})

test.for([
  [{ SITE_BASE: 'mrp' }, [], '"base" is "mrp"'],
  [{ SITE_ORIGIN: 'acme.com' }, [], '"origin" is "acme.com"'],
  [{}, ['--base', './'], '"base" is "./"'],
] as const)('A wrong value beside the file is refused too: %j %j', ([env, args, why]) => {
  expect(() => withoutFile(env, ...args)).toThrow(why)
})

test('A file that is named and not there is missed', () => {
  expect(() => readSettings({ env: { SITE_CONFIG: '/nowhere.json' }, args: [] })).toThrow(
    '/nowhere.json:\n  - SITE_CONFIG names it, and it does not exist.',
  )
})

test('The last lines of a build name each stand-in, and what to do', () => {
  expect(warningOf(stock)).toMatch(
    /^\nThis build has stand-ins and must not go live:\n {2}- origin: .*\n {2}- contactEmail: .*\n {2}- founders: .*\n {2}- emailService: .*\nSet them in site\.config\.json/,
  )
  for (const contactEmail of ['a@shop.example', 'sales@example.com'])
    expect(Object.keys(standInsOf({ ...read(real), contactEmail }))).toEqual(['contactEmail'])
})

/** What the bundle of a site with these settings has as its defaults. */
const bundled = (settings: Settings, server?: string) => JSON.parse(bundleSettings(settings, server))

test('The bundle has the settings as its defaults, and paths in them are addresses of the site', () => {
  const services = {
    endpoint: '/requests',
    formEndpoint: 'https://forms.acme.com/f',
    tokenSyncUrl: '/token',
    firebase: { apiKey: 'k' },
    analytics: 'dataLayer',
    consent: 'required',
  }
  expect(bundled(read({ ...real, base: '/mrp/', ...services }))).toEqual({
    brandName: 'Acme Planning',
    contactEmail: 'sales@acme.com',
    founders: real.founders,
    siteUrl: 'https://www.acme.com/mrp',
    emailService: real.emailService,
    ...services,
    endpoint: 'https://www.acme.com/requests',
    tokenSyncUrl: 'https://www.acme.com/token',
  })
})

test('The bundle of `npm start` sends to the local inbox, wherever that is served', () => {
  const inbox = {
    serviceId: 'local',
    demoTemplateId: 'demo',
    contactTemplateId: 'contact',
    publicKey: 'local',
  }
  expect(bundled(stock)).toMatchObject({
    contactEmail: 'hello@mrp-agent.example',
    emailService: { ...inbox, origin: '/' },
    formEndpoint: '/form-collection',
  })
  expect(bundled(stock, 'http://localhost:4173')).toMatchObject({
    emailService: { ...inbox, origin: 'http://localhost:4173/' },
    formEndpoint: 'http://localhost:4173/form-collection',
  })
})

test('A page has the settings in place of the stand-ins, and its policy follows', async () => {
  const settings = read({
    ...real,
    base: '/mrp/',
    formEndpoint: 'https://forms.acme.com/f',
    firebase: { apiKey: 'k' },
    consent: 'required',
  })
  const page = await readPage('/login', settings)
  expect(page).not.toMatch(/"local"|MRP Agent|mrp-agent\.example/)
  expect(page).toContain('<title>Login or create account – Acme Planning</title>')
  expect(page).toContain('<link rel="canonical" href="https://www.acme.com/mrp/login">')
  expect(page).toContain('href="mailto:sales@acme.com"')
  expect(page).toMatch(/<mrp-account provider="cloud" theme.*<mrp-account provider="cloud" mode/s)
  expect(page).toContain('<mrp-config site-url="/mrp" founders=\'[{"name":"Ann Acme",')
  expect(page).toContain(
    ' brand-name="Acme Planning" contact-email="sales@acme.com" form-endpoint="https://forms.acme.com/f" firebase=\'{"apiKey":"k"}\' consent="required" email-service-id="s1" email-demo-template-id="d1" email-contact-template-id="c1" email-public-key="k1"></mrp-config>',
  )
  expect(policyOf(page)).toContain(
    "connect-src 'self' https://forms.acme.com https://api.emailjs.com https://identitytoolkit.googleapis.com",
  )
})

test('A founder’s portrait is on the pages about them, below the site’s path, and in no settings of other pages', async () => {
  const [ann] = real.founders
  const settings = read({ ...real, base: '/mrp/', founders: [{ ...ann, portrait: '/ann.webp' }] })
  for (const route of ['/about', '/de/contact']) {
    const page = await readPage(route, settings)
    expect(page).toMatch(/<mrp-founders [^>]*"portrait":"\/mrp\/ann\.webp"/)
    expect(page).not.toMatch(/<mrp-config [^>]*portrait/)
  }
  expect(bundleSettings(settings)).not.toContain('portrait')
})

test('Every page is the same each time it is made, below a path too', async () => {
  const settings: Settings = { ...stock, base: '/mrp' }
  // Each element is on one of them.
  for (const route of ['/', '/about', '/login', '/plan', '/pricing', '/de/contact', '/docs/planner']) {
    const first = await readPage(route, settings)
    expect(await readPage(route, settings), route).toBe(first)
  }
})

/** The page's words, with the settings of that site. Checks that the lists in it are JSON. */
async function wordsOf(route: string, more: object): Promise<string> {
  const html = await readPage(route, read({ ...real, ...more }))
  for (const [, json = ''] of html.matchAll(/items='([^']*)'/g)) JSON.parse(json)
  expect(html).not.toMatch(/%(if|end)\b/)
  return html
}

const firebaseProject = { firebase: { apiKey: 'a' } }

test.for([
  ['the email service', {}, 'goes to our email service', 'goes to the address that takes our requests'],
  ['an endpoint', { endpoint: '/in' }, 'goes to the address that takes our requests', 'email service'],
  ['neither', { emailService: undefined }, 'Your own mail app opens with your request', 'email service'],
  ['accounts in the browser', {}, 'with its password in plain text', 'Firebase'],
  ['Firebase', firebaseProject, 'go to Firebase Authentication, a service of Google', 'plain text'],
  ['no form collection', {}, 'When you try an account', 'form-collection service'],
  ['a form collection', { formEndpoint: '/hear' }, 'through a form-collection service', 'no such words'],
  ['a token sync', { ...firebaseProject, tokenSyncUrl: '/token' }, 'our server gets a token', 'plain text'],
  ['no tag manager', {}, 'No cookies, no trackers', 'tag manager learns'],
  ['no attribution', {}, 'does not say which pages you visited', 'utm_'],
  ['attribution', { attribution: 'on' }, 'It has the page that you sent it from', 'does not say'],
  [
    'attribution and no service',
    { attribution: 'on', emailService: undefined },
    'names the page that you wrote it on',
    'utm_',
  ],
  ['a tag manager', { analytics: 'dataLayer' }, 'Our tag manager learns which form', 'no trackers'],
] as const)('With %s, /privacy says so', async ([, more, said, unsaid]) => {
  const words = await wordsOf('/privacy', more)
  expect(words).toContain(said)
  expect(words).not.toContain(unsaid)
})

test('With Firebase, /security says who keeps the accounts', async () => {
  expect(await wordsOf('/security', {})).toContain('with its password in plain text')
  const words = await wordsOf('/security', firebaseProject)
  expect(words).toContain('Firebase Authentication, a service of Google, keeps it')
  expect(words).not.toContain('plain text')
})

test.each([
  ['nothing', {}],
  ['an endpoint', { endpoint: 'https://partner.example/requests' }],
  ['Firebase and a token sync', { ...firebaseProject, tokenSyncUrl: '/token' }],
  [
    'a tag manager, a form collection and attribution',
    { analytics: 'dataLayer', formEndpoint: '/hear', attribution: 'on' },
  ],
] as const)('With %s, the German pages say all of it in German', async (_, more) => {
  for (const route of ['/privacy', '/security']) {
    const sentences = (html: string) => html.match(/"[A-Z][^"]{30,}"(?=[,\n])/g) ?? []
    const english = sentences(await wordsOf(route, more))
    expect(english.length).toBeGreaterThan(4)
    const german = new Set(sentences(await wordsOf(`/de${route}`, more)))
    expect(english.filter(sentence => german.has(sentence))).toEqual([])
  }
})

const promises = {
  planRows: [{ name: 'Setup fee', cells: ['none', 'none', 'from $500'] }],
  pilot: {
    title: 'A pilot takes 13 weeks',
    text: 'It’s free & ends with "stop".',
    points: ["You don't pay."],
  },
  data: ['Your data is deleted after 30 days.'],
  requests: ['A request is deleted when you ask.'],
}
const commitments = { en: promises, de: { ...promises, data: ['Ihre Daten werden nach 30 Tagen gelöscht.'] } }

test.for([
  ['/pricing', '"name":"Setup fee","cells":["none","none","from $500"]'],
  ['/clients', 'A pilot takes 13 weeks'],
  [
    '/security',
    '"A log of who changed or approved what, and why, with the names of your planners.", "Your data is deleted after 30 days."]',
  ],
  ['/privacy', '"A request is deleted when you ask."'],
  ['/de/security', 'Ihre Daten werden nach 30 Tagen gelöscht.'],
] as const)('What a company promises is on %s, and only then: %s', async ([route, said]) => {
  expect(await wordsOf(route, { commitments })).toContain(said)
  expect(await wordsOf(route, {})).not.toContain(said)
  expect(await wordsOf(route, { commitments: { en: {}, de: {} } })).toBe(await wordsOf(route, {}))
})

test('A line that a company adds stands below those of the comparison, in the page’s language', async () => {
  const rowsOf = async (route: string) => {
    const [, rows = ''] = /rows='([^']*)'/.exec(await wordsOf(route, { commitments })) ?? []
    return (JSON.parse(rows) as readonly { readonly name: string }[]).map(({ name }) => name)
  }
  expect((await rowsOf('/pricing')).slice(-2)).toEqual(['Custom integrations and API access', 'Setup fee'])
  expect((await rowsOf('/de/pricing')).at(-2)).toBe('Eigene Integrationen und API-Zugang')
})

test('A sentence under a condition that nobody knows ends the build', () => {
  expect(() => withVariants('a %if cloudy%b%end% c', stock)).toThrow(
    '%if cloudy% is none of the conditions endpoint, email-service,',
  )
})
