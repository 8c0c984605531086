import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/pages.ts'
import { untilAwake } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { lettersFrom } from '../support/form-page.ts'
import { tabTo, twoFrames, walk, withPeople } from '../support/in-page.ts'
import { states } from '../support/states.ts'

// Everything by the keyboard alone: no test here touches a mouse, and none puts the focus anywhere itself.

const visit = openChromium({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

const press = (page: Page, ...keys: readonly string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

/** What has the focus, by its text. */
const focusedText = (page: Page) => page.evaluate(() => people.focused()?.textContent ?? '')

/** Goes from field to field and types. */
async function typeOn(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

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

test('The first Tab offers to skip the header, and Enter does', async () => {
  const { page } = await visit('/pricing', withPeople)
  await press(page, 'Tab')
  expect(await focusedText(page)).toBe('Skip to content')
  await press(page, 'Enter', 'Tab')
  expect(await page.evaluate(() => people.focused()?.getRootNode() instanceof ShadowRoot)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
})

test('From a menu to the features, the prices and a demo that is asked for', async () => {
  const { page } = await visit('/', withPeople)
  await tabTo(page, /^Product$/)
  await press(page, 'Enter')
  await page.locator('[popover][data-open]').waitFor()
  await press(page, 'ArrowDown')
  await expect.poll(() => focusedText(page)).toBe('Features')
  await press(page, 'Enter')
  await page.waitForURL('**/product')

  await tabTo(page, /^Pricing$/)
  await press(page, 'Enter')
  await page.waitForURL('**/pricing')

  await tabTo(page, /^Request a Demo$/)
  await press(page, 'Enter')
  await page.waitForURL('**/demo')

  await tabTo(page, /^Full name/)
  await typeOn(page, 'Keya Board', 'Board Gears', 'Planner', 'keya@board.example')
  await tabTo(page, /^Number of SKUs/)
  await page.keyboard.type('100')
  await tabTo(page, /^Request a Demo$/)
  await press(page, 'Enter')
  await page.getByRole('heading', { name: 'Thank you, Keya Board.' }).waitFor()
  // A screen reader goes on from there.
  expect(await focusedText(page)).toBe('Thank you, Keya Board.')
  const [letter] = await lettersFrom(page, 'Keya Board')
  expect(letter).toMatchObject({ from_email: 'keya@board.example', sku_count: '100-500' })
})

test('Escape closes a menu and gives its button the focus back', async () => {
  const { page } = await visit('/', withPeople)
  await tabTo(page, /^About Us$/)
  await press(page, 'Enter')
  await page.locator('[popover][data-open]').waitFor()
  await press(page, 'ArrowDown')
  await expect.poll(() => focusedText(page)).toBe('About')
  await press(page, 'Escape')
  await expect.poll(() => focusedText(page)).toBe('About Us')
  expect(await page.locator('[part=menu]:popover-open').count()).toBe(0)
})

/** On a phone, with its menu open and the focus on one of the links. */
async function inPhoneMenu(): Promise<Page> {
  const { page } = await visit('/', async opened => {
    await withPeople(opened)
    await opened.setViewportSize({ width: 390, height: 844 })
  })
  await tabTo(page, /^Menu$/)
  await press(page, 'Enter')
  await tabTo(page, /^Pricing$/)
  return page
}

test('Escape closes the menu of a phone and gives its button the focus back', async () => {
  const page = await inPhoneMenu()
  await untilAwake(page, 'mrp-site-header')
  await press(page, 'Escape')
  await expect.poll(() => focusedText(page)).toBe('Menu')
})

test('On a phone’s keyboard too: the menu, and from it to the prices', async () => {
  const page = await inPhoneMenu()
  await press(page, 'Enter')
  await page.waitForURL('**/pricing')
})

test('An account is created, used, left and entered again', async () => {
  const { page } = await visit('/login', withPeople)
  await tabTo(page, /^Create an account$/)
  await press(page, 'Enter')
  await expect.poll(() => focusedText(page)).toBe('Create your account')
  await press(page, 'Tab')
  await typeOn(page, 'Keya Board', 'Board Gears', 'Planner', 'keya@board.example', 'gear-box-7')
  await tabTo(page, /^Confirm password/)
  await page.keyboard.type('gear-box-7')
  await press(page, 'Enter')
  await page.getByText('No active subscription').waitFor()
  await expect.poll(() => focusedText(page)).toContain('Keya Board')

  await tabTo(page, /^Start MRP Run$/)
  await press(page, 'Enter')
  await page.getByText('1 completed').waitFor()
  await tabTo(page, /^Connect ERP System$/)
  await press(page, 'Space')
  await page.getByText('1 connected').waitFor()
  await tabTo(page, /^Log Out$/)
  await press(page, 'Enter')
  await expect.poll(() => focusedText(page)).toBe('Log in')

  await press(page, 'Tab')
  await typeOn(page, 'keya@board.example')
  await page.keyboard.type('gear-box-7')
  await press(page, 'Enter')
  await page.getByText('1 completed').waitFor()
})

test('Where something is missing, the focus comes to it, and what is said of it belongs to the field', async () => {
  const { page } = await visit('/demo', withPeople)
  await tabTo(page, /^Full name/)
  await press(page, 'Enter')
  await page.getByRole('alert').getByText('Missing Information').waitFor()
  const said = await page.evaluate(() => {
    const field = people.focused()
    const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
    const root = field?.getRootNode() as ShadowRoot
    return [field?.getAttribute('name'), ...ids.map(id => root.getElementById(id)?.textContent)]
  })
  expect(said).toEqual(['fullName', 'Please enter your full name.'])
})

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

test('Space opens an answer and closes it', async () => {
  const { page } = await visit('/pricing', withPeople)
  await tabTo(page, /^Can I change/)
  await press(page, 'Space')
  await twoFrames(page)
  expect(await page.evaluate(() => people.focused()?.closest('details')?.open)).toBe(true)
  await press(page, 'Space')
  await twoFrames(page)
  expect(await page.evaluate(() => people.focused()?.closest('details')?.open)).toBe(false)
})

test('A walk by Tab finds what is covered, what has no ring and what cannot be reached', async () => {
  const { page } = await visit('/pricing', withPeople)
  await page.evaluate(() => {
    const [one, two, three] = [1, 2, 3].map(() => document.createElement('button'))
    if (!one || !two || !three) return
    for (const button of [one, two, three]) document.querySelector('main')?.prepend(button)
    one.textContent = 'covered'
    one.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: -1'
    two.textContent = 'ringless'
    two.style.outline = 'none'
    three.textContent = 'fleeing'
    three.addEventListener('focus', () => two.focus())
  })
  const { unseen, missed } = await walk(page, 30)
  expect(unseen).toEqual(['button ringless has no ring', 'button covered is covered'])
  expect(missed).toContain('button fleeing')
})
