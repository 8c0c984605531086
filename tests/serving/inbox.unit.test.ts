import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInbox } from '../../demo-host/inbox.ts'
import { type Served, serve } from '../support/served.ts'

// The local inbox by itself: what it keeps, and who may read it.

interface Letter {
  readonly service: string
  readonly template?: string
  readonly fields: Readonly<Record<string, string>>
}

let server: Served
beforeEach(async () => {
  const inbox = createInbox()
  server = await serve((request, response) => inbox(request, response, () => response.writeHead(404).end()))
})
afterEach(() => server.close())

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(server.origin + path, init)

const inbox = {
  ask,
  post: (path: string, body: string): Promise<Response> => ask(path, { method: 'POST', body }),
  /** Returns the messages, newest first. */
  letters: async (): Promise<readonly Letter[]> =>
    (await ask('/__inbox', { headers: { accept: 'application/json' } })).json(),
  page: async (): Promise<string> => (await ask('/__inbox')).text(),
}

const emailPath = '/api/v1.0/email/send'
const emailWith = (params: unknown): string =>
  JSON.stringify({ user_id: 'u', service_id: 's', template_id: 't', template_params: params })

test('An email arrives with its template and its fields', async () => {
  const answer = await inbox.post(emailPath, emailWith({ from_name: 'Anna', comments: '<b> & "more"\n' }))
  expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
  expect(await inbox.letters()).toEqual([
    {
      service: 'email',
      at: expect.any(String),
      template: 't',
      fields: { from_name: 'Anna', comments: '<b> & "more"\n' },
    },
  ])
  expect(await inbox.page()).toContain('<dt>comments</dt><dd>&lt;b&gt; &amp; &quot;more&quot;\n</dd>')
})

const formPost = (body: string, type = 'application/x-www-form-urlencoded') =>
  inbox.ask('/__request', { method: 'POST', body, headers: { 'content-type': type } })

test('A form’s own post arrives, and its sender sees a page in which nothing of theirs can run', async () => {
  const answer = await formPost('fullName=%3Cb%3EAnn&email=ann%40acme.example&comments=a%0D%0Ab')
  const page = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('Thank you, &lt;b&gt;Ann.')
  expect(page).toContain('at ann@acme.example within 24 hours.')
  expect(await inbox.letters()).toEqual([
    {
      service: 'endpoint',
      at: expect.any(String),
      fields: { fullName: '<b>Ann', email: 'ann@acme.example', comments: 'a\r\nb' },
    },
  ])
})

test('An endpoint takes JSON and the fields of a form', async () => {
  const json = '{"form":"contact","fields":{"name":"Bo"}}'
  expect((await formPost(json, 'application/json; charset=utf-8')).status).toBe(200)
  expect((await formPost('no JSON', 'text/plain')).status).toBe(400)
  expect(await (await formPost('name=Bo')).text()).toContain('Bo')
  const [form, one] = await inbox.letters()
  expect(form?.fields).toEqual({ name: 'Bo' })
  expect(one?.fields).toEqual({ form: 'contact', fields: '{"name":"Bo"}' })
  expect((await inbox.ask('/__request')).status).toBe(405)
})

test.for([
  ['', 'user_id'],
  ['null', 'user_id'],
  ['{"user_id":"u","service_id":""}', 'service_id'],
  ['{"user_id":"u","service_id":"s","template_id":{"toString":1}}', 'template_id'],
])('An email without an identifier is refused in the service’s words: %s', async ([body = '', missing]) => {
  const answer = await inbox.post(emailPath, body)
  expect([answer.status, await answer.text()]).toEqual([400, `The ${missing} parameter is required`])
  expect(await inbox.letters()).toEqual([])
})

test('Pages of other origins may post to the services, and ask whether they may', async () => {
  for (const path of [emailPath, '/form-collection']) {
    const asked = await inbox.ask(path, { method: 'OPTIONS' })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-type')
    const posted = await inbox.post(path, emailWith({}))
    expect(posted.headers.get('access-control-allow-origin')).toBe('*')
  }
})

test('No other origin may read the inbox, have it in a frame or take it for a script', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const { headers } = await inbox.ask('/__inbox', { headers: { accept, origin: 'https://site.example' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect((await inbox.ask('/__inbox', { method: 'OPTIONS' })).status).toBe(405)
})
