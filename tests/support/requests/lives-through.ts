import fc from 'fast-check'
import { expect } from 'vitest'
import type { openChromium } from '../chromium.ts'
import { sendRequest } from '../form-page.ts'
import type { LocalServer } from '../local-server.ts'
import { anyRequest, shown } from './any-request.ts'
import { type AnswerHead, type RawRequest, sendRaw } from './send-raw.ts'

const together = 20

/** A server that refuses a longer request before reading it may reset the connection, which loses the response. */
const alwaysAnswered = 16_000

/** Throws if a response is wrong. `asked` is the request, as it is reported. */
type Holds = (answer: AnswerHead, asked: string) => void

/** Sends this many random requests, some at a time, and checks every response. */
export async function livesThrough(
  running: () => Promise<LocalServer>,
  requests: number,
  holds: Holds,
  request = anyRequest,
): Promise<void> {
  const some = fc.array(request, { minLength: together, maxLength: together })
  const property = fc.asyncProperty(some, async asked => {
    const server = await running()
    const answers = await Promise.all(asked.map(request => sendRaw(server.port, request)))
    expect(server.hasEnded(), server.said()).toBe(false)
    for (const [index, request] of asked.entries()) answerHolds(request, answers[index], holds)
  })
  await fc.assert(property, {
    numRuns: requests / together,
    // Stops the search for a smaller case before the test's timeout, which would not report the case.
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: true,
  })
}

function answerHolds(request: RawRequest, answer: AnswerHead | undefined, holds: Holds): void {
  if (answer) holds(answer, shown(request))
  else if (request.ending === 'wait' && request.head.length + request.body.length < alwaysAnswered)
    throw new Error(`No answer to ${shown(request)}`)
}

/**
 * Checks any response of the built site: no uncaught error, no redirect to another origin, no page without its
 * policy.
 */
export function isSound({ status, headers }: AnswerHead, asked: string): void {
  expect(status, asked).toBeLessThan(500)
  expect(headers.get('location') ?? '/', asked).toMatch(/^\/(?!\/)[\x20-\x7e]*$/)
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html')
  if (isPage) expect(headers.get('content-security-policy'), asked).toContain("default-src 'none'")
}

/** Checks afterwards that a form sent in a browser still arrives. */
export async function worksAsBefore(
  { address }: LocalServer,
  visit: ReturnType<typeof openChromium>,
): Promise<void> {
  const { page, complaints } = await visit(`${address}/demo`)
  await sendRequest(page, 'Hanna Afterwards')
  await page.goto(`${address}/__inbox`)
  await page.getByText('Hanna Afterwards').first().waitFor()
  expect(complaints).toEqual([])
}
