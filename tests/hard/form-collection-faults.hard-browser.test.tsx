import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportAccess } from '../../src/services/form-collection.ts'
import { createAccount, dashboard, mountAccount } from '../support/account.ts'
import { listenToConsole } from '../support/console.ts'
import { type BehaviourName, behaviours, fakeNetwork } from './faults/network.ts'
import { holdTime, pass } from './faults/time.ts'

// Nobody waits for the form collection: whatever it does, whoever registers is in, and it is told at most once.

const names = Object.keys(behaviours) as BehaviourName[]

test.for(names)(
  'Where the form collection %s, whoever registers is in, and it is told once',
  async service => {
    listenToConsole()
    await mountAccount({ mode: 'register' })
    const network = fakeNetwork()
    network.decide({ service, after: 0 })
    await createAccount()
    await expect.element(dashboard).toBeVisible()
    expect(network.asked.map(({ body }) => body)).toMatchObject([
      { subject: 'New Registration: Anna Huber', email: 'anna@huber.example' },
    ])
  },
)

test('Whatever goes wrong, each registration and login is told whole and once, and a failure is one line', async ({
  task,
}) => {
  const numRuns = 400
  const at = new Date('2026-03-02T09:00:00Z')
  const person = fc.record({
    fullName: fc.string({ unit: 'binary' }),
    companyName: fc.string({ unit: 'grapheme' }),
    jobTitle: fc.string({ unit: 'grapheme', maxLength: 2000 }),
    email: fc.emailAddress(),
  })
  const fate = fc.record({ service: fc.constantFrom(...names), after: fc.integer({ min: 0, max: 60_000 }) })
  const kind = fc.constantFrom('registration' as const, 'login' as const)
  const lines = listenToConsole()
  holdTime()
  await fc.assert(
    fc.asyncProperty(kind, person, fate, fc.option(fc.nat(60_000)), async (what, who, then, lostAt) => {
      lines.length = 0
      const network = fakeNetwork()
      network.decide(then)
      reportAccess(what, who, at, { formEndpoint: '/form-collection', contactEmail: 'a@b.example' })
      if (lostAt !== null) {
        await pass(lostAt)
        network.goOffline()
      }
      await pass(120_000)
      const [request, ...others] = network.asked
      expect(others).toEqual([])
      expect(request?.body).toMatchObject({ name: who.fullName, email: who.email })
      const { answer } = behaviours[then.service] as { answer?: Answer }
      expect(lines).toHaveLength(request?.cut || (answer && !isOk(answer)) ? 1 : 0)
      network.goOnline()
    }),
    { numRuns },
  )
  task.meta.figures = { 'form collection schedules': numRuns }
})

type Answer = (request: RequestInit) => Response

function isOk(answer: Answer): boolean {
  try {
    return answer({ redirect: 'error' }).ok
  } catch {
    return false
  }
}
