import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { localAccounts } from '../../../src/elements/account/local-accounts.ts'
import * as account from '../../support/account.ts'
import { watchEvent } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

// “Dashboard (inside /login when logged in)”, in the specification's order, and what the record holds.

/** Shows the dashboard of somebody who has registered before. */
async function mountDashboard(): Promise<HTMLElement> {
  await localAccounts.register(account.inStore(account.anna))
  const element = await account.mountAccount()
  await expect.element(account.dashboard).toBeVisible()
  return element
}

const table = (name: string) => page.getByRole('region', { name })

test.for([
  ['Update Profile', 'mrp-update-profile'],
  ['Upgrade Plan', 'mrp-upgrade-plan'],
] as const)(
  '“Update Profile and Upgrade Plan do nothing”: %s raises its event and no more',
  async ([name, type]) => {
    await mountDashboard()
    const raised = watchEvent(type)
    const stored = JSON.stringify({ ...localStorage })
    await press(page.getByRole('button', { name }))
    expect(raised.map(({ detail }) => detail)).toEqual([{}])
    expect(JSON.stringify({ ...localStorage })).toBe(stored)
    await expect.element(account.dashboard).toBeVisible()
  },
)

const at = expect.stringMatching(/Z$/)

test.for([
  [
    'Connect ERP System',
    'erpConnections',
    'mrp-erp-connect',
    { connection: { type: 'NetSuite', status: 'Connected', date: at } },
    ['ERP Connected', 'NetSuite integration added successfully!'],
  ],
  [
    'Start MRP Run',
    'savedMrpRuns',
    'mrp-run-start',
    { run: { status: 'Completed', results: 'Sample MRP Run', date: at } },
    ['MRP Run Started', 'Your MRP run has been completed successfully!'],
  ],
] as const)(
  '“‘%s’ appends” what the specification names, and tells of it',
  async ([button, list, type, detail, [title, sentence]]) => {
    await mountDashboard()
    const raised = watchEvent(type)
    await press(page.getByRole('button', { name: button }))
    await account.expectToast(title, sentence, 'status')
    expect(account.storedUsers()[0]?.[list]).toEqual(Object.values(detail))
    expect(account.storedUser()?.[list]).toEqual(Object.values(detail))
    expect(raised.map(event => event.detail)).toEqual([detail])
  },
)

test('The dashboard greets by name and says job title and company', async () => {
  await mountDashboard()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Anna Huber')
  await expect.element(page.getByText('Planner, Huber Gears')).toBeVisible()
})

test('Connections and runs are listed with their dates, newest first', async () => {
  localStorage.setItem(
    'mrp:current-user',
    JSON.stringify({
      id: '1',
      fullName: 'Anna Huber',
      email: account.anna.Email,
      erpConnections: [
        { type: 'NetSuite', status: 'Connected', date: '2026-01-05T10:00:00.000Z' },
        { type: 'Oracle', status: 'Connected', date: '2026-01-06T10:00:00.000Z' },
      ],
      savedMrpRuns: [
        { status: 'Completed', results: 'First run', date: '2026-02-05T10:00:00.000Z' },
        { status: 'Completed', results: 'Second run', date: '2026-03-05T10:00:00.000Z' },
      ],
      lastLogin: '2026-03-05T09:00:00.000Z',
    }),
  )
  await account.mountAccount()
  const rows = table('MRP runs').getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent(/^Second run 1 to place, 2 to startCompleted5 Mar 2026/)
  await expect.element(rows.nth(2)).toHaveTextContent(/^First run 1 to place, 2 to startCompleted5 Feb 2026/)
  const connections = table('ERP connections').getByRole('row')
  await expect.element(connections.nth(1)).toHaveTextContent(/^Oracle simulatedConnected6 Jan 2026/)
  await expect.element(connections.nth(2)).toHaveTextContent(/^NetSuite simulatedConnected5 Jan 2026/)
  await expect.element(page.getByText('Last login').element().parentElement).toHaveTextContent('5 Mar 2026')
})

test('Nothing of the dashboard is behind a scroller, however many runs there are', async () => {
  const savedMrpRuns = Array.from({ length: 40 }, () => ({
    status: 'Completed',
    results: 'Sample MRP Run',
    date: '2026-02-05T10:00:00.000Z',
  }))
  localStorage.setItem(
    'mrp:current-user',
    JSON.stringify({ id: '1', email: account.anna.Email, savedMrpRuns }),
  )
  const element = await account.mountAccount()
  expect(table('MRP runs').getByRole('row').elements()).toHaveLength(41)
  const hidden = [...element.querySelectorAll('[data-root] *')].filter(
    part => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
  )
  expect(hidden).toEqual([])
})

test('Where there is nothing yet, each card says what its button does, and that what comes is simulated', async () => {
  await mountDashboard()
  const card = (name: string) => page.getByRole('region', { name })
  await expect.element(card('MRP runs').getByText(/^Plans the sample factory: 5 items/)).toBeVisible()
  await expect.element(card('Plan your own parts').getByRole('link')).toHaveAttribute('href', '/plan')
  await expect
    .element(
      card('ERP connections').getByText(/^A simulation: .*you connect your ERP with a login that you create/),
    )
    .toBeVisible()
  expect(page.getByRole('table').elements()).toHaveLength(0)
  for (const name of ['MRP runs', 'Plan your own parts', 'ERP connections'])
    expect(card(name).element().querySelector('svg'), name).toBeNull()
  await press(account.connectButton)
  await expect.element(card('Plan your own parts').getByRole('link')).toBeVisible()
  await expect.element(card('MRP runs').getByText(/^Plans the sample factory/)).toBeVisible()
})

test.for(['Update Profile', 'Upgrade Plan'])(
  'That %s does nothing is seen and said at its button',
  async name => {
    await mountDashboard()
    const button = page.getByRole('button', { name })
    await expect.element(button).toHaveStyle({ cursor: 'default', backgroundColor: 'rgba(0, 0, 0, 0)' })
    await expect.element(button).toHaveAccessibleDescription('Both buttons do nothing in this trial account.')
    await expect.element(account.logoutButton).toHaveStyle({ cursor: 'pointer' })
  },
)

test('What is stored and none of ours is shown as it is: a date that is none, and keys of every object', async () => {
  const odd = { type: 'constructor', status: '__proto__', date: 'toString' }
  const user = { id: '1', email: account.anna.Email, lastLogin: 'some time ago', erpConnections: [odd] }
  localStorage.setItem('mrp:current-user', JSON.stringify(user))
  await account.mountAccount()
  await expect.element(page.getByText('some time ago')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(account.anna.Email)
  const row = table('ERP connections').getByRole('row').nth(1)
  await expect.element(row).toHaveTextContent('constructor simulated__proto__toString')
})

test('A user who was removed meanwhile starts nothing, and sees the login form', async () => {
  await mountDashboard()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.element(account.loginForm).toBeVisible()
})

test('The dashboard is styled, although its code comes after that of the form', async () => {
  const element = await account.mountAccount({ mode: 'register' })
  await account.createAccount()
  const rules = document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
  const classes = new Set([...element.querySelectorAll('[class]')].flatMap(part => [...part.classList]))
  expect([...classes].filter(name => !rules.some(rule => rule.includes(`.${name}`)))).toEqual([])
})
