import fc from 'fast-check'
import { expect } from 'vitest'
import type { openChromium } from '../chromium.ts'
import { sendRequest } from '../form-page.ts'
import type { LocalServer } from '../local-server.ts'
import { anyRequest, shown } from './any-request.ts'
import { type AnswerHead, type RawRequest, sendRaw } from './send-raw.ts'

const together = 20

/** Whoever refuses a long request before it was read may reset the connection, and the answer is lost on its way. */
const alwaysAnswered = 16_000

/** Has to hold of an answer; throws with what was asked, as it is shown, where it does not. */
type Holds = (answer: AnswerHead, asked: string) => void

/** Tries so many random requests, some at a time, and what has to hold of every answer. */
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
    // Ends the search for a smaller case before the test's own time is over, which would not say the case.
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: true,
  })
}

function answerHolds(request: RawRequest, answer: AnswerHead | undefined, holds: Holds): void {
  if (answer) holds(answer, shown(request))
  else if (request.ending === 'wait' && request.head.length + request.body.length < alwaysAnswered)
    throw new Error(`No answer to ${shown(request)}`)
}

/** What holds of every answer of the built site: nothing was thrown, nobody is led away, no page comes without its policy. */
export function isSound({ status, headers }: AnswerHead, asked: string): void {
  expect(status, asked).toBeLessThan(500)
  expect(headers.get('location') ?? '/', asked).toMatch(/^\/(?!\/)[\x20-\x7e]*$/)
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html')
  if (isPage) expect(headers.get('content-security-policy'), asked).toContain("default-src 'none'")
}

/** After all that: a form is sent in a browser, and arrives. */
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
