import { expect, test } from 'vitest'
import { addressOf, fileOf, redirectFrom } from '../../demo-host/serving/addresses.ts'
import { firebaseJson } from '../../demo-host/serving/firebase.ts'
import { headerFile } from '../../demo-host/serving/header-file.ts'
import { nginxConf } from '../../demo-host/serving/nginx.ts'
import { policyOf, withOwnPolicy } from '../../demo-host/serving/policy.ts'
import { headersAt, rulesFor } from '../../demo-host/serving/rules.ts'

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
  ['another element’s', '<mrp-platform endpoint="https://in.example/take">', ' https://in.example'],
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

test('A page can carry its policy, without what only a header can say', () => {
  const html = withOwnPolicy('<meta charset="utf-8"><title>Not found</title>')
  expect(html).toMatch(
    /^<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  )
  expect(html).not.toContain('frame-ancestors')
})

const pages = ['/', '/pricing', '/404', '/partner.html', '/embed/'].map(address => ({ address, html: '' }))
const rules = rulesFor(pages, ['favicon.svg'])

test('The origins that may frame the form stand in what every server reads, for that page alone', () => {
  const addresses = ['/', '/embed/', '/embed/demo-form/']
  const named = rulesFor(
    addresses.map(address => ({ address, html: '' })),
    [],
    ['https://a.example', 'https://b.example'],
  )
  const said = 'frame-ancestors https://a.example https://b.example;'
  expect(headersAt('/embed/demo-form/', named)['Content-Security-Policy']).toContain(said)
  for (const path of ['/', '/embed/'])
    expect(headersAt(path, named)['Content-Security-Policy']).toContain("frame-ancestors 'none';")
  const site = { addresses, rules: named }
  expect(headerFile(named).split(said)).toHaveLength(2)
  expect(nginxConf(site).split(said)).toHaveLength(2)
  // With the slash at its end and without.
  expect(firebaseJson(site).split(said)).toHaveLength(3)
})

test('Where no origin is named, any page may frame the form', () => {
  const open = rulesFor([{ address: '/embed/demo-form/', html: '' }], [], [])
  expect(headersAt('/embed/demo-form/', open)['Content-Security-Policy']).not.toContain('frame-ancestors')
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

test('All that is said of an address comes from every rule for it', () => {
  expect(headersAt('/chunks/core-12345678.js', rules)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
})

test.for([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/embed/', 'embed/index.html'],
  ['/404', '404.html'],
  ['/partner.html', 'partner.html'],
] as const)('The page %s is the file %s', ([address, file]) => {
  expect(fileOf(address)).toBe(file)
  expect(addressOf(file)).toBe(address)
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
