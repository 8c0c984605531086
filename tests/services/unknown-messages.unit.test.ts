import { afterEach, expect, test, vi } from 'vitest'
import { warnOfUnknownMessages } from '../../src/services/unknown-messages.ts'

// Whom the console tells of a misspelt key: whoever makes a page, and no visitor of it.

afterEach(() => vi.restoreAllMocks())

test.for([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '192.168.1.20',
  'shop.local',
  'wordpress.test',
  'app.localhost',
  '',
])('On “%s” a misspelt key is named', async host => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await warnOfUnknownMessages({ [`demo.sumbit.${host}`]: 'Go' } as object, host)
  expect(warn).toHaveBeenCalledOnce()
})

test.for(['www.acme.com', 'localhost.acme.com', 'staging.acme.com', '8.8.8.8'])(
  'A visitor of “%s” loads no texts of another language for it',
  async host => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await warnOfUnknownMessages({ 'demo.sumbit': 'Go' } as object, host)
    expect(warn).not.toHaveBeenCalled()
  },
)
