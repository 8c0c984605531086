import { expect, test } from 'vitest'
import { redirectFrom } from '../../demo-host/serving/addresses.ts'
import { policyOf, withOwnPolicy } from '../../demo-host/serving/content-security-policy.ts'
import { nginxLocations, nginxMaps } from '../../demo-host/serving/nginx.ts'
import { headersAt, rulesFor } from '../../demo-host/serving/rules.ts'
import { firebaseJson, headerFile } from '../../demo-host/serving/static-hosts.ts'
import manifest from '../../package.json' with { type: 'json' }

// The rules by which the site is served, and what is made of them.

const directive = (html: string, name: string): string | undefined =>
  policyOf(html)
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test.for([
  ['no settings', '', "'self'"],
  ['a path, which is the site’s own', '<mrp-config email-service-id="s" email-origin="/">', "'self'"],
  [
    'the email service, by its identifiers',
    '<mrp-config email-service-id="s">',
    "'self' https://api.emailjs.com",
  ],
  ['a form collection', '<mrp-config form-endpoint="https://f.example/a?b=c">', "'self' https://f.example"],
  [
    'accounts with Firebase, and who is told of them',
    `<mrp-config firebase='{"apiKey":"k"}' token-sync-url="https://t.example/session">`,
    "'self' https://t.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  ],
  [
    'accounts in an emulator',
    `<mrp-config firebase='{"apiKey":"k"}' auth-emulator-url="http://127.0.0.1:9099">`,
    "'self' http://127.0.0.1:9099",
  ],
  [
    'no emulator elsewhere, nor the project in its place',
    `<mrp-config firebase='{"apiKey":"k"}' auth-emulator-url="https://evil.example:9099">`,
    "'self'",
  ],
  [
    'an emulator, by its origin alone',
    `<mrp-config firebase='{"apiKey":"k"}' auth-emulator-url="http://ann:secret@localhost:9099/path">`,
    "'self' http://localhost:9099",
  ],
] as const)('A page may connect to what its settings name: %s', ([, html, allowed]) => {
  expect(directive(html, 'connect-src')).toBe(allowed)
})

test.for([
  ['no endpoint', '<mrp-config>', ''],
  ['a path', '<mrp-config endpoint="/in"><mrp-demo-form endpoint="/in">', ''],
  ['the settings’ endpoint', '<mrp-config endpoint="https://in.example/take">', ' https://in.example'],
  ['a form’s', '<mrp-contact-form endpoint="https://in.example/take">', ' https://in.example'],
] as const)('Forms may go to the site, into a mail, and to %s', ([, html, more]) => {
  expect(directive(html, 'form-action')).toBe(`'self' mailto:${more}`)
  expect(directive(html, 'connect-src')).toBe(`'self'${more}`)
})

test('Inline styles are allowed by hash, those of declarative shadow roots too, each once', () => {
  const html =
    '<style>a{}</style><p><template shadowrootmode="open"><style>a{}</style><style>b{}</style></template>'
  expect(directive(html, 'style-src')).toBe(
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  )
})

test('Inline scripts are allowed by hash, speculation rules too; data is none', () => {
  const html = '<script type="speculationrules">{}</script><script type="application/ld+json">[]</script>'
  expect(directive(html, 'script-src')).toBe("'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='")
})

test('A page that asks for nothing may do nothing but run the site’s scripts', () => {
  expect(policyOf('')).toBe(
    "default-src 'none'; script-src 'self'; style-src; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

test.for([
  ['<img src="data:image/png;base64,AA==">', "'self' data:"],
  ['<style>a{background:url(data:image/png;base64,AA==)}</style>', "'self' data:"],
  ['<p>Our data: yours.</p><img src="/a.png">', "'self'"],
] as const)('Pictures of %s come from %s', ([html, allowed]) => {
  expect(directive(html, 'img-src')).toBe(allowed)
})

test('A script with an address is no inline one', () => {
  expect(directive('<script src="/mrp-widgets.js"></script>', 'script-src')).toBe("'self'")
})

test('The page that writes a frame has its styles and its Trusted Types policy', () => {
  const policy = policyOf('', { frameStyles: ['a{}'], trustedTypes: 'mrp-preview' })
  expect(policy).toContain("style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';")
  expect(policy).toMatch(/; trusted-types mrp-preview$/)
})

test.for(['<div', '<x-mrp-config', '<mrp-config-x', '<mrp-formless', '<form'])(
  'A stranger’s %s opens no way out',
  tag => {
    const html = `${tag} email-service-id="s" form-endpoint="https://f.example" endpoint="https://e.example">`
    expect(policyOf(html)).toBe(policyOf(''))
  },
)

test('A page can carry its policy, without what only a header can say', () => {
  const html = withOwnPolicy('<meta charset="utf-8"><title>Not found</title>')
  expect(html).toMatch(
    /^<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  )
  expect(html).not.toContain('frame-ancestors')
})

const pages = ['/', '/pricing', '/404', '/partner.html', '/embed/'].map(address => ({ address, html: '' }))
const rules = rulesFor(pages, { publicFiles: ['favicon.svg'] })

test('The origins that may frame the form stand in what every server reads, for that page alone', () => {
  const addresses = ['/', '/embed/', '/embed/demo-form/']
  const named = rulesFor(
    addresses.map(address => ({ address, html: '' })),
    { publicFiles: [], ancestors: ['https://a.example', 'https://b.example'] },
  )
  const said = 'frame-ancestors https://a.example https://b.example;'
  expect(headersAt('/embed/demo-form/', named)['Content-Security-Policy']).toContain(said)
  for (const path of ['/', '/embed/'])
    expect(headersAt(path, named)['Content-Security-Policy']).toContain("frame-ancestors 'none';")
  const site = { base: '', addresses, rules: named }
  // By its address and by its file's name.
  expect(headerFile(site).split(said)).toHaveLength(3)
  expect(nginxMaps(site).split(said)).toHaveLength(2)
  // With the slash at its end and without.
  expect(firebaseJson(site).split(said)).toHaveLength(3)
})

test.for([
  [undefined, 'max-age=31536000'],
  ['max-age=300', 'max-age=300'],
  ['off', undefined],
] as const)('With "hsts": %s, browsers insist on https by %s', ([hsts, said]) => {
  const set = rulesFor(pages, { publicFiles: [], ...(hsts && { hsts }) })
  expect(headersAt('/pricing', set)['Strict-Transport-Security']).toBe(said)
  const site = { base: '', addresses: ['/'], rules: set }
  expect(nginxLocations(site).includes('Strict-Transport-Security')).toBe(said !== undefined)
})

test('All pages of the docs have one rule, since some hosts read a hundred: what one of them needs, or the 404 page, is allowed', () => {
  const styled = (address: string, style: string) => ({ address, html: `<style>${style}</style>` })
  const named = rulesFor(
    [styled('/404', 'a{}'), styled('/docs/', 'b{}'), styled('/docs/editors/wix', 'c{}')],
    { publicFiles: [] },
  )
  expect(named.filter(({ path }) => path.startsWith('/docs'))).toHaveLength(1)
  const policy = headersAt('/docs/editors/wix', named)['Content-Security-Policy']
  for (const style of ['a{}', 'b{}', 'c{}']) {
    const [hash = ''] = /'sha256-.{43}='/.exec(policyOf(`<style>${style}</style>`)) ?? []
    expect(policy).toContain(hash)
  }
})

test('No two rules say the same header of an address: hosts differ in what that means', () => {
  for (const { path } of rules) {
    const matching = rules.filter(rule =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
    )
    const names = matching.flatMap(({ headers }) => Object.keys(headers))
    expect(names, path).toEqual([...new Set(names)])
  }
})

const partners = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const cached = {
  minute: 'public, max-age=60, must-revalidate',
  day: 'public, max-age=86400',
  always: 'public, max-age=31536000, immutable',
}

test.for([
  ['/chunks/core-12345678.js', cached.always, true],
  ['/embed/chunks/builder-12345678.js', cached.always, false],
  ['/elements/mrp-hero.js', cached.minute, true],
  ['/shells/mrp-hero.js', cached.minute, true],
  ['/mrp-widgets.js', cached.minute, true],
  ['/embed.js', cached.minute, true],
  ['/embed-page.js', cached.minute, true],
  ['/integrity.json', cached.minute, true],
  ['/v0.9.0/mrp-widgets.js', cached.always, true],
  ['/video', undefined, false],
  ['/embed/builder.js', cached.minute, false],
  ['/robots.txt', cached.minute, false],
  ['/sitemap.xml', cached.minute, false],
  ['/THIRD-PARTY.txt', cached.minute, false],
  [`/${manifest.name}-${manifest.version}.tgz`, cached.minute, false],
  ['/favicon.svg', cached.day, false],
  ['/pricing', cached.minute, false],
  ['/partner.html', cached.minute, false],
  ['/partner', cached.minute, false],
  ['/nowhere', undefined, false],
] as const)('%s is kept so, and other origins may load it: %s, %s', ([path, kept, forPartners]) => {
  const { 'Content-Security-Policy': policy, ...headers } = headersAt(path, rules)
  expect(headers).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    ...(kept && { 'Cache-Control': kept }),
    ...(forPartners && partners),
  })
  expect(policy === undefined).toBe(!['/pricing', '/partner.html', '/partner'].includes(path))
})

test('Unless the settings name somebody, any page may frame the form, and only the builder writes a frame', () => {
  const all = ['/', '/embed/', '/embed/demo-form/'].map(address => ({ address, html: '' }))
  const policies = all.map(
    ({ address }) => headersAt(address, rulesFor(all, { publicFiles: [] }))['Content-Security-Policy'],
  )
  expect(policies.map(policy => policy?.includes('frame-ancestors'))).toEqual([true, true, false])
  expect(policies.map(policy => policy?.includes("trusted-types 'none'"))).toEqual([true, false, true])
})

test('A page that is cross-origin isolated may show the page for iframes, and no other', () => {
  const all = ['/', '/embed/', '/embed/demo-form/'].map(address => ({ address, html: '' }))
  const isolated = all.map(({ address }) => {
    const headers = headersAt(address, rulesFor(all, { publicFiles: [] }))
    return [headers['Cross-Origin-Embedder-Policy'], headers['Cross-Origin-Resource-Policy']]
  })
  expect(isolated).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['credentialless', 'cross-origin'],
  ])
})

test.for([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['/index.html', '/'],
  ['/embed', '/embed/'],
  ['/partner', '/partner.html'],
  ['/pricing', undefined],
  ['/nowhere/', undefined],
  ['/404/', undefined],
  ['//elsewhere.example/', undefined],
] as const)('%s leads to %s', ([path, to]) => {
  expect(
    redirectFrom(
      path,
      pages.map(({ address }) => address),
    ),
  ).toBe(to)
})
