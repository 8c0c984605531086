import { expect, test, vi } from 'vitest'
import { define } from '../../src/custom-element/define.ts'
import doctor from '../../src/elements/doctor/mrp-doctor.tsx'
import contactDetails from '../../src/elements/mrp-contact-details.tsx'
import { syncSignIn, syncSignOut } from '../../src/services/auth/token-sync.ts'
import { reportAccess } from '../../src/services/form-collection.ts'
import { configure } from '../../src/services/settings.ts'
import { doctorMessages } from '../../src/words/doctor.ts'
import { localInbox, mountDemoForm } from '../support/demo-form.ts'
import { readMail } from '../support/mail.ts'
import { settled } from '../support/mount.tsx'
import { attackTexts } from './attacks.ts'
import { countTried, expectUnharmed, listenForErrors } from './unharmed.ts'

// What services answer, and where they are said to be.

const errors = listenForErrors()

test('Whatever the email service answers, the request becomes one mail that can be sent', async context => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  const answers = (attack: string) => [
    () => Promise.resolve(new Response(attack, { status: 400 })),
    () => Promise.reject(attack),
    () => Promise.reject({ status: attack, text: attack }),
  ]
  let inputs = 0
  const form = await mountDemoForm({}, { emailService: localInbox })
  const controls = [...(form.shadowRoot?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
  const button = form.shadowRoot?.querySelector<HTMLButtonElement>('button[type=submit]')
  for (const attack of attackTexts) {
    for (const answer of answers(attack)) {
      vi.spyOn(window, 'fetch').mockImplementation(answer)
      for (const control of controls) {
        if (['fullName', 'companyName', 'comments'].includes(control.name)) control.value = `A ${attack}`
        if (control.name === 'email') control.value = 'anna@huber.example'
      }
      const before = opened.length
      await expect.poll(() => button?.disabled, { interval: 5 }).toBe(false)
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
      await expect.poll(() => opened.length, { interval: 5 }).toBe(before + 1)
      const mail = readMail(opened.at(-1))
      expect(mail.to).toBe('hello@mrp-agent.example')
      expect(/\p{Cc}/u.test(mail.subject ?? '')).toBe(false)
      inputs += 1
    }
    await settled()
    expectUnharmed(attack, errors)
  }
  countTried(context, inputs)
})

test('Whatever the form collection and the token sync answer, nobody notices', async context => {
  const settings = { formEndpoint: '/form-collection', contactEmail: 'hello@mrp-agent.example' }
  for (const attack of attackTexts) {
    const person = { fullName: attack, companyName: attack, jobTitle: attack, email: attack }
    for (const status of [200, 400]) {
      vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(attack, { status }))
      reportAccess('registration', person, new Date(), settings)
      reportAccess('login', person, new Date(), { formEndpoint: attack, contactEmail: attack })
      await syncSignIn('/token-sync', async () => attack)
      await syncSignOut('/token-sync')
    }
    vi.spyOn(window, 'fetch').mockImplementation(() => Promise.reject(attack))
    reportAccess('login', person, new Date(), settings)
    await settled()
    expectUnharmed(attack, errors)
  }
  countTried(context, attackTexts.length * 9)
})

const { running } = doctorMessages

test('Whatever the email service is said to be, and answers, the doctor says so and is well', async context => {
  define(doctor)
  define(contactDetails)
  for (const attack of attackTexts) {
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(attack, { status: 400 }))
    for (const origin of [attack, 'https://[', '/']) {
      configure({ emailService: { ...localInbox, serviceId: attack, origin } })
      const element = document.createElement('mrp-doctor')
      const wrong = document.createElement('mrp-contact-details')
      wrong.setAttribute('data-mrp-try', attack)
      document.body.append(wrong, element)
      const said = () => element.shadowRoot?.querySelector('[role=status]')?.textContent ?? running
      await expect.poll(said, { interval: 5 }).not.toBe(running)
      expectUnharmed(attack, errors)
      document.body.replaceChildren()
    }
  }
  countTried(context, attackTexts.length * 3)
})
