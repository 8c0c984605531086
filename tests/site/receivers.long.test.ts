import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { scriptTag, typeRequest } from '../support/form-page.ts'
import { freePort } from '../support/free-port.mjs'
import { limitForPagesMs } from '../support/limits.mjs'
import { serve } from '../support/served.ts'

// What docs/receivers.md has people paste: each takes a request of the form's code, and one that the browser posts.

const visit = openInTurn()
const read = openInTurn({ javaScriptEnabled: false })
const docs = 'docs/receivers.md'

type Sent = Readonly<Record<string, unknown>>

interface Receiver {
  readonly address: string
  /** What it has kept. */
  kept(): Promise<readonly Sent[]>
}

/** A snippet as it stands in the page, for pages of the tests' own site. */
async function snippet(heading: string, language = 'js'): Promise<string> {
  const [, section = ''] = (await readFile(docs, 'utf8')).split(`\n## ${heading}\n`)
  const [, code] = section.split(new RegExp(`^\`\`\`(?:${language})?\\n`, 'm'))
  if (!code) throw new Error(`${docs} has no such snippet under “${heading}”.`)
  return code.replaceAll('https://partner.example', inject('site'))
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'mrp-receiver-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** Waits until a process that the test has started answers. */
async function answering(child: ChildProcess, port: number): Promise<string> {
  onTestFinished(() => void child.kill())
  const address = `http://127.0.0.1:${port}/`
  await vi.waitFor(() => fetch(address), { timeout: limitForPagesMs, interval: 100 })
  return address
}

const linesOf = async (file: string): Promise<readonly Sent[]> =>
  (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

const node = async (): Promise<Receiver> => nodeWith(await snippet('Node'))

async function nodeWith(code: string): Promise<Receiver> {
  const cwd = await folder()
  await writeFile(join(cwd, 'receiver.mjs'), code)
  const port = await freePort()
  const child = spawn(process.execPath, ['receiver.mjs'], { cwd, env: { PORT: String(port) } })
  return {
    address: await answering(child, port),
    kept: () => linesOf(join(cwd, 'requests.jsonl')),
  }
}

async function php(): Promise<Receiver> {
  const cwd = await folder()
  const root = await mkdtemp(join(cwd, 'public-'))
  await writeFile(join(root, 'index.php'), await snippet('PHP', 'php'))
  const port = await freePort()
  const child = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root])
  return {
    address: await answering(child, port),
    kept: () => linesOf(join(cwd, 'requests.jsonl')),
  }
}

async function listening(take: RequestListener): Promise<string> {
  const { origin, close } = await serve(take)
  onTestFinished(close)
  return `${origin}/`
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}

async function answer(response: ServerResponse, given: Response): Promise<void> {
  response.writeHead(given.status, Object.fromEntries(given.headers)).end(await given.text())
}

async function worker(): Promise<Receiver> {
  const code = `data:text/javascript,${encodeURIComponent(await snippet('Cloudflare Workers'))}`
  const { default: handler } = await import(/* @vite-ignore */ code)
  const kept: Sent[] = []
  const env = { REQUESTS: { put: async (_: string, value: string) => void kept.push(JSON.parse(value)) } }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request
    const given = { method, headers: { 'content-type': headers['content-type'] ?? '' } }
    const body = method === 'POST' ? { body: await textOf(request) } : {}
    await answer(response, await handler.fetch(new Request('http://worker/', { ...given, ...body }), env))
  }
  return { address: await listening(take), kept: async () => kept }
}

/** As Google does, it answers no preflight, and leads JSON's sender on to where the answer is. */
async function appsScript(): Promise<Receiver> {
  const rows: unknown[][] = []
  const sheet = { appendRow: (row: unknown[]) => void rows.push(row) }
  const { doPost } = runInNewContext(`${await snippet('Google Apps Script')}; ({ doPost })`, {
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) },
    ContentService: { createTextOutput: (text: string) => ({ text, type: 'text/plain' }) },
    HtmlService: { createHtmlOutput: (text: string) => ({ text, type: 'text/html' }) },
    Date,
  })
  const open = { 'access-control-allow-origin': '*' }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/answer') return response.writeHead(200, open).end('ok')
    if (request.method !== 'POST') return response.writeHead(405).end()
    const contents = await textOf(request)
    const type = request.headers['content-type']?.split(';')[0]
    const parameter = Object.fromEntries(new URLSearchParams(contents))
    const given = doPost({ postData: { type, contents }, parameter })
    if (given.type === 'text/html') response.writeHead(200, { 'content-type': given.type }).end(given.text)
    else response.writeHead(302, { ...open, location: '/answer' }).end()
  }
  return {
    address: await listening(take),
    kept: async () => rows.map(row => JSON.parse(String(row.at(-1)).slice(1))),
  }
}

const receivers = { Node: node, 'Cloudflare Workers': worker, 'Google Apps Script': appsScript }
// PHP is not on every machine.
const all = Object.entries(spawnSync('php', ['-v']).status === 0 ? { ...receivers, PHP: php } : receivers)

const form = (endpoint: string) =>
  `<mrp-config attribution="on"></mrp-config><mrp-demo-form endpoint="${endpoint}" source="fair" extra='{"plan":"team"}' consent-text="Yes, Größe."></mrp-demo-form>`

async function fillIn(page: Page, name: string): Promise<void> {
  await typeRequest(page, name)
  // The browser alone requires this one too.
  await page.getByLabel('Job title').fill('Planner')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Request a Demo' }).click()
}

test.for(all)('%s takes a request of the form’s code', async ([name, start]) => {
  const { address, kept } = await start()
  const { page, complaints } = await visit(form(address) + scriptTag)
  const isGoogle = name === 'Google Apps Script'
  if (isGoogle) {
    const code = snippetUnder('Zapier and Make', docs)
    await page.evaluate(code.replace('https://hooks.zapier.com/hooks/catch/1/abc', address))
  }
  await fillIn(page, 'Jörg Größe')
  await page.getByRole('heading', { name: 'Thank you, Jörg Größe.' }).waitFor()
  const fields = { fullName: 'Jörg Größe', companyName: 'Huber Gears', email: 'anna@huber.example' }
  const along = { form: 'demo', source: 'fair', consent: 'Yes, Größe.', page: `${inject('site')}/try.html` }
  expect(await kept()).toEqual([
    expect.objectContaining(
      isGoogle
        ? { ...fields, ...along, plan: 'team' }
        : { ...along, language: 'en', extra: { plan: 'team' }, fields: expect.objectContaining(fields) },
    ),
  ])
  expect(complaints).toEqual([])
})

test('Each takes a plain post, and thanks its sender', async () => {
  const { prerender } = await import(pathToFileURL('dist/ssr.js').href)
  let posted: { readonly body: string; readonly type: string } | undefined
  for (const [name, start] of all) {
    const { address, kept } = await start()
    if (posted) {
      // What the browser sends is the same for all, and so is what it does with an answer.
      const { body, type } = posted
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
      expect(answer.headers.get('content-type'), name).toContain('text/html')
      expect(await answer.text(), name).toContain('<h1>Thank you. We have your request.</h1>')
    } else {
      const { page } = await read(await prerender(form(address)))
      const asked = page.waitForRequest(address)
      await fillIn(page, 'Jörg Größe')
      await page.getByRole('heading', { name: 'Thank you. We have your request.' }).waitFor()
      const request = await asked
      posted = { body: request.postData() ?? '', type: request.headers()['content-type'] ?? '' }
    }
    expect(await kept(), name).toEqual([
      expect.objectContaining({
        form: 'demo',
        language: 'en',
        source: 'fair',
        consent: 'Yes, Größe.',
        extra: '{"plan":"team"}',
        fullName: 'Jörg Größe',
        companyName: 'Huber Gears',
        'leave-empty': '',
      }),
    ])
  }
})

test('The snippet for HubSpot sends what its Forms API takes', async () => {
  const bodies: unknown[] = []
  const { page } = await visit(`<title>Partner</title>${form('')}${scriptTag}`, opened =>
    opened.route('https://api.hsforms.com/**', route => {
      bodies.push(route.request().url(), route.request().postDataJSON())
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
    }),
  )
  await page.evaluate(snippetUnder('HubSpot', docs))
  await page.getByLabel('ERP system').selectOption('SAP')
  await fillIn(page, 'Anna Maria Huber')
  await page.getByRole('heading', { name: 'Thank you, Anna Maria Huber.' }).waitFor()
  const property = (name: string, value: string) => ({ objectTypeId: '0-1', name, value })
  expect(bodies).toEqual([
    'https://api.hsforms.com/submissions/v3/integration/submit/12345678/00000000-0000-0000-0000-000000000000',
    {
      fields: [
        property('firstname', 'Anna Maria'),
        property('lastname', 'Huber'),
        property('company', 'Huber Gears'),
        property('jobtitle', 'Planner'),
        property('email', 'anna@huber.example'),
        property('erp_system', 'SAP'),
      ],
      context: { pageUri: `${inject('site')}/try.html`, pageName: 'Partner' },
      legalConsentOptions: { consent: { consentToProcess: true, text: 'Yes, Größe.' } },
    },
  ])
})

/** Stands in for Cloudflare's widget, which writes its token into a field, and for the service that knows the true one. */
const widget = `
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response', value: 'used' })
  const render = () => document.querySelector('.cf-turnstile').append(field)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', render)
  else render()
  globalThis.turnstile = { reset() { field.value = 'fresh' } }`

const turnstileService = (): Promise<string> =>
  listening(async (request, response) => {
    const token = new URLSearchParams(await textOf(request)).get('response')
    response.end(JSON.stringify({ success: token === 'fresh' }))
  })

test('With Turnstile, a token that was used keeps the request in the form, and a fresh one lets it through', async () => {
  const section = (await readFile(docs, 'utf8')).split('\n## Turnstile\n')[1] ?? ''
  const [, markup = ''] = section.split(/^```html\n([\s\S]*?)^```/m)
  const [isPerson = '', lines = ''] = [...section.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(
    ([, code]) => code,
  )
  const service = await turnstileService()
  const code = (await snippet('Node')).replace(/^ +await appendFile/m, `${lines}$&`)
  const { address, kept } = await nodeWith(
    code + isPerson.replace('https://challenges.cloudflare.com/turnstile/v0/siteverify', service),
  )
  const { page } = await visit(
    markup.replace('https://api.example.com/requests', address) + scriptTag,
    opened =>
      opened.route('https://challenges.cloudflare.com/**', route =>
        route.fulfill({ contentType: 'text/javascript', body: widget }),
      ),
  )
  await typeRequest(page, 'Anna Huber')
  const send = page.getByRole('button', { name: 'Request a Demo' })
  await send.click()
  await page.getByText('Please confirm that you are a person, then send again.').waitFor()
  await send.click()
  await page.getByRole('heading', { name: 'Thank you, Anna Huber.' }).waitFor()
  expect(await kept()).toEqual([expect.objectContaining({ extra: { 'cf-turnstile-response': 'fresh' } })])
})
