import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, typeRequest } from '../support/form-page.ts'
import { serve } from '../support/served.ts'

// What a page sends goes to the address that its settings name, and to no other: a redirect hands nothing on.

const visit = openChromium()

/** Serves two services of other origins: one redirects all requests, body and all, the other is its target. */
async function serveRedirects() {
  /** The paths that each was asked for, preflights not counted. */
  const asked: string[] = []
  const leaked: string[] = []

  const target = await serveToAll((request, response) => {
    leaked.push(`${request.url}`)
    // Succeeds as a service.
    response.end('OK')
  })
  const redirecting = await serveToAll((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    asked.push(`${request.url}`)
    response.writeHead(307, { Location: `${target.origin}${request.url}` }).end()
  })
  const firebase = await serveToAll(answerAsFirebase)

  return {
    /** The origin that redirects. */
    redirecting: redirecting.origin,
    /** Stands in for the Firebase Auth emulator, and signs everybody in. */
    firebase: firebase.origin,
    /** Returns how often that path was requested. */
    asked: (path: string) => asked.filter(url => url.startsWith(path)).length,
    /** Returns how many requests for that path followed the redirect. */
    leaked: (path: string) => leaked.filter(url => url.startsWith(path)).length,
    stop: () => {
      for (const { close } of [target, redirecting, firebase]) close()
    },
  }
}

/** Serves with requests allowed from every page. */
const serveToAll = (answer: RequestListener) =>
  serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, authorization')
    response.setHeader('Access-Control-Allow-Methods', '*')
    answer(request, response)
  })

function answerAsFirebase(request: IncomingMessage, response: ServerResponse): void {
  const user = { localId: 'anna', email: 'anna@huber.example' }
  response.setHeader('Content-Type', 'application/json')
  if (request.url?.includes('accounts:lookup')) response.end(JSON.stringify({ users: [user] }))
  else
    response.end(
      JSON.stringify({ ...user, idToken: 'id.token.', refreshToken: 'refresh', expiresIn: '3600' }),
    )
}

let services: Awaited<ReturnType<typeof serveRedirects>>
beforeAll(async () => {
  services = await serveRedirects()
})
afterAll(() => services.stop())

test('An endpoint that redirects sends nobody’s request elsewhere: the mail app has it', async () => {
  const { page, mails } = await visit(
    `<mrp-config endpoint="${services.redirecting}/endpoint"></mrp-config><mrp-demo-form></mrp-demo-form>${scriptTag}`,
  )
  await typeRequest(page, 'Rita Redirected')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByText('Please send the email that your mail app now shows').waitFor()
  expect(mails).toHaveLength(1)
  expect(await page.getByLabel('Full name').inputValue()).toBe('Rita Redirected')
  expect(services.asked('/endpoint')).toBe(1)
  expect(services.leaked('/endpoint')).toBe(0)
})

test('A form collection that redirects hands no registration on', async () => {
  const { page, complaints } = await visit(
    `<mrp-config form-endpoint="${services.redirecting}/forms"></mrp-config><mrp-account></mrp-account>${scriptTag}`,
  )
  await createAccount(page)
  await expect.poll(() => complaints.join('\n')).toContain('was not told of a registration')
  expect(services.asked('/forms')).toBe(1)
  expect(services.leaked('/forms')).toBe(0)
})

test('A token sync that redirects hands no token on', async () => {
  const { page, complaints } = await visit(
    `<mrp-config firebase='{"apiKey":"any"}' auth-emulator-url="${services.firebase}" token-sync-url="${services.redirecting}/sync"></mrp-config><mrp-account provider="cloud"></mrp-account>${scriptTag}`,
  )
  await createAccount(page)
  // It is tried again before it is given up.
  await expect.poll(() => complaints.join('\n')).toContain('Check tokenSyncUrl')
  expect(services.leaked('/sync')).toBe(0)
})
