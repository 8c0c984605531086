import { expect, test, vi } from 'vitest'
import * as demo from '../support/demo-form.ts'
import { readMail } from '../support/mail.ts'

// What a request carries besides its fields.

// Each test sets the endpoint: the configuration outlives a test.
const extra = { plan: 'team', seats: 12, isTrial: false }

test('The endpoint gets the whole: extra names and values, the language, the source', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  await demo.mountDemoForm({ extra: JSON.stringify(extra), source: 'fair' }, { endpoint: '/in' })
  await demo.sendRequest()
  expect(JSON.parse(String(service.mock.calls[0]?.[1]?.body))).toMatchObject({
    form: 'demo',
    language: 'en',
    extra,
    source: 'fair',
  })
})

test('A listener of mrp-submit gets them too', async () => {
  const submitted = demo.watchEvent('mrp-submit')
  const element = await demo.mountDemoForm({}, { endpoint: '' })
  Object.assign(element, { extra })
  await demo.sendRequest()
  expect(submitted[0]?.detail).toMatchObject({ form: 'demo', extra })
})

test('The email service gets each name as a parameter, and none that takes the place of another', async () => {
  await demo.mountDemoForm(
    { extra: '{"plan":"team","to_email":"thief@evil.example","from_name":"Other"}' },
    { endpoint: '' },
  )
  await demo.sendRequest('Extra Anna')
  expect((await demo.lettersFrom('Extra Anna'))[0]).toMatchObject({
    plan: 'team',
    to_email: 'hello@mrp-agent.example',
    from_name: 'Extra Anna',
  })
})

test('A mail has a line for each', async () => {
  const mails = await demo.submitInVain({ extra: JSON.stringify(extra) }, { endpoint: '' })
  expect(readMail(mails[0]).lines).toEqual(
    expect.arrayContaining(['plan: team', 'seats: 12', 'isTrial: false']),
  )
})

test.for([['team'], ['["team"]'], ['{"plan":{"name":"team"}}']])(
  'extra=%j is none, and one console line says so',
  async ([text = '']) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const submitted = demo.watchEvent('mrp-submit')
    await demo.mountDemoForm({ extra: text }, { endpoint: '' })
    await demo.sendRequest()
    expect(submitted[0]?.detail.extra).toBeUndefined()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('attribute "extra"')]])
  },
)
