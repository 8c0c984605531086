import { expect, test, vi } from 'vitest'
import { createAccount, mountAccount } from '../support/account.ts'
import { mountDemoForm, sendButton, type, typeRequest, watchEvent } from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// What copying puts around an address is taken off: nobody sees it, or nobody means it.

test.for([
  ['a zero-width space in front', '\u200banna@huber.example'],
  ['zero-width letters within', 'an\u200cna\u2060@hu\u200dber.example\ufeff'],
  ['a soft hyphen', 'an\u00adna@huber.example'],
  ['marks of the writing direction', '\u202aanna@huber.example\u202c'],
  ['no-break spaces', '\u00a0anna@huber.example\u00a0'],
  ['a mail link', 'mailto:anna@huber.example'],
  ['a mail link with a subject', ' MAILTO:anna@huber.example?subject=Hello%20you'],
] as const)('A copied address with %s is sent as the address', async ([, address]) => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('OK'))
  await mountDemoForm()
  await typeRequest()
  await type({ Email: address })
  const sent = watchEvent('mrp-sent')
  await press(sendButton)
  await expect.poll(() => sent.map(({ detail }) => detail.fields.email)).toEqual(['anna@huber.example'])
})

test('An account is created with a copied address as with the address', async () => {
  await mountAccount({ mode: 'register' })
  const registered = watchEvent('mrp-register')
  await createAccount({ Email: 'mailto:\u200banna@huber.example' })
  expect(registered[0]?.detail.user.email).toBe('anna@huber.example')
})
