import { expect, test } from 'vitest'
import { targetOf } from '../../demo-host/embed/targets.ts'
import { openInTurn } from '../support/chromium.ts'
import { noteShifts, shiftsOn } from '../support/shifts.ts'

// The builder's snippet on a page that is painted before the script comes: what stands below the form stays in its place.

const visit = openInTurn()
const fallback = '<a href="/demo">Ask us</a>'

test.for([
  ['mrp-demo-form', 1440],
  ['mrp-demo-form', 390],
  ['mrp-contact-form', 1440],
  ['mrp-contact-form', 390],
] as const)('The snippet of <%s> keeps the form’s place at %i px', async ([tag, width]) => {
  const { snippet } = targetOf({ tag, target: 'html' })
  const html = snippet({ tag, attributes: {}, settings: {}, fallback }, '')
  const { page } = await visit(
    `<html lang="en"><meta name="viewport" content="width=device-width"><h1>Shop</h1>${html}<p>Below the form</p>`,
    async opened => {
      await opened.setViewportSize({ width, height: 800 })
      await noteShifts(opened)
      await opened.route('**/mrp-widgets.js', async route => {
        await opened.getByText('Ask us').waitFor()
        await opened.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
        await route.continue()
      })
    },
  )
  await page.getByLabel('Email').waitFor()
  const moved = (await shiftsOn(page)).reduce((sum, shift) => sum + JSON.parse(shift).value, 0)
  expect(moved).toBeLessThan(0.1)
})

test('The snippet of a form in a dialog takes no place', () => {
  const { snippet } = targetOf({ tag: 'mrp-demo-form', target: 'html' })
  const html = snippet({ tag: 'mrp-demo-form', attributes: { mode: 'dialog' }, settings: {}, fallback }, '')
  expect(html).not.toContain('min-height')
})
