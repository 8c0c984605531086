import * as sdk from '@emailjs/browser'
import { expect, test, vi } from 'vitest'
import { sendEmail } from '../../src/services/email-service.ts'

// The service's SDK follows redirects, so its one request is made without it. It has to stay the same request.

const origin = 'https://mail.example'
const service = { serviceId: 'service_1', publicKey: 'key_1', origin }
const params = {
  from_name: 'Anna "the planner" Huber',
  comments: 'Line 1\nLine 2 🏭',
  to_email: 'a@b.example',
}

/** What is asked of the service meanwhile, as `fetch` gets it. */
async function asked(send: () => Promise<unknown>) {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('OK'))
  await send()
  expect(fetched).toHaveBeenCalledOnce()
  const [address, init = {}] = fetched.mock.lastCall ?? []
  const { lib_version, ...body } = JSON.parse(String(init.body))
  fetched.mockRestore()
  return {
    address,
    method: init.method,
    headers: Object.fromEntries(new Headers(init.headers)),
    body,
    redirect: init.redirect,
  }
}

test('The request is the one that the service’s SDK makes, but for its version and for redirects', async () => {
  sdk.init({ publicKey: 'key_1', origin })
  const { redirect: followed, ...theirs } = await asked(() => sdk.send('service_1', 'template_1', params))
  const { redirect, ...ours } = await asked(() => sendEmail(service, 'template_1', params))
  expect(ours).toEqual(theirs)
  expect([followed, redirect]).toEqual([undefined, 'error'])
  expect(ours).toEqual({
    address: 'https://mail.example/api/v1.0/email/send',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: {
      user_id: 'key_1',
      service_id: 'service_1',
      template_id: 'template_1',
      template_params: params,
    },
  })
})

test('Without an origin the service is where its SDK says', async () => {
  sdk.init({ publicKey: 'key_1' })
  const theirs = await asked(() => sdk.send('service_1', 'template_1', params))
  const ours = await asked(() => sendEmail({ ...service, origin: '' }, 'template_1', params))
  expect(ours.address).toBe(theirs.address)
  expect(ours.address).toBe('https://api.emailjs.com/api/v1.0/email/send')
})
