import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openInTurn } from '../support/chromium.ts'
import { withContrast } from '../support/contrast.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { tabTo, twoFrames, withPeople } from '../support/in-page.ts'
import { reached, type State, states } from '../support/states.ts'

// Forced colours: the system's few in place of ours, on black or on white, without shadows and without backgrounds.

const visit = openInTurn({ forcedColors: 'active' })

const grounds = ['light', 'dark'] as const

async function bring(state: State, colorScheme: (typeof grounds)[number]): Promise<Page> {
  const page = await reached(visit, state, { width: state.width ?? 1280, height: 844 }, async opened => {
    await opened.emulateMedia({ colorScheme, forcedColors: 'active' })
    await withPeople(opened)
    await withContrast(opened)
    await withPaper(opened)
  })
  await twoFrames(page)
  return page
}

/** In the page: what colour `paper()` has. */
const withPaper = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const paper = (): string => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.cssText = 'color: Canvas; forced-color-adjust: none'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    Object.assign(globalThis, { paper })
  })

declare global {
  var contrast: (one: string, other: string) => number
  var paper: () => string
}

/** Fields, buttons that look like some, and what lies above the page: whose edge does not stand out. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const ground = paper()
    const edged =
      'input:not([type=checkbox], [type=radio], [tabindex="-1"]), select, textarea, [part~=button], [popover][part=menu], [part=toast], dialog'
    return people
      .all()
      .filter(element => element.matches(edged) && people.isShown(element))
      .filter(element => {
        const { borderBlockEndWidth, borderBlockEndStyle, borderBlockEndColor } = getComputedStyle(element)
        const drawn = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1
        return !drawn || contrast(borderBlockEndColor, ground) < 3
      })
      .map(people.nameOf)
  })

/** Words of pictures that do not stand out from the shape below them. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const text of people.all()) {
      if (!(text instanceof SVGTextElement) || text.getBoundingClientRect().width === 0) continue
      text.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = text.getBoundingClientRect()
      const shape = (text.getRootNode() as ShadowRoot)
        .elementsFromPoint(left + width / 2, top + height / 2)
        .filter(element => element instanceof SVGGeometryElement)
        .map(element => getComputedStyle(element))
        .find(({ fill, opacity }) => fill !== 'none' && Number(opacity) > 0.5)
      const ratio = contrast(getComputedStyle(text).fill, shape?.fill ?? paper())
      if (ratio < 4.5) found.push(`${text.textContent}: ${ratio.toFixed(1)}`)
    }
    return found
  })

/** Lines and shapes of pictures and icons that do not stand out from the page. */
const faint = (page: Page) =>
  page.evaluate(() => {
    const ground = paper()
    return people
      .all()
      .filter(element => element instanceof SVGGeometryElement && element.getBoundingClientRect().width > 0)
      .filter(element => {
        const { fill, stroke } = getComputedStyle(element)
        return ![fill, stroke].some(paint => paint !== 'none' && contrast(paint, ground) >= 3)
      })
      .map(
        element =>
          `${element.localName}.${element.getAttribute('class')} of ${people.nameOf(element.parentElement ?? element)}`,
      )
  })

const tries = grounds.flatMap(ground =>
  Object.entries(states).map(([name, state]) => [name, ground, state] as const),
)

test.for(tries)(
  'In %s, on a %s ground, every field, button and sheet has an edge',
  async ([, ground, state]) => {
    const page = await bring(state, ground)
    expect(await edgeless(page)).toEqual([])
  },
)

/** Elements are light unless they are told otherwise, whatever the system's ground. */
const untold = ['hero', 'features', 'how-it-works', 'explainers', 'timeline', 'benefits', 'not-found']
  .map(name => `<mrp-${name}></mrp-${name}>`)
  .join('')
const partner: State = {
  path: '/try.html',
  prepare: servePage(`<html lang="en"><title>A page</title>${scriptTag}${untold}`),
  reach: page => page.locator('mrp-timeline').getByRole('listitem').first().waitFor(),
}
const drawn = [
  ...(await routes()).map(route => [route, { path: route, async reach() {} }] as const),
  ['a partner’s page', partner] as const,
].flatMap(([name, state]) => grounds.map(ground => [name, ground, state] as const))

test.for(drawn)(
  'In the pictures of %s, on a %s ground, words can be read and lines be seen',
  async ([, ground, state]) => {
    const page = await bring(state, ground)
    expect(await unreadable(page)).toEqual([])
    expect(await faint(page)).toEqual([])
  },
)

test.for(grounds)('On a %s ground the focus has a ring in the system’s own colour', async ground => {
  const page = await bring({ path: '/demo', async reach() {} }, ground)
  for (const name of [/^Skip/, /^Product$/, /^Full name/, /^Number of SKUs/, /^Request a Demo$/]) {
    await tabTo(page, name)
    const { style, width, ratio } = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(people.focused() ?? document.body)
      const { backgroundColor } = getComputedStyle(document.body)
      return {
        style: outlineStyle,
        width: Number.parseFloat(outlineWidth),
        ratio: contrast(outlineColor, backgroundColor),
      }
    })
    expect(style, String(name)).not.toBe('none')
    expect(width, String(name)).toBeGreaterThanOrEqual(1)
    expect(ratio, String(name)).toBeGreaterThanOrEqual(3)
  }
})

test.for(grounds)('On a %s ground one sees in the header which page this is', async ground => {
  const page = await bring({ path: '/pricing', async reach() {} }, ground)
  const mark = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate(link => {
        const { borderBlockEndStyle, borderBlockEndWidth, textDecorationLine } = getComputedStyle(link)
        return `${borderBlockEndStyle} ${borderBlockEndWidth} ${textDecorationLine}`
      })
  expect(await mark('Pricing')).not.toBe(await mark('Clients'))
})
