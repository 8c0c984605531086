import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { runLocalServer } from '../support/local-server.ts'
import { isSound, livesThrough, worksAsBefore } from '../support/requests/lives-through.ts'

// No request ends the server behind `npm start`, whatever it is made of.

const running = runLocalServer('preview')
const visit = openChromium()
const requests = 10_000

test('Random requests are answered, and the site, its form and the inbox work as before', async ({
  task,
}) => {
  await livesThrough(running, requests, isSound)
  const server = await running()
  await worksAsBefore(server, visit)
  expect(server.said()).toBe('')
  task.meta.figures = { 'requests to the local server': requests }
})
