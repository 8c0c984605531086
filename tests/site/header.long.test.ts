import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

// The header's menus, for the mouse, the finger and the keyboard.

const visit = openInTurn()
const narrow = openInTurn({ viewport: { width: 390, height: 844 } })

const shownMenu = '[popover]:popover-open'

/** Where the open menu and its links are, once it is placed. */
async function placesIn(page: Page) {
  const menu = page.locator(shownMenu)
  await menu.waitFor()
  // At once: its code may place it meanwhile.
  return menu.evaluate(panel => {
    const [box, ...links] = [panel, ...panel.querySelectorAll('a')].map(
      one => one.getBoundingClientRect().toJSON() as DOMRect,
    )
    if (!box) throw new Error('The menu is not there.')
    return { panel: box, links }
  })
}

/** Expects one link below the other, each whole, and nothing outside the window. */
function expectColumn({ panel, links }: Awaited<ReturnType<typeof placesIn>>, width: number, height: number) {
  expect(links.length).toBeGreaterThan(1)
  for (const [index, { top }] of links.entries())
    if (index > 0) expect(top).toBeGreaterThanOrEqual((links[index - 1]?.bottom ?? 0) - 0.5)
  for (const { left, right, bottom } of links) {
    expect(left).toBeGreaterThanOrEqual(panel.left)
    expect(right).toBeLessThanOrEqual(panel.right)
    expect(bottom).toBeLessThanOrEqual(panel.bottom)
  }
  expect(panel.left).toBeGreaterThanOrEqual(0)
  expect(panel.right).toBeLessThanOrEqual(width)
  expect(panel.bottom).toBeLessThanOrEqual(height)
}

test.for([
  [320, '/de/', 'Menü'],
  [768, '/', 'Menu'],
  [1440, '/', 'Product'],
  [1440, '/de/', 'Über uns'],
] as const)(
  'At %i px on %s, each link of “%s” is below the one before, and nothing leaves the window',
  async ([width, at, name]) => {
    const { page } = await visit('/robots.txt')
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at)
    await page.getByRole('button', { name }).click()
    expectColumn(await placesIn(page), width, 800)
    await untilAwake(page, 'mrp-site-header')
    if (width === 1440) await page.locator(`${shownMenu}[data-placed]`).waitFor()
    expectColumn(await placesIn(page), width, 800)
  },
)

test('Before its code comes, Enter, Space and ArrowDown open a menu', async () => {
  const { page } = await visit('/', opened => opened.route('**/chunks/*site-header*', () => {}))
  const button = page.getByRole('button', { name: 'Product' })
  for (const way of ['Enter', 'Space', 'ArrowDown']) {
    await button.focus()
    await page.keyboard.press(way)
    await page.locator(shownMenu).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator(shownMenu).waitFor({ state: 'detached' })
  }
})

test('The header stays at the top while the page scrolls, and Back closes an open menu of a page whose router stays', async () => {
  const { page } = await visit('/')
  await page.evaluate(() => scrollTo(0, 1500))
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  await page.evaluate(() => history.pushState(null, '', '/?next'))
  await page.getByRole('button', { name: 'Product' }).click()
  await page.locator(`${shownMenu}[data-placed]`).waitFor()
  await page.goBack()
  await expect.poll(() => page.locator(shownMenu).count()).toBe(0)
})

test('Once awake, a menu lines up with its button: from left, from right, and with little room', async () => {
  const { page } = await visit('/')
  const button = page.getByRole('button', { name: 'About Us' })
  const panel = page.locator(`${shownMenu}[data-placed]`)
  const placed = async (width: number, direction: 'ltr' | 'rtl') => {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(dir => document.documentElement.setAttribute('dir', dir), direction)
    await button.click()
    await panel.waitFor()
    const [at, box] = [await button.boundingBox(), await panel.boundingBox()]
    if (!at || !box) throw new Error('The menu is not there.')
    expect(box.y).toBeCloseTo(at.y + at.height + 8, 0)
    expect(box.x + box.width).toBeLessThanOrEqual(width - 8)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    return { starts: box.x - at.x, ends: box.x + box.width - at.x - at.width }
  }
  expect((await placed(1400, 'ltr')).starts).toBeCloseTo(0, 0)
  expect((await placed(1400, 'rtl')).ends).toBeCloseTo(0, 0)
  await placed(1100, 'ltr')
})

test('Each link of a menu is described by the line that stands below it', async () => {
  const { page } = await visit('/')
  const link = page.getByRole('banner').locator('[part~=menu] a').filter({ hasText: 'Features' }).first()
  const note = (await link.getAttribute('aria-description')) ?? ''
  expect(note.length).toBeGreaterThan(20)
  expect(await link.textContent()).toBe(`Features${note}`)
})

test('Once awake, the menu of a phone closes when Tab leaves it, a router follows its link, or the phone is turned', async () => {
  const { page } = await narrow('/')
  await page.evaluate(() => document.addEventListener('mrp-navigate', event => event.preventDefault()))
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const button = page.getByRole('button', { name: 'Menu' })
  const closed = () => expect.poll(() => menu.isVisible()).toBe(false)
  await button.click()
  await untilAwake(page, 'mrp-site-header')
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await menu.isVisible()).toBe(true)
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await closed()

  await button.click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await closed()

  await button.click()
  expect(await menu.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1200, height: 390 })
  await closed()
})

test('A menu is closed once one of its links was chosen, before its code has come, whatever becomes of the choice', async () => {
  const { page } = await visit('/', async opened => {
    await opened.route('**/chunks/*', () => {})
    await opened.context().route('https://**', route => route.fulfill({ body: 'profile' }))
  })
  await page.evaluate(() => document.addEventListener('mrp-navigate', event => event.preventDefault()))
  const header = page.getByRole('banner')
  const open = page.locator(shownMenu)
  await page.getByRole('button', { name: 'Product' }).click()
  await header.getByRole('link', { name: 'Features' }).click()
  expect(await open.count()).toBe(0)

  await page.getByRole('button', { name: 'About Us' }).click()
  const profile = page.context().waitForEvent('page')
  await header
    .getByRole('link', { name: /^Founder/ })
    .first()
    .click()
  await profile
  expect(await open.count()).toBe(0)
})

test('After Back, the menu that led away is closed', async () => {
  const { page } = await visit('/')
  await page.getByRole('button', { name: 'Product' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).click()
  await page.waitForURL('**/product')
  await page.goBack()
  await page.waitForURL(/\/$/)
  expect(await page.locator(shownMenu).count()).toBe(0)
})

test('Before its code comes, a phone that is turned has no menu over the page', async () => {
  const { page } = await narrow('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.route('**/chunks/*', () => {})
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await menu.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1200, height: 390 })
  await expect.poll(() => menu.isVisible()).toBe(false)
})

/**
 * Runs in a frame, and makes it as wide as that: whether the bar shows the wide navigation or the toggle, and what of it is
 * cut off or covered.
 */
function lookAtBars(widths: readonly number[]) {
  const bar = document.querySelector('mrp-site-header')?.shadowRoot?.querySelector('header')
  const frame = globalThis.frameElement as HTMLElement | null
  if (!bar || !frame) throw new Error('There is no header in a frame.')
  return widths.map(width => {
    frame.style.width = `${width}px`
    const shown = [...bar.querySelectorAll('a, button')].filter(
      item => !item.closest('[popover]') && item.checkVisibility({ visibilityProperty: true }),
    )
    const boxes = shown.map(item => ({ name: item.textContent ?? '', box: item.getBoundingClientRect() }))
    const faults = boxes.flatMap(({ name, box }, index) => {
      const next = boxes[index + 1]?.box
      const isOut = box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > 64
      return [
        ...(isOut ? [`${name} is cut: ${box.left} to ${box.right}, ${box.top} to ${box.bottom}`] : []),
        ...(next && next.left < box.right - 1 ? [`${name} lies under the next one`] : []),
      ]
    })
    const names = boxes.map(({ name }) => name)
    return { width: innerWidth, isWide: names.includes('Pricing'), hasToggle: names.includes('Menu'), faults }
  })
}

const ownNavigation = Array.from({ length: 9 }, (_, at) =>
  at % 2
    ? { label: at === 7 ? 'Pricing' : `Werk ${at}`, path: `/werk-${at}` }
    : { label: 'Halle', path: `/halle-${at}`, group: `Werk ${at}` },
)

const header = '<mrp-site-header></mrp-site-header>'
const dresses = {
  'with a longer brand': `<mrp-config brand-name="Huber & Sons Gears"></mrp-config>${header}`,
  'with a brand too long for any line': `<mrp-config brand-name="Huber & Sons Precision Gears, Bearings and Material Requirements Planning of Upper Bavaria"></mrp-config>${header}`,
  'in a wider font': `<style>mrp-site-header { --mrp-font: "DejaVu Sans Mono", monospace }</style>${header}`,
  'with a navigation of the page’s own': `<mrp-site-header navigation='${JSON.stringify(ownNavigation)}' button-text="Kaufen"></mrp-site-header>`,
}

test.for(Object.keys(dresses) as (keyof typeof dresses)[])(
  'The bar breaks where it does not fit: %s, nothing is cut at any width',
  async dress => {
    const { page } = await visit(
      '/robots.txt',
      servePage(`<body style="margin:0">${dresses[dress]}${scriptTag}`),
    )
    await page.evaluate(() => {
      const frame = Object.assign(document.createElement('iframe'), { name: 'framed', src: '/try.html' })
      document.body.replaceChildren(frame)
    })
    await page.frameLocator('iframe').getByRole('banner').waitFor()
    const widths = Array.from({ length: 75 }, (_, index) => 320 + 20 * index)
    const bars = await page.frame('framed')?.evaluate(lookAtBars, widths)
    expect(bars?.map(({ width }) => width)).toEqual(widths)
    const seen: string[] = []
    let wasWide = false
    for (const { width, isWide, hasToggle, faults } of bars ?? []) {
      seen.push(...faults.map(fault => `${width}: ${fault}`))
      if (isWide === hasToggle) seen.push(`${width}: ${isWide ? 'both' : 'neither'}`)
      if (wasWide && !isWide) seen.push(`${width}: narrow again`)
      wasWide = isWide
    }
    expect(seen).toEqual([])
    expect(wasWide || dress === 'with a brand too long for any line').toBe(true)
  },
)
