import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoRequest } from '../../src/forms/demo-request.ts'
import { mountDemoForm, submitRequest, successScreen } from '../support/demo-form.ts'

// What a visitor learns when a demo request was sent.

const heading = page.getByRole('heading', { name: 'What happens next' })

/** Saves the calendar file instead of the browser. */
function watchDownloads() {
  const files: { readonly name: string; readonly blob: Blob | undefined }[] = []
  const blobs = new Map<string, Blob>()
  const create = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    const address = create(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.get(this.href) })
  })
  return files
}

const textOf = async (blob: Blob | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob?.arrayBuffer()).replaceAll('\r\n ', '')

test('Three steps say what happens next, below the thanks and the button that was there', async () => {
  await mountDemoForm()
  await submitRequest()
  await expect.element(heading).toBeVisible()
  const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
  expect(steps.elements().map(step => step.textContent)).toEqual([
    'Within 24 hours a planner on our team answers, not a sales desk.',
    'Bring an export of your items and bills of materials. No need to tidy it. Ten parts are enough.',
    'In the demo we plan those parts together, and you keep the result.',
  ])
  expect(steps.elements().map(step => getComputedStyle(step).listStyleType)).toEqual(Array(3).fill('decimal'))
  const again = page.getByRole('button', { name: 'Request Another Demo' })
  expect(
    again.element().compareDocumentPosition(heading.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
})

test('The time of day that was chosen stands in the steps and in the calendar file', async () => {
  const files = watchDownloads()
  await mountDemoForm(
    { 'best-time': 'Afternoon (1pm–4pm)' },
    { contactEmail: 'plan@acme.example', brandName: 'Acme' },
  )
  await submitRequest()
  await expect.element(page.getByText('Your best time is noted: Afternoon (1pm–4pm).')).toBeVisible()
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect(files.map(({ name }) => name)).toEqual(['demo.ics'])
  expect(files[0]?.blob?.type).toBe('text/calendar;charset=utf-8')
  const text = await textOf(files[0]?.blob)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toMatch(/\r\nUID:[\da-f]{32}\r\n/)
  expect(text).toMatch(/\r\nDTSTART:\d{8}T130000\r\nDTEND:\d{8}T160000\r\n/)
  expect(text).toContain('SUMMARY;LANGUAGE=en:Acme: answer to your demo request\r\n')
  expect(text).toContain('Questions until then: plan@acme.example\r\n')
})

test('Without a chosen time, the file has the moment when the promised 24 hours end', async () => {
  const files = watchDownloads()
  await mountDemoForm()
  const before = Date.now()
  await submitRequest()
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const text = await textOf(files[0]?.blob)
  const [, year, month, day, hour, minute, second] =
    /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\r\n/.exec(text)?.map(Number) ?? []
  const start = new Date(year ?? 0, (month ?? 0) - 1, day, hour, minute, second).getTime()
  expect(start).toBeGreaterThan(before + 24 * 3_600_000 - 1000)
  expect(start).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
  expect(text).not.toContain('DTEND')
})

test('Saved twice, the file is the same entry; another request makes another', async () => {
  const files = watchDownloads()
  await mountDemoForm()
  for (const times of [2, 1]) {
    await submitRequest()
    for (let time = 0; time < times; time += 1)
      await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page.getByRole('button', { name: 'Request Another Demo' }).click()
  }
  const texts = await Promise.all(files.map(({ blob }) => textOf(blob)))
  const [first, second, third] = texts.map(text => /UID:.*/.exec(text)?.[0])
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test.for([
  ['de', 'Demo anfragen', 'Wie es weitergeht', 'Zum Kalender hinzufügen', 'Vormittags (9–12 Uhr)'],
  ['es', 'Solicitar una demo', 'Qué ocurre ahora', 'Añadir al calendario', 'Por la mañana (de 9 a 12 h)'],
  ['fr', 'Demander une démo', 'La suite', 'Ajouter au calendrier', 'Le matin (de 9 h à 12 h)'],
] as const)(
  'In “%s”, steps, button and calendar file are in the visitor’s language',
  async ([lang, send, title, save, time]) => {
    const files = watchDownloads()
    const form = await mountDemoForm({
      'full-name': 'Anna Huber',
      'company-name': 'Huber Gears',
      email: 'anna@huber.example',
      'best-time': 'Morning (9am–12pm)',
    })
    form.lang = lang
    await page.getByRole('button', { name: send }).click()
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByText(`${time}.`)).toBeVisible()
    await page.getByRole('button', { name: save }).click()
    const text = await textOf(files[0]?.blob)
    expect(text).toContain(`SUMMARY;LANGUAGE=${lang}:`)
    // French has spaces that do not break.
    expect(text.replaceAll('\u00a0', ' ')).toContain(`${time}.`)
  },
)

test('Where it cannot be loaded, the thanks are whole without it', async () => {
  vi.spyOn(demoRequest, 'next').mockRejectedValue(new TypeError('Failed to fetch'))
  await mountDemoForm()
  await submitRequest()
  await expect.element(successScreen).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request Another Demo' })).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
})

test('A page may use its own words, and leave it out by its part', async () => {
  const form = await mountDemoForm({}, { messages: { 'demo.next.heading': 'And now?' } })
  await submitRequest()
  await expect.element(page.getByRole('heading', { name: 'And now?' })).toBeVisible()
  expect(form.shadowRoot?.querySelector('[part~=next]')).not.toBeNull()
})
