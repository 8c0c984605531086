import type { FormName, Texts } from './form.ts'
import type { Submission, Visit } from './ledger.ts'
import { behaviours } from './network.ts'
import { timeLimit } from './visit.ts'

// “A request that the visitor submitted ends in exactly one of: sent once, in the mail client with all of its fields,
// or on screen with its text and the address.” What the fields are called is the specification's, not the product's.
//
// Sent once means: the page asks the service once for each press of the button, and never again by itself. Where the
// connection breaks or time runs out, nobody can know whether the service has the request; it is then handed to the
// visitor as a mail, and only an answer that still comes turns that into “sent”.

const address = 'hello@mrp-agent.example'
const note = '[shortened: please paste the rest]'
const longestMailto = 1800

interface FieldNames {
  readonly parameter: string
  readonly label: string
  readonly empty?: string
}

const fields: Readonly<Record<FormName, Readonly<Record<string, FieldNames>>>> = {
  demo: {
    fullName: { parameter: 'from_name', label: 'Full name' },
    companyName: { parameter: 'company_name', label: 'Company name' },
    jobTitle: { parameter: 'job_title', label: 'Job title' },
    email: { parameter: 'from_email', label: 'Email' },
    phone: { parameter: 'phone', label: 'Phone', empty: 'Not provided' },
    bestTime: { parameter: 'best_time', label: 'Best time to reach you' },
    skuCount: { parameter: 'sku_count', label: 'Number of SKUs' },
    erpSystem: { parameter: 'erp_system', label: 'ERP system' },
    comments: { parameter: 'comments', label: 'Comments', empty: 'None' },
  },
  contact: {
    name: { parameter: 'from_name', label: 'Name' },
    email: { parameter: 'from_email', label: 'Email' },
    subject: { parameter: 'subject', label: 'Subject', empty: 'Contact Form Submission' },
    message: { parameter: 'message', label: 'Message' },
  },
}

/** What is wrong with how a visit went, a line each; none when all is well. */
export function verdictOn({ schedule, submissions, toasts, complaints }: Visit): readonly string[] {
  const wrong = submissions.flatMap((submission, index) =>
    [...wrongWith(schedule.form, submission, toasts)].map(line => `request ${index + 1}: ${line}`),
  )
  // The panel of the last one stays until the visit ends; those before have made room for it.
  const last = submissions.at(-1)
  if (last && !last.endings.includes('sent') && !last.away && !last.panels.at(-1))
    wrong.push('the panel did not stay')
  return [...complaints, ...wrong]
}

function* wrongWith(form: FormName, submission: Submission, toasts: readonly string[]) {
  const { requests, endings, mails, panels, away } = submission
  const told = endings.join(', then ')
  if (!allowedEndings(submission).includes(told)) yield `told “${told}”`
  if (requests.length !== 1) yield `the service was asked ${requests.length} times`
  for (const { body } of requests) yield* wrongWithBody(form, submission.fields, body)

  if (mails.length !== Number(endings.includes('fallback'))) yield `the mail app got ${mails.length} mails`
  for (const mail of mails) yield* wrongWithMail(form, submission.fields, mail)

  if (endings.includes('sent')) return
  for (const panel of panels) {
    if (!panel) yield 'no panel on screen'
    else {
      if (!panel.links.includes(`mailto:${address}`)) yield 'the panel has no address'
      yield* missing(linesOf(form, submission.fields), panel.text, 'the panel')
    }
  }
  if (away && mails.length === 0 && !toasts.some(toast => toast.includes(address)))
    yield 'neither a mail nor the address'
}

/** How a submission may have ended, from all that only the test can know. */
function allowedEndings({ attempt, requests, frozen }: Submission): readonly string[] {
  const unsent = attempt.mailApp === 'opens' ? 'fallback' : 'failed'
  const { service, after } = attempt.fate
  const [request] = requests
  if (!request || request.cut || !behaviours[service].confirms) return [unsent]
  const late = `${unsent}, then sent`
  if (frozen) return ['sent', late]
  return [after < timeLimit ? 'sent' : late]
}

function* wrongWithBody(form: FormName, texts: Texts, body: unknown) {
  const parameters = Object.entries(fields[form]).map(([name, { parameter, empty = '' }]) => [
    parameter,
    texts[name] || empty,
  ])
  const expected: Readonly<Record<string, string>> = { ...Object.fromEntries(parameters), to_email: address }
  const { template_id, template_params = {} } = body as {
    template_id?: string
    template_params?: Record<string, unknown>
  }
  if (template_id !== form) yield `the template was ${template_id}`
  for (const [name, text] of Object.entries(expected)) {
    if (template_params[name] !== text)
      yield `the service got ${name}: ${JSON.stringify(template_params[name])}`
  }
}

function* wrongWithMail(form: FormName, texts: Texts, mail: string) {
  if (!mail.startsWith(`mailto:${address}?subject=`)) yield `the mail goes to ${mail.slice(0, 60)}`
  if (mail.length > longestMailto) yield `the mail address has ${mail.length} characters: ${mail}`
  const body = decodeURIComponent(mail.slice(mail.indexOf('&body=') + '&body='.length))
  const lines = linesOf(form, texts).map(({ label, text }) => ({ label, text: inMail(text) }))
  if (!body.includes(note)) return yield* missing(lines, body, 'the mail')
  // Too long for an address: every field is there, whole or up to the note.
  if (mail.length < longestMailto - 40) yield `the mail is shortened to ${mail.length} characters`
  for (const { label, text } of lines) {
    if (body.includes(`${label}: ${text}`)) continue
    const [, after = note] = `\r\n${body}`.split(`\r\n${label}: `)
    const [kept = ''] = after.split(note)
    if (after === note || !text.startsWith(kept.trimEnd()))
      yield `the shortened mail misses ${label}: ${text}`
  }
}

const linesOf = (form: FormName, texts: Texts) =>
  Object.entries(fields[form]).map(([name, { label, empty = '–' }]) => ({
    label,
    text: texts[name] || empty,
  }))

function* missing(
  lines: readonly { readonly label: string; readonly text: string }[],
  whole: string,
  where: string,
) {
  for (const { label, text } of lines) {
    if (!whole.includes(`${label}: ${text}`)) yield `${where} misses ${label}: ${text}`
  }
}

/** As mails have it: CRLF, no control characters, no half pairs. */
const inMail = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\n', '\r\n')
