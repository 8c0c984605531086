import { expect, test } from 'vitest'
import { createAccount, logIn } from '../support/account-page.ts'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { denyStorage } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

// The account area where the browser keeps nothing, no more, or something broken.

const visit = openInTurn()

test('Where storage is blocked, the account works for the visit, and the page says so', async () => {
  const { page } = await visit('/login', opened => opened.addInitScript(denyStorage))
  await createAccount(page)
  await page.getByText(/does not let the page keep anything/).waitFor()
  await page.getByRole('button', { name: 'Start MRP Run' }).click()
  await page.getByRole('row', { name: 'Sample MRP Run' }).waitFor()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await logIn(page)
  await page.getByRole('row', { name: 'Sample MRP Run' }).waitFor()
})

test('Where storage is blocked, the account says so before anything is filled in, and where it is not, it does not', async () => {
  const notice = /does not let the page keep anything/
  const { page } = await visit('/login')
  await untilAwake(page, 'mrp-account')
  await rested(page)
  expect(await page.getByText(notice).count()).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.addInitScript(denyStorage)
  await page.reload()
  await page.getByText(notice).waitFor()
})

test('Where storage is full, the account works for the visit, and the page says so', async () => {
  const { page } = await visit('/login')
  await page.evaluate(() => {
    let size = 1_000_000
    while (size > 0) {
      try {
        localStorage.setItem(
          `filling ${size}`,
          (localStorage.getItem(`filling ${size}`) ?? '') + 'x'.repeat(size),
        )
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  await createAccount(page)
  await page.getByText('The storage of this browser is full.').waitFor()
  await page.getByRole('button', { name: 'Connect ERP System' }).click()
  await page.getByRole('row', { name: 'NetSuite' }).waitFor()
})
