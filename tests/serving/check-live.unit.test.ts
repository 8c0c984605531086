import { expect, onTestFinished, test } from 'vitest'
import { findLostVersions, grouped } from '../../demo-host/live/check.ts'
import { findWrongAddress } from '../../demo-host/live/checks.ts'
import { serve } from '../support/served.ts'

// `npm run check:live` at small sites of this machine.

test('Versions that a deploy has deleted, or a file of them, are named', async () => {
  const { origin: address, close } = await serve(({ url = '' }, answer) =>
    answer.writeHead(/^\/v1.0.0\/|^\/v0.2.0\/mrp/.test(url) ? 200 : 404).end(),
  )
  onTestFinished(close)
  const faults = await findLostVersions({ address }, ['v0.1.0', 'v0.2.0', 'v1.0.0'])
  expect(grouped(faults)).toEqual([
    'Pages that pin v0.1.0, v0.2.0 have no script. Copy the folder back, and let no deploy delete one: docs/going-live.md.',
  ])
})

test('A site that is not encrypted is one fault, but on this machine', () => {
  const faults = (address: string) => grouped(findWrongAddress({ address, named: address }))
  expect(faults('http://www.acme.com')).toEqual([
    'http://www.acme.com is not encrypted, and people type passwords there. Put the site on https.',
  ])
  expect(faults('https://www.acme.com')).toEqual([])
  expect(faults('http://127.0.0.1:4173')).toEqual([])
})
