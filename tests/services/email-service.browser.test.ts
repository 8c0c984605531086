import { expect, test, vi } from 'vitest'
import { sendEmail } from '../../src/services/email-service.ts'

const service = { serviceId: 'service_1', publicKey: 'key_1', origin: 'https://mail.example' }
const params = {
  from_name: 'Anna "the planner" Huber',
  comments: 'Line 1\nLine 2 🏭',
  to_email: 'a@b.example',
}

/** Answers in place of the service. Returns what it was asked. */
function answerWith(answer: () => Promise<Response>) {
  return vi.spyOn(window, 'fetch').mockImplementation(answer)
}

const ok = async () => new Response('OK')

test('Without a configured origin, the request goes to EmailJS, also after one with an origin', async () => {
  const asked = answerWith(ok)
  await sendEmail(service, 'template_1', params)
  await sendEmail({ ...service, origin: '' }, 'template_1', params)
  expect(asked.mock.lastCall?.[0]).toBe('https://api.emailjs.com/api/v1.0/email/send')
})

test.for([
  ['its service', { publicKey: 'key_1' }, 'template_1'],
  ['its key', { serviceId: 'service_1' }, 'template_1'],
  ['the template', service, undefined],
] as const)('Without %s, the service is not asked', async ([, given, template]) => {
  const asked = answerWith(ok)
  await expect(sendEmail(given, template, params)).rejects.toThrow('the email service is not configured')
  expect(asked).not.toHaveBeenCalled()
})
