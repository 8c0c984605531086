import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createAccount, dashboard, logIn, loginForm, password, register } from '../support/account-page.ts'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { cloudTag } from './support/cloud-site.ts'
import { disableAccount, newEmail, protectEmails } from './support/emulated.ts'
import { openGate } from './support/gate.ts'

// `<mrp-account provider="cloud">` as its users meet it, with accounts in the real emulator.

const visit = openChromium()

/** A page with the account area and its accounts in the cloud. */
async function openAccount({ tag = cloudTag() } = {}): Promise<{
  page: Page
  heard: readonly string[]
}> {
  const heard: string[] = []
  const { page } = await visit('/try.html', async opened => {
    opened.on('request', request => heard.push(request.url()))
    await servePage(
      `${tag}<mrp-site-header></mrp-site-header><mrp-account provider="cloud"></mrp-account><mrp-toaster></mrp-toaster>${scriptTag}`,
    )(opened)
  })
  return { page, heard }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The one row of a table of the dashboard that has such a status. */
const row = (page: Page, table: string, status: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: status })

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: title }).filter({ hasText: description }).waitFor()
}

/** A page on which somebody has an account and is not logged in. */
async function registered() {
  const opened = await openAccount()
  const email = newEmail()
  await createAccount(opened.page, email)
  await button(opened.page, 'Log Out').click()
  await loginForm(opened.page).waitFor()
  return { ...opened, email }
}

test('Creating an account shows the dashboard, and the header leads there', async () => {
  const { page } = await openAccount()
  await register(page, newEmail())
  await page.getByText('Account Created Successfully').waitFor()
  await page.getByRole('heading', { name: 'Welcome, Anna Huber' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor()
})

test('An email that has an account: “Account Already Exists”', async () => {
  const { page, email } = await registered()
  await register(page, email)
  await expectToast(page, 'Account Already Exists', 'Please log in instead.')
})

test('Where the provider tells, “Account Not Found” and “Invalid Password” are told apart', async () => {
  await protectEmails(false)
  const { page, email } = await registered()
  await logIn(page, newEmail())
  await expectToast(page, 'Account Not Found', 'Please create an account first.')
  await logIn(page, email, 'gear-box-8')
  await expectToast(page, 'Invalid Password', 'The password you entered is incorrect.')
})

test('Where it does not tell, both have one text', async () => {
  await protectEmails(true)
  try {
    const { page, email } = await registered()
    for (const [address, secret] of [
      [newEmail(), password],
      [email, 'gear-box-8'],
    ] as const) {
      await logIn(page, address, secret)
      await expectToast(page, 'Invalid Password', 'Please check both, or create an account first.')
    }
    await logIn(page, email)
    await dashboard(page).waitFor()
  } finally {
    await protectEmails(false)
  }
})

test('A disabled account is told where to write to', async () => {
  const { page, email } = await registered()
  const records = await page.evaluate(() => Object.keys(localStorage))
  const id = records.find(key => key.startsWith('mrp:cloud-user:'))?.slice('mrp:cloud-user:'.length) ?? ''
  await disableAccount(id)
  await logIn(page, email)
  await expectToast(page, 'Account Disabled', 'hello@mrp-agent.example')
})

test('“Login Successful” (“Welcome back, {name}!”), with the connections and runs of this user', async () => {
  const { page, email } = await registered()
  await logIn(page, email)
  await page.getByText('Welcome back, Anna Huber!').waitFor()
  await button(page, 'Connect ERP System').click()
  await button(page, 'Start MRP Run').click()
  await page.getByText('MRP Run Started').waitFor()
  await button(page, 'Log Out').click()

  await register(page, newEmail())
  await page.getByText('Plans the sample factory').waitFor()
  await button(page, 'Log Out').click()

  await logIn(page, email)
  await row(page, 'MRP runs', 'Completed').waitFor()
  await row(page, 'ERP connections', 'Connected').waitFor()
})

test('A reload stays signed in, and no form is shown before that is known', async () => {
  const { page } = await openAccount()
  await createAccount(page, newEmail())
  await page.reload({ waitUntil: 'commit' })
  let seenForm = false
  while (!(await dashboard(page).isVisible())) seenForm ||= await page.getByRole('form').isVisible()
  expect(seenForm).toBe(false)
})

test('A second tab follows: signed in, a new run, signed out', async () => {
  const { page } = await openAccount()
  const other = await page.context().newPage()
  await servePage(`${cloudTag()}<mrp-account provider="cloud"></mrp-account>${scriptTag}`)(other)
  await other.goto('/try.html')
  await loginForm(other).waitFor()

  await register(page, newEmail())
  await dashboard(other).waitFor()
  await button(page, 'Start MRP Run').click()
  await row(other, 'MRP runs', 'Completed').waitFor()
  await button(other, 'Log Out').click()
  await loginForm(page).waitFor()
})

test('The provider away: the form says so, keeps what was typed, and works once it is back', async () => {
  const { page: first, email } = await registered()
  await first.close()
  const gate = await openGate()
  const { page } = await openAccount({ tag: cloudTag('', gate.url) })
  await page.getByLabel('Email').waitFor()
  await gate.close()
  await logIn(page, email)
  await expectToast(page, 'No Connection', 'what you typed is still here')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await gate.open()
  await button(page, 'Log In').click()
  await dashboard(page).waitFor()
  await gate.close()
})

test('Without a project, accounts stay in this browser, and one console line says what to set', async () => {
  const complaints: string[] = []
  const heard: string[] = []
  const { page } = await visit('/try.html', async opened => {
    opened.on('console', line => complaints.push(line.text()))
    opened.on('request', request => heard.push(request.url()))
    await servePage(`<mrp-account provider="cloud"></mrp-account>${scriptTag}`)(opened)
  })
  await createAccount(page, newEmail())
  expect(complaints.filter(line => line.includes('provider="cloud"'))).toEqual([
    '<mrp-account provider="cloud"> has no Firebase project, so accounts stay in this browser. Set the firebase attribute of <mrp-config>.',
  ])
  expect(heard.filter(url => /cloud|firebase|identitytoolkit/.test(url))).toEqual([])
})
