import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anna, createAccount, mountAccount, storedUser } from '../../support/account.ts'
import { field, type } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Creates an account in German. */
async function createGerman(): Promise<HTMLElement> {
  const element = await mountAccount({ mode: 'register', lang: 'de' })
  await expect.element(button('Konto erstellen')).toBeVisible()
  await type({
    'Vor- und Nachname': anna['Full name'],
    Unternehmen: anna['Company name'],
    Position: anna['Job title'],
    'E-Mail': anna.Email,
    Passwort: anna.Password,
    'Passwort bestätigen': anna.Password,
  })
  await press(button('Konto erstellen'))
  await expect.element(page.getByRole('heading', { name: 'Willkommen, Anna Huber' })).toBeVisible()
  return element
}

test('What is stored stays English, what is shown does not', async () => {
  await createGerman()
  await press(button('ERP-System verbinden'))
  await expect.element(page.getByRole('cell', { name: 'Verbunden' })).toBeVisible()
  expect(storedUser()?.erpConnections).toMatchObject([{ type: 'NetSuite', status: 'Connected' }])
})

test('Dates are in the element’s language', async () => {
  const element = await createGerman()
  const shown = () => page.getByRole('time').element().textContent
  await expect.poll(shown).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/)
  element.lang = 'fr'
  await expect.poll(shown).toMatch(/^\d{1,2} \S+ \d{4}, \d\d:\d\d$/)
})

test('A sentence at a field changes with the language, and what was typed stays', async () => {
  const element = await mountAccount()
  await type({ Email: 'nobody@huber.example', Password: 'gear' })
  await press(button('Log In'))
  await expect.element(page.getByText('No account found with that email address.').first()).toBeVisible()
  element.lang = 'es'
  await expect
    .element(field('Correo electrónico'))
    .toHaveAccessibleDescription(
      'No hay ninguna cuenta con ese correo electrónico. Cree primero una cuenta, por favor.',
    )
  await expect.element(field('Correo electrónico')).toHaveValue('nobody@huber.example')
  await expect.element(field('Contraseña')).toHaveValue('gear')
})

test('From right to left, the account area overflows nowhere, logged in or not', async () => {
  document.documentElement.dir = 'rtl'
  const element = await mountAccount({ mode: 'register' })
  element.style.inlineSize = '360px'
  const overflows = () =>
    [...element.querySelectorAll('[data-root] *')].filter(
      part =>
        part.scrollWidth > part.clientWidth + 1 &&
        !part.closest('[tabindex="0"]') &&
        getComputedStyle(part).display !== 'inline' &&
        part.localName !== 'input',
    )
  expect(overflows()).toEqual([])
  const reveal = button('Show password').element().getBoundingClientRect()
  const input = field('Password').element().getBoundingClientRect()
  expect(reveal.left - input.left).toBeLessThan(input.right - reveal.right)
  await createAccount()
  expect(overflows()).toEqual([])
})
