import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { hidden } from '../hard/attacks.ts'
import { listenToConsole } from '../support/console.ts'

// A page is quoted in the server's log, where a terminal would obey what is written into it.

test('What a terminal would obey is spelt out', async () => {
  const lines = listenToConsole()
  await prerender('<mrp-config analytics="&#x1b;[2Jdone&#x202e;"></mrp-config>')
  expect([...new Set(lines)]).toEqual([
    '<mrp-config> attribute "analytics": "\\u{1b}[2Jdone\\u{202e}" is not one of "off", "dataLayer"; the default is used.',
  ])
})

test.for([
  ['a list', '<mrp-faq items="%"></mrp-faq>'],
  ['a record', '<mrp-config messages="%"></mrp-config>'],
  ['a link', '<mrp-config site-url="javascript:%"></mrp-config>'],
  ['a choice', '<mrp-faq theme="%"></mrp-faq>'],
])('In %s, what a terminal would obey is spelt out, by the JSON parser too', async ([, html = '']) => {
  const lines = listenToConsole()
  const signs = [0x07, 0x1b, 0x7f, 0x9b, 0x61c, 0x200b, 0x200e, 0x202e, 0x2028, 0x2067, 0xfeff, 0xe0041]
  for (const sign of signs) {
    for (const text of [`&#${sign};`, `[&#${sign};`, `{&quot;a&#${sign};`, `[1]&#${sign};a`])
      await prerender(html.replace('%', text))
  }
  expect(lines.length).toBeGreaterThan(signs.length)
  expect(lines.filter(line => hidden.test(line))).toEqual([])
})
