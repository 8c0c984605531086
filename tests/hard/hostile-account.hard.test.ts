import { expect, test } from 'vitest'
import { createAccount, logIn } from '../support/account-page.ts'
import { openChromium } from '../support/chromium.ts'
import { hostileScripts } from './hostile/page-scripts.ts'
import { hostileStyles } from './hostile/page-styles.ts'
import { type HostilePage, hostilePages, plainPage, serveHostile } from './hostile/pages.ts'
import { expectSame, type Pictures, takePicture } from './hostile/pictures.ts'

// The account area stands in the page itself, and keeps lists: more of it meets what a page's styles and scripts do.

const visit = openChromium({ viewport: { width: 1280, height: 900 } })
const account = '<mrp-account></mrp-account>'
const pages = hostilePages
  .filter(({ name }) => name in hostileStyles || name in hostileScripts || name === 'no doctype')
  // What jQuery hides and empties there is the page's own to hide.
  .filter(({ name }) => !name.startsWith('jQuery'))

interface Stay {
  readonly pictures: Pictures
  readonly complaints: readonly string[]
}

/** Creates an account, presses every button of its dashboard, comes back to it, leaves, and logs in. */
async function stayOn(hostile: HostilePage): Promise<Stay> {
  const { page, complaints } = await visit('/robots.txt', serveHostile({ ...hostile, body: account }))
  // The dashboard says when everything was done.
  await page.clock.setFixedTime('2026-03-05T10:00:00Z')
  await page.goto('/try.html')
  const area = page.locator('mrp-account')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const seesRecords = async () => {
    await page.getByRole('heading', { name: 'Welcome, Anna Huber' }).waitFor()
    await page.getByRole('rowheader', { name: 'Sample MRP Run' }).waitFor()
    await page.getByRole('rowheader', { name: 'NetSuite' }).waitFor()
  }

  await page.getByRole('button', { name: 'Log In', exact: true }).waitFor()
  const form = await takePicture(area)
  await createAccount(page)
  for (const name of ['Update Profile', 'Upgrade Plan', 'Start MRP Run', 'Connect ERP System'])
    await press(name)
  await seesRecords()

  await page.reload()
  await seesRecords()
  const dashboard = await takePicture(area)
  await press('Log Out')
  await logIn(page)
  await seesRecords()
  return { pictures: { form, dashboard }, complaints }
}

let plain: Promise<Stay> | undefined

test.for(pages.map(hostile => [hostile.name, hostile] as const))(
  'On a page with %s, an account is made, used, kept and entered again, and looks the same',
  async ([, hostile]) => {
    plain ??= stayOn(plainPage(account))
    const expected = await plain
    const { pictures, complaints } = await stayOn(hostile)
    const { page: judge } = await visit('/robots.txt')
    await expectSame(judge, expected.pictures, pictures)
    expect(complaints).toEqual([])
  },
)
