import { expect, test, vi } from 'vitest'
import { reportAccess } from '../../src/services/form-collection.ts'
import { listenToConsole } from '../support/console.ts'

const anna = {
  fullName: 'Anna Huber',
  companyName: 'Huber Gears',
  jobTitle: 'Planner',
  email: 'anna@huber.example',
  password: 'secret 🔑',
}
const settings = { formEndpoint: '/form-collection', contactEmail: 'sales@factory.example' }
const at = new Date('2025-06-02T08:00:00.000Z')

interface Letter {
  readonly service: string
  readonly fields: Readonly<Record<string, string>>
}

/** What arrived from this address; the inbox is shared by all tests, so addresses differ. */
async function lettersFrom(email: string): Promise<readonly Letter['fields'][]> {
  const answer = await fetch('/__inbox', { headers: { accept: 'application/json' } })
  const letters: readonly Letter[] = await answer.json()
  return letters
    .filter(({ service }) => service === 'form-collection')
    .map(({ fields }) => fields)
    .filter(fields => fields.email === email)
}

/** The first letter from this address, as soon as it is there. */
async function letterFrom(email: string): Promise<Letter['fields'] | undefined> {
  await expect.poll(() => lettersFrom(email)).toHaveLength(1)
  return (await lettersFrom(email))[0]
}

const registration = (email: string, changes: Partial<typeof anna> = {}) =>
  reportAccess('registration', { ...anna, email, ...changes }, at, settings)

test('A registration arrives with every field, and the message states who and when', async () => {
  registration('registers@huber.example')
  expect(await letterFrom('registers@huber.example')).toEqual({
    name: 'Anna Huber',
    email: 'registers@huber.example',
    subject: 'New Registration: Anna Huber',
    message:
      'Name: Anna Huber\nCompany: Huber Gears\nJob title: Planner\nEmail: registers@huber.example\nRegistration time: 2025-06-02T08:00:00.000Z',
    _replyto: 'registers@huber.example',
    _to: 'sales@factory.example',
    _format: 'plain',
  })
})

test('The request is JSON, outlives the page, carries no credentials and follows no redirect', () => {
  const request = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{}'))
  registration('asks@huber.example')
  expect(request).toHaveBeenCalledExactlyOnceWith(
    new URL('/form-collection', document.baseURI).href,
    expect.objectContaining({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'omit',
      keepalive: true,
      redirect: 'error',
    }),
  )
})

test.for(['\n', '\u2028'])(
  'A name is told as it was typed, but for a line break, which is a space and begins no line: %j',
  async (lineBreak, { task }) => {
    const email = `${task.id}@huber.example`
    const fullName = `Anna $& {name}${lineBreak}Bcc: all@factory.example`
    registration(email, { fullName, companyName: fullName })
    const letter = await letterFrom(email)
    expect(letter?.subject).toBe('New Registration: Anna $& {name} Bcc: all@factory.example')
    expect(letter?.message?.split('\n')).toHaveLength(5)
  },
)

test('Without an endpoint nobody is asked', () => {
  const request = vi.spyOn(window, 'fetch')
  reportAccess('login', anna, at, { ...settings, formEndpoint: '' })
  expect(request).not.toHaveBeenCalled()
})

test.for([
  ['the service is away', 'http://127.0.0.1:9/form-collection', /Failed to fetch/],
  ['the service refuses', '/__nothing-here', /it answered 4\d\d/],
  ['the address is none', 'http://[', /Invalid URL/],
] as const)(
  'Where %s, the console says so in one line, without a word about the visitor',
  async ([, formEndpoint, reason]) => {
    const lines = listenToConsole()
    expect(reportAccess('registration', anna, at, { ...settings, formEndpoint })).toBeUndefined()
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toContain(
      `The form-collection service at ${formEndpoint} was not told of a registration`,
    )
    expect(lines[0]).toMatch(reason)
    expect(lines[0]).toContain('Check form-endpoint of <mrp-config>')
    expect(lines[0]).not.toMatch(/Anna|Huber|Planner|secret/i)
  },
)
