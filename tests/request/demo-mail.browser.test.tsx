import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { readMail } from '../support/mail.ts'

// The mail that is opened when the email service fails, and the panel that stays.

const copyButton = page.getByRole('button', { name: 'Copy message' })
const message = () => demo.field('Your message').element() as HTMLTextAreaElement

const inVain = (settings = {}, fill?: () => Promise<void>) =>
  demo.submitInVain({ source: 'bolt-and-bearing' }, settings, fill)

test('“For demo the subject is ‘Demo Request from {name}’”, “The body lists all fields”, and where the request comes from', async () => {
  const [mail] = await inVain({ contactEmail: 'sales@factory.example' }, async () => {
    await demo.typeRequest()
    await demo.type({
      'Job title': 'Planner',
      Phone: '+49 30 1234',
      'Number of SKUs': '<100',
      'ERP system': 'Other',
      'Best time to reach you': 'Morning (9am–12pm)',
      Comments: 'Bearings & bolts:\n100% short?',
    })
  })
  const { to, subject, lines } = readMail(mail)
  expect([to, subject]).toEqual(['sales@factory.example', 'Demo Request from Anna Huber'])
  expect(lines).toEqual([
    'Full name: Anna Huber',
    'Company name: Huber Gears',
    'Job title: Planner',
    'Email: anna@huber.example',
    'Phone: +49 30 1234',
    'Best time to reach you: Morning (9am–12pm)',
    'Number of SKUs: <100',
    'ERP system: Other',
    'Sent from: bolt-and-bearing',
    'Comments: Bearings & bolts:',
    '100% short?',
  ])
})

test('An address with an umlaut is in the mail as mail servers know it', async () => {
  const [mail] = await inVain({}, async () => {
    await demo.type({ 'Full name': 'Anna Huber', 'Company name': 'Huber Gears' })
    await userEvent.type(demo.field('Email'), 'anna@exämple.de')
  })
  const written = 'Email: anna@xn--exmple-cua.de'
  expect(readMail(mail).lines).toContain(written)
  expect(message().value).toContain(written)
})

test('The mail lists fields left empty; without a partner’s word, nothing says where it comes from', async () => {
  const mails = await demo.submitInVain()
  expect(readMail(mails[0]).lines).toEqual([
    'Full name: Anna Huber',
    'Company name: Huber Gears',
    'Job title: –',
    'Email: anna@huber.example',
    'Phone: Not provided',
    'Best time to reach you: –',
    'Number of SKUs: –',
    'ERP system: –',
    'Comments: None',
  ])
})

test('A partner’s word for the page begins no line of the mail', async () => {
  const mails = await demo.submitInVain({ source: 'fair\nBcc: all@factory.example' })
  expect(readMail(mails[0]).lines).toContain('Sent from: fair Bcc: all@factory.example')
})

test('With attribution on, the mail has the page too, for people to read, and nothing of the campaign', async () => {
  history.replaceState(null, '', '?utm_source=fair&gclid=abc123&reset_token=s3cret')
  const [mail = ''] = await inVain({ attribution: 'on' })
  expect(readMail(mail).lines).toContain(
    `Sent from: ${location.origin}${location.pathname} (bolt-and-bearing)`,
  )
  expect(decodeURIComponent(mail)).not.toMatch(/landing_page|utm_|gclid|fair|s3cret|^page:/m)
})

test('The panel for the mail app takes the focus as it appears, and not after somebody may have pressed something in it', async () => {
  let first: Element | null | undefined
  const look = () => {
    const root = document.querySelector('mrp-demo-form')?.shadowRoot
    if (root?.querySelector('[part=fallback]')) first ??= root.activeElement
  }
  await inVain({}, async () => {
    await demo.typeRequest()
    const root = document.querySelector('mrp-demo-form')?.shadowRoot
    if (root) new MutationObserver(look).observe(root, { childList: true, subtree: true })
  })
  expect(first?.textContent).toBe('Please send the email that your mail app now shows')
})

test('“Copy message” copies the whole message and says so', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await inVain()
  await press(copyButton)
  await expect
    .element(page.getByText('Copied. Paste it into an email to hello@mrp-agent.example.'))
    .toBeVisible()
  expect(copy.mock.calls).toEqual([[message().value]])
  expect(message().readOnly).toBe(true)
})

test('Without permission for the clipboard, the older command copies the message', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await inVain()
  let copied = ''
  document.addEventListener(
    'copy',
    () => {
      copied = message().value.slice(message().selectionStart, message().selectionEnd)
    },
    // What is copied in our fields, a page hears only before them.
    { once: true, capture: true },
  )
  // Copying takes a press by the visitor's own hand.
  await copyButton.click()
  await expect.element(page.getByText('Copied. Paste it into an email')).toBeVisible()
  expect(copied).toBe(message().value)
})

test('Where nothing may be copied, the message is selected and the keys are named', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  vi.spyOn(Document.prototype, 'execCommand').mockReturnValue(false)
  await inVain()
  await press(copyButton)
  await expect
    .element(page.getByText('The message is selected: press Ctrl+C or ⌘C to copy it.'))
    .toBeVisible()
  expect([message().selectionStart, message().selectionEnd]).toEqual([0, message().value.length])
  // Whether the window itself has the focus depends on the tests beside this one.
  expect((message().getRootNode() as ShadowRoot).activeElement).toBe(message())
})
