import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/services/config.ts'
import * as account from '../../support/account.ts'
import { expectFocus, field, type, watchEvent } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

// The specification's rules about logging in and creating an account, in its order.

const told = 'Our team gets your name, company, job title and email address, never the password.'

test('“The mode toggles between login and create account”, and either says what the team is told', async () => {
  await account.mountAccount()
  await expect.element(account.loginForm).toBeVisible()
  await expect.element(page.getByText(told)).toBeVisible()
  await press(account.toCreate)
  await expect.element(account.createForm).toBeVisible()
  await expect.element(page.getByText(told)).toBeVisible()
  await press(account.toLogin)
  await expect.element(account.loginForm).toBeVisible()
})

test('What a toast says of one form is gone with that form', async () => {
  await account.mountAccount()
  await press(account.loginButton)
  await account.expectToast('Missing Information', 'Please enter your email and password.', 'alert')
  await press(account.toCreate)
  await expect.element(account.createForm).toBeVisible()
  expect(page.getByRole('alert').getByText('Missing Information').elements()).toEqual([])
})

test.for([
  ['login', ['email', 'password', 'rememberMe']],
  ['register', ['fullName', 'companyName', 'jobTitle', 'email', 'password', 'confirmPassword']],
] as const)('“Login form state”: in the mode %s it asks for %s', async ([mode, names]) => {
  const element = await account.mountAccount({ mode })
  const controls = [...element.querySelectorAll<HTMLInputElement>('form [name]')]
  expect(controls.map(({ name }) => name)).toEqual(names)
  for (const control of controls) expect(control.labels?.length).toBe(1)
})

test.for([
  ['no password', { Email: account.anna.Email }, 'Password'],
  ['neither', {}, 'Email'],
  ['an email of blanks', { Email: ' ', Password: account.anna.Password }, 'Email'],
] as const)('“email and password are required”: with %s', async ([, typed, first]) => {
  await account.mountAccount()
  await type(typed)
  await press(account.loginButton)
  await account.expectToast('Missing Information', 'Please enter your email and password.', 'alert')
  await expectFocus(field(first))
  await expect.element(field(first)).toBeInvalid()
})

test.for([
  [
    '“Account not found”',
    ['nobody@huber.example', account.anna.Password],
    ['Account Not Found', 'No account found with that email address. Please create an account first.'],
    'Email',
  ],
  [
    '“Wrong password”',
    [account.anna.Email, 'gear-box-8'],
    ['Invalid Password', 'The password you entered is incorrect.'],
    'Password',
  ],
  [
    'What is no address is simply not found: “Account not found”',
    ['anna', account.anna.Password],
    ['Account Not Found', 'No account found with that email address. Please create an account first.'],
    'Email',
  ],
] as const)('%s is said, and what was typed stays', async ([, typed, [title, sentence], at]) => {
  await account.mountWithAccount()
  await account.logIn(...typed)
  await account.expectToast(title, sentence, 'alert')
  await expectFocus(field(at))
  await expect.element(field('Email')).toHaveValue(typed[0])
  await expect.element(field('Password')).toHaveValue(typed[1])
})

const missing = ['Missing Information', 'Please fill in all required fields.'] as const
const noAddress = ['Invalid Email', 'This does not look like an email address.'] as const

test.for([
  ['“Job title … required”', { 'Job title': '' }, missing, 'Job title'],
  ['blanks alone are no name', { 'Full name': '   ' }, missing, 'Full name'],
  [
    'what is missing is said before what does not match',
    { 'Job title': '', 'Confirm password': '' },
    missing,
    'Job title',
  ],
  ['“anna@” is no address', { Email: 'anna@' }, noAddress, 'Email'],
  [
    '“Passwords must match”',
    { 'Confirm password': 'gear-box-8' },
    ['Password Mismatch', 'Passwords do not match.'],
    'Confirm password',
  ],
] as const)(
  'No account is created, and what was typed stays: %s',
  async ([, changes, [title, sentence], label]) => {
    const typed: typeof account.anna = { ...account.anna, ...changes }
    await account.mountAccount({ mode: 'register' })
    await type(typed)
    await press(account.createButton)
    await account.expectToast(title, sentence, 'alert')
    await expectFocus(field(label))
    for (const [name, text] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(text)
    expect(account.storedUsers()).toEqual([])
  },
)

test('Names and address are kept without the blanks around them, and the password as it is', async () => {
  await account.mountAccount({ mode: 'register' })
  await account.createAccount({
    'Full name': '  Anna Huber ',
    'Company name': '\u00a0Huber Gears',
    'Job title': 'Planner ',
    Email: ' anna@huber.example ',
    // “No password strength rule”: a blank will do.
    Password: ' ',
    'Confirm password': ' ',
  })
  expect(account.storedUsers()).toEqual([
    expect.objectContaining({
      fullName: 'Anna Huber',
      companyName: 'Huber Gears',
      jobTitle: 'Planner',
      email: account.anna.Email,
      password: ' ',
    }),
  ])
  expect(account.storedUsers()[0]).not.toHaveProperty('confirmPassword')
})

test('An address with umlauts has an account, and finds it again', async () => {
  await account.mountWithAccount({ Email: 'bücher@exämple.de' })
  await account.logIn('bücher@exämple.de')
  await expect.element(account.dashboard).toBeVisible()
})

test('“Duplicate email”', async () => {
  await account.mountWithAccount()
  await press(account.toCreate)
  await type(account.anna)
  await press(account.createButton)
  await account.expectToast(
    'Account Already Exists',
    'An account with this email already exists. Please log in instead.',
    'alert',
  )
  await expectFocus(field('Email'))
  expect(account.storedUsers()).toHaveLength(1)
})

test('“Email matching is exact”: capitals make another account', async () => {
  await account.mountWithAccount()
  await account.logIn('Anna@Huber.example')
  await account.expectToast('Account Not Found', 'Please create an account first.', 'alert')
  await press(account.toCreate)
  await account.createAccount({ Email: 'Anna@Huber.example' })
  expect(account.storedUsers().map(({ email }) => email)).toEqual([
    'anna@huber.example',
    'Anna@Huber.example',
  ])
})

test('“Account Created Successfully”, and the dashboard shows', async () => {
  await account.mountAccount({ mode: 'register' })
  await account.createAccount()
  await account.expectToast('Account Created Successfully', 'Anna Huber', 'status')
})

test('“Login Successful” (“Welcome back, {name}!”), and the dashboard shows; “Logout removes the current user and the remember-me flag, clears the form, and returns to the login form”', async () => {
  await account.mountWithAccount()
  await press(page.getByRole('checkbox', { name: 'Remember me' }))
  await account.logIn()
  await account.expectToast('Login Successful', 'Welcome back, Anna Huber!', 'status')
  await expect.element(account.dashboard).toBeVisible()
  expect(localStorage.getItem('mrp:remember-me')).not.toBeNull()

  await press(account.logoutButton)
  await account.expectToast('Logged Out', 'Your connections and runs are kept for the next time.', 'status')
  await expect.element(account.loginForm).toBeVisible()
  expect(localStorage.getItem('mrp:current-user')).toBeNull()
  expect(localStorage.getItem('mrp:remember-me')).toBeNull()
  await expect.element(field('Email')).toHaveValue('')
  await expect.element(field('Password')).toHaveValue('')
  await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
})

test('People are told that the account is kept in this browser, and to use a throwaway password; “Forgot password: the user is told to contact the support email”, after what to do without it', async () => {
  await account.mountAccount()
  await expect
    .element(page.getByText(/Use a throwaway password: it is stored unencrypted in this browser/))
    .toBeVisible()
  await page.getByText('Forgot your password?').click()
  const advice = page.getByText(/ clear this site’s data in the browser/)
  await expect.element(advice).toBeVisible()
  const address = page.getByRole('link', { name: 'hello@mrp-agent.example' })
  await expect.element(address).toHaveAttribute('href', 'mailto:hello@mrp-agent.example')
  expect(advice.element().compareDocumentPosition(address.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('Where no form collection is told, nothing is said of the team', async () => {
  await account.mountAccount()
  configure({ formEndpoint: undefined })
  await expect.element(page.getByText('Use a throwaway password')).toBeVisible()
  await expect.element(page.getByText(/our team gets/i)).not.toBeInTheDocument()
})

test('The events carry the user, and never the password', async () => {
  const seen = ['mrp-register', 'mrp-login', 'mrp-logout'].map(name => [name, watchEvent(name)] as const)
  await account.mountAccount({ mode: 'register' })
  await account.createAccount()
  await press(account.logoutButton)
  await account.logIn()
  await expect.element(account.dashboard).toBeVisible()
  for (const [name, events] of seen) {
    expect(events, name).toHaveLength(1)
    expect(events[0]?.detail.user).toMatchObject({ fullName: 'Anna Huber', email: account.anna.Email })
    expect(JSON.stringify(events[0]?.detail)).not.toContain(account.anna.Password)
  }
})
