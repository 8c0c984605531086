import fc from 'fast-check'

// Generates the part between method and version in a request's first line.

const services = ['/__inbox', '/form-collection', '/api/v1.0/email/send', '/__request'] as const

const there = ['/', '/pricing', '/demo', '/embed/', '/mrp-widgets.js', '/share.png', '/favicon.svg'] as const

/** Paths that are almost the site's. */
const almost = [
  ...[
    '//',
    '///',
    '//pricing',
    '//pricing.html',
    '/pricing/',
    '/pricing.html',
    '/pricing%2ehtml',
    '/pricing#a',
  ],
  ...['/pricing.html.br', '/404', '/404.html/', '/embed', '/_headers', '/%5fheaders', '/mrp-widgets.js/'],
  ...['/__inbox/', '/__inbox//', '/./__inbox', '/__proto__', '/constructor', '/index.html/index.html'],
] as const

/** Paths that try to leave the site, its folder or HTTP. */
const astray = [
  ...[
    '//evil.example',
    '//evil.example/..',
    '//evil.example/%2e%2e',
    '//evil.example/index.html',
    '/\\evil.example',
  ],
  ...['/%', '/%0', '/%00', '/%ff%fe', '/%c0%ae%c0%ae/', '/%0d%0aSet-Cookie:a=b', '/pricing.html?%0d%0aA:b'],
  ...[
    '/..',
    '/../../../etc/passwd',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/\\..\\package.json',
  ],
  ...['*', '', 'pricing', '?', '#', 'evil.example:443', 'javascript:alert(1)', 'file:///etc/passwd'],
  ...[
    'http://',
    'http://[',
    'http://[::1',
    'http://a:b/',
    'http://%/',
    'HTTP://evil.example:99999/',
    'http:/__inbox',
  ],
  ...[
    'http://evil.example',
    'http://evil.example//',
    'http://evil.example/pricing.html',
    'ftp://localhost/__inbox',
  ],
] as const

const signs = [
  '/',
  '//',
  '.',
  '..',
  '%',
  '%2e',
  '%2F',
  '%00',
  '%25',
  '\\',
  '?',
  '#',
  '&',
  '=',
  ':',
  '@',
  '\f',
  '\t',
  '\0',
]
const words = ['pricing', '.html', 'index', '__inbox', 'embed', 'chunks', '_headers', '.br']

const made = fc
  .array(
    fc.oneof(
      fc.constantFrom(...signs),
      fc.constantFrom(...words),
      fc.string({ maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map(parts => parts.join(''))

/** Mostly text that HTTP can carry. */
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: made.map(found => found.replace(/[^!-~]+/g, part => encodeURIComponent(part.toWellFormed()))),
  },
  { weight: 1, arbitrary: made },
)

const long = fc.constantFrom(300, 5000, 15_000, 70_000).map(length => `/${'a'.repeat(length)}`)

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...services) },
  { weight: 3, arbitrary: fc.constantFrom(...there) },
  { weight: 3, arbitrary: fc.constantFrom(...almost) },
  { weight: 3, arbitrary: fc.constantFrom(...astray) },
  { weight: 4, arbitrary: text.map(found => `/${found}`) },
  { weight: 1, arbitrary: long },
)

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?', '?%', '?a=b', '?a=é', '?\f', '?//evil.example', '??', '?import'),
  },
  { weight: 1, arbitrary: text.map(found => `?${found}`) },
)

export const anyTarget: fc.Arbitrary<string> = fc.tuple(path, query).map(parts => parts.join(''))
