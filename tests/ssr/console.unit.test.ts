import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { listenToConsole } from '../support/console.ts'

// A page is quoted in the server's log, where a terminal would obey what is written into it.

test('What a terminal would obey is spelt out', async () => {
  const lines = listenToConsole()
  await prerender('<mrp-config analytics="&#x1b;[2Jdone&#x202e;"></mrp-config>')
  expect([...new Set(lines)]).toEqual([
    '<mrp-config> attribute "analytics": "\\u{1b}[2Jdone\\u{202e}" is not one of "off", "dataLayer"; the default is used.',
  ])
})
