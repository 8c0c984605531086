import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { hostileScripts } from './hostile/page-scripts.ts'
import { hostilePages, serveHostile } from './hostile/pages.ts'

// The account area stands in the page itself, and keeps lists: more of it meets what a page's scripts do.

const visit = openChromium()
const account = '<mrp-account></mrp-account>'
// What jQuery hides and empties there is the page's own to hide.
const pages = hostilePages.filter(({ name }) => name in hostileScripts && !name.startsWith('jQuery'))

test.for(pages.map(hostile => [hostile.name, hostile] as const))(
  'On a page with %s, an account is made, kept and entered again',
  async ([, hostile], { task }) => {
    const { page, complaints } = await visit('/robots.txt', serveHostile({ ...hostile, body: account }))
    await page.goto('/try.html')
    const typed = {
      'Full name': 'Anna Huber',
      'Company name': 'Huber Gears',
      'Job title': 'Planner',
      Email: 'anna@huber.example',
    }
    await page.getByRole('button', { name: 'Create an account' }).click()
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
    await page.getByLabel('Password', { exact: true }).fill('gear-box-7')
    await page.getByLabel('Confirm password').fill('gear-box-7')
    await page.getByRole('button', { name: 'Create Account', exact: true }).click()
    await page.getByRole('button', { name: 'Start MRP Run' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)

    await page.reload()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByLabel('Email').fill('anna@huber.example')
    await page.getByLabel('Password', { exact: true }).fill('gear-box-7')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)
    expect(complaints).toEqual([])
    task.meta.figures = { 'hostile pages with an account': 1 }
  },
)
