import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

// The npm package in a built app of Next.js, which has server components, served as in production.

const newPage = openBrowser()
let server: ChildProcess
let address: string

beforeAll(async () => {
  const next = join(import.meta.dirname, 'node_modules/next/dist/bin/next')
  const folder = join(import.meta.dirname, 'next')
  server = spawn(process.execPath, [next, 'start', folder, '--port', '0', '--hostname', '127.0.0.1'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`Next did not start: ${said}`)))
    server.stdout?.on('data', (text: Buffer) => {
      said += text
      const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(said) ?? []
      if (url && said.includes('Ready')) resolve(url)
    })
  })
})
afterAll(() => void server.kill())

test('a list of a server component is in the page before any script runs, and is styled', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(address)
  const entry = page.locator('#component').getByRole('listitem')
  expect(await entry.innerText()).toContain('Fewer shortages')
  expect(await entry.evaluate(item => getComputedStyle(item).listStyleType)).toBe('none')
})

test('a list stays through hydration, in a component and, as JSON, in a tag', async () => {
  const { page, complaints } = await newPage()
  await page.goto(address)
  await page.locator('#tag').getByText('Less stock').waitFor()
  expect(await page.locator('#component').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Fewer shortages'),
  ])
  expect(complaints).toEqual([])
})

async function send(form: Locator, answers: Readonly<Record<string, string>>, button: string): Promise<void> {
  await form.scrollIntoViewIfNeeded()
  for (const [label, answer] of Object.entries(answers)) await form.getByLabel(label).fill(answer)
  await form.getByRole('button', { name: button }).click()
}

test('a client component hears a form’s event from the first one on', async () => {
  const { page, complaints } = await newPage()
  await page.goto(address)
  expect(await page.getByLabel('Company name').inputValue()).toBe('Huber Gears')
  const answers = { 'Full name': 'Anna Huber', Email: 'anna@huber.example' }
  await send(page.locator('form').first(), answers, 'Request a Demo')
  await expect.poll(() => page.locator('output').textContent()).toBe('anna@huber.example')
  expect(complaints).toEqual([])
})

test('a client component hears a tag’s event from the first one on, through a ref', async () => {
  const { page, complaints } = await newPage()
  await page.goto(address)
  const answers = { Name: 'Bert', Email: 'bert@huber.example', Subject: 'Pumps', Message: 'How many?' }
  await send(page.locator('mrp-contact-form'), answers, 'Send')
  await expect.poll(() => page.locator('output').textContent()).toBe('bert@huber.example')
  expect(complaints).toEqual([])
})
