import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openChromium } from '../support/chromium.ts'
import { tabTo, walk, withPeople } from '../support/in-page.ts'
import { states } from '../support/states.ts'

// Everything by the keyboard alone: no test here touches a mouse, and none puts the focus anywhere itself.

const visit = openChromium({ viewport: { width: 1280, height: 800 } })

const press = (page: Page, ...keys: readonly string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

/** What has the focus, by its text. */
const focusedText = (page: Page) => page.evaluate(() => people.focused()?.textContent ?? '')

test.for([...(await routes()), '/embed/'])(
  'On %s Tab comes to everything that can be used, and one sees where one is',
  async (route, { task }) => {
    const { page } = await visit(route, withPeople)
    const { stops, unseen, missed } = await walk(page)
    expect(stops.length).toBeGreaterThan(10)
    expect(unseen).toEqual([])
    expect(missed).toEqual([])
    task.meta.figures = { 'stops of the Tab key looked at': stops.length }
  },
)

test('A dialog keeps the focus until Escape, which gives it back to what opened it', async () => {
  const { path, prepare } = states['the dialog open']
  const { page } = await visit(path, async opened => {
    await withPeople(opened)
    await prepare?.(opened)
  })
  await tabTo(page, /^Ask for a demo$/)
  await press(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => page.evaluate(() => people.focused()?.getAttribute('name'))).toBe('fullName')
  const { stops, unseen } = await walk(page, 40)
  expect(stops).toContain('button Close')
  expect(stops.filter(stop => /Prices|Ask for/.test(stop))).toEqual([])
  expect(unseen).toEqual([])
  await press(page, 'Shift+Tab', 'Shift+Tab')
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => focusedText(page)).toBe('Ask for a demo')
})
