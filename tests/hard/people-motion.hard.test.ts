import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openInTurn } from '../support/chromium.ts'
import { withPeople } from '../support/in-page.ts'
import { reached, states } from '../support/states.ts'

// Whoever has asked their system for less motion gets none: no animation, no transition, no change of pages that slides.

const still = openInTurn({ reducedMotion: 'reduce' })
const moving = openInTurn({ reducedMotion: 'no-preference' })

/** What moves for longer than one can see, looked for at every frame; `motions` has it. */
const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const motions = new Set<string>()
    Object.assign(globalThis, { motions })
    const look = () => {
      const roots = [document, ...people.all().flatMap(({ shadowRoot }) => shadowRoot ?? [])]
      for (const animation of roots.flatMap(root => root.getAnimations())) {
        const { target } = animation.effect as KeyframeEffect
        const name = 'animationName' in animation ? animation.animationName : 'transition'
        // A delay before it is no motion.
        if (Number(animation.effect?.getComputedTiming().activeDuration) > 1)
          motions.add(`${name} of ${target ? people.nameOf(target) : 'nothing'}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    addEventListener('pagereveal', event => {
      if ('viewTransition' in event && event.viewTransition) motions.add('change of pages')
    })
  })

const motionsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { motions } = globalThis as never as { motions: Set<string> }
    const roots = [document, ...people.all().flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    const smooth = roots
      .flatMap(root => [...root.querySelectorAll('*')])
      .filter(element => getComputedStyle(element).scrollBehavior === 'smooth')
    return [...motions, ...smooth.map(element => `smooth scrolling of ${people.nameOf(element)}`)]
  })

const prepared = async (page: Page): Promise<void> => {
  await withPeople(page)
  await watchMotion(page)
}

/** Goes over everything that a pointer can be over. */
async function hoverAll(page: Page): Promise<void> {
  for (const target of await page.locator('a:visible, button:visible, input:visible, summary:visible').all())
    await target.hover({ force: true, timeout: 2000 }).catch(() => {})
}

test.for(await routes())('Nothing on %s moves, wherever the pointer goes', async route => {
  const { page } = await still(route, prepared)
  await hoverAll(page)
  expect(await motionsOn(page)).toEqual([])
})

test.for(Object.entries(states))('Nothing moves on the way to %s', async ([, state]) => {
  const page = await reached(still, state, { width: state.width ?? 1280, height: 844 }, prepared)
  expect(await motionsOn(page)).toEqual([])
})

test('From page to page nothing slides or fades', async () => {
  const { page } = await still('/', prepared)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/pricing')
  expect(await motionsOn(page)).toEqual([])
})

test('Who has not asked for it sees pictures draw themselves, buttons change and pages fade', async () => {
  const { page } = await moving('/product', prepared)
  await page.getByRole('banner').getByRole('link', { name: 'Request a Demo' }).hover()
  await expect.poll(async () => (await motionsOn(page)).join()).toMatch(/G\w+ of .*transition of a/s)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/pricing')
  await expect.poll(() => motionsOn(page)).toContain('change of pages')
})
