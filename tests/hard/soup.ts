import fc from 'fast-check'

const names = [
  'div p b i a nobr button form h1 ul li dl dd label span pre object dialog ruby rt x-y',
  'table tbody tr td th caption colgroup select optgroup option',
  'svg foreignObject desc math mi annotation-xml',
  'template noscript style script title textarea xmp iframe noembed',
  'html head body frameset',
].flatMap(line => line.split(' '))

/** With roots of every kind: in the light DOM, in other languages, empty, and plain. */
export const ours: readonly string[] = ['mrp-account', 'mrp-contact-form', 'mrp-config', 'mrp-page-intro']

const attribute = fc.constantFrom(
  ...['', '', '', '', ' id=a', ' class="b"', ' title="', " title='", ' encoding=text/html', ' lang=de', '/'],
)

const start = fc
  .tuple(
    fc.oneof(
      { arbitrary: fc.constantFrom(...names), weight: 3 },
      { arbitrary: fc.constantFrom(...ours), weight: 2 },
    ),
    attribute,
  )
  .map(([name, written]) => `<${name}${written}>`)

const end = fc.constantFrom(...names, ...ours).map(name => `</${name}>`)

const rest = fc.constantFrom(
  ...['text', ' ', '\n', '\0', '"', "'", '">', "'>", '<', '&lt;', '<!--', '-->', '<![CDATA[', ']]>'],
  ...['<!doctype html>', '<br>', '</br>', '</p>', '<hr>', '<img>', '<col>', '<input>', '<input type=hidden>'],
  '<plaintext>',
)

const pieces = fc
  .array(
    fc.oneof({ arbitrary: start, weight: 8 }, { arbitrary: end, weight: 5 }, { arbitrary: rest, weight: 3 }),
    { minLength: 1, maxLength: 24 },
  )
  .map(parts => parts.join(''))

const nested = fc
  .tuple(fc.array(fc.constantFrom(...names), { maxLength: 6 }), fc.constantFrom(...ours), pieces)
  .map(([around, tag, inside]) => {
    const starts = around.map(name => `<${name}>`)
    const ends = around.toReversed().map(name => `</${name}>`)
    return [...starts, `<${tag}>`, inside, `</${tag}>`, ...ends, inside].join('')
  })

/** HTML that nobody should write, with elements of ours in it. */
export const soup: fc.Arbitrary<string> = fc.oneof(pieces, nested)
