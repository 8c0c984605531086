import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { sendRequest, typeRequest } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'

// What happens next, with the built bundle: what it costs, and that policies and pages of others let the file through.

const visit = openChromium()

test('Its code comes after a success alone, and is at most 3 kB', async () => {
  const { page } = await visit('/demo')
  await typeRequest(page, 'Anna Next')
  await page.getByLabel('Company name').blur()
  const before = await loaded(page, /\.js$/)
  await sendRequest(page, 'Anna Next')
  await page.getByRole('button', { name: 'Add to calendar' }).waitFor()
  const own = (await loaded(page, /\.js$/)).filter(path => /after-request/.test(path))
  expect(own).toHaveLength(1)
  expect(before).toEqual(expect.not.arrayContaining(own))
  const files = await Promise.all(own.map(path => readFile(`demo-host/dist${path}`)))
  expect(gzipSync(Buffer.concat(files), { level: 9 }).length).toBeLessThanOrEqual(3000)
})

test.for(['/demo', '/partner.html', '/embed/demo-form/'])(
  'On %s, under its policy, the calendar file is saved',
  async path => {
    const { page } = await visit(path)
    const refused: string[] = []
    page.on('console', message => {
      if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text())
    })
    await page.getByLabel('Best time to reach you').selectOption('Morning (9am–12pm)')
    await sendRequest(page, 'Anna Calendar')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('demo.ics')
    expect(await text(await download.createReadStream())).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nDTSTART:\d{8}T090000\r\nDTEND:\d{8}T120000\r\n[\s\S]*END:VCALENDAR\r\n$/,
    )
    expect(refused).toEqual([])
  },
)
