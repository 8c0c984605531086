import { expect, test } from 'vitest'
import { emulatorOrigin } from '../../../src/services/auth/auth-emulator.ts'

// Passwords go to the emulator that a page names, so it may only be on the machine that the browser is on.

test.for([
  ['http://127.0.0.1:9099', 'http://127.0.0.1:9099'],
  ['http://127.255.255.254:1', 'http://127.255.255.254:1'],
  ['http://localhost:9099/', 'http://localhost:9099'],
  ['HTTP://LOCALHOST:9099', 'http://localhost:9099'],
  ['http://[::1]:9099', 'http://[::1]:9099'],
  // What a browser reads as 127.0.0.1 is passed on as 127.0.0.1.
  ['http://2130706433:9099', 'http://127.0.0.1:9099'],
  ['http://１２７.0.0.1:9099', 'http://127.0.0.1:9099'],
  // The SDK reads the rest of these otherwise than a browser: to it, the host of the last one is evil.example.
  ['http://127.0.0.1:9099/path?query#hash', 'http://127.0.0.1:9099'],
  ['http://ann:secret@127.0.0.1:9099', 'http://127.0.0.1:9099'],
  ['http://127.0.0.1\\@evil.example', 'http://127.0.0.1'],
] as const)('%s is %s', ([address, origin]) => {
  expect(emulatorOrigin(address)).toBe(origin)
})

test('No address is no emulator', () => {
  expect(emulatorOrigin('')).toBe('')
})

test.for([
  'https://evil.example',
  'http://127.0.0.1@evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example#127.0.0.1',
  'http://evil.example\\@127.0.0.1',
  'http://evil.localhost',
  'http://localhost.',
  'http://localhosts',
  'http://[::ffff:127.0.0.1]',
  'http://[fe80::1]',
  'http://0.0.0.0:9099',
  'http://128.0.0.1',
  'http://10.0.0.1',
  'http://127.0.0.1:99999',
  'ftp://127.0.0.1',
  'file://127.0.0.1/',
  'javascript:alert(1)//127.0.0.1',
  'localhost:9099',
  '127.0.0.1:9099',
  '//127.0.0.1:9099',
  '/emulator',
  ' ',
])('%s is refused', address => {
  expect(emulatorOrigin(address)).toBeUndefined()
})
