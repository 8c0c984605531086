import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ElementDefinition } from '../../src/custom-element/description.ts'
import benefits from '../../src/elements/mrp-benefits.tsx'
import faq from '../../src/elements/mrp-faq.tsx'
import pricingPlans from '../../src/elements/mrp-pricing-plans.tsx'
import { listenToConsole } from '../support/console.ts'
import { mountOnClient, ways } from '../support/mount.tsx'

// The level of a section's headings in the outline of the page, as assistive technology is told it.

const modules = import.meta.glob<{ readonly default: ElementDefinition }>('../../src/elements/mrp-*.tsx', {
  eager: true,
})
const definitions = Object.values(modules).map(module => module.default)

/** Level and name of each heading. The level that `getByRole` takes of an `<h2>` is always 2. */
const outline = () =>
  page
    .getByRole('heading')
    .elements()
    .map(
      ({ ariaLevel, localName, textContent }) => `${ariaLevel ?? localName.slice(1)} ${textContent.trim()}`,
    )

const levels = () => [...new Set(outline().map(line => line.slice(0, 1)))]

test.for(ways)('A section’s heading has the level that the page gives: $name', async ({ mount }) => {
  const { write } = await mount(faq, { attributes: { heading: 'Asked', 'heading-level': '3' } })
  expect(outline()).toEqual(['3 Asked'])
  write({ 'heading-level': '4' })
  await expect.poll(outline).toEqual(['4 Asked'])
  write({ 'heading-level': null })
  await expect.poll(outline).toEqual(['2 Asked'])
})

test('Headings below that of a section have the next level', async () => {
  await mountOnClient(benefits, { attributes: { 'heading-level': '3' } })
  expect(levels()).toEqual(['3', '4'])
})

test('Plans have the level themselves where no heading is above them', async () => {
  const { write } = await mountOnClient(pricingPlans, { attributes: { 'heading-level': '3' } })
  expect(levels()).toEqual(['3'])
  write({ heading: 'Prices' })
  await expect.poll(levels).toEqual(['3', '4'])
})

test.for(definitions.filter(({ attributes, tag }) => 'heading' in attributes && tag !== 'mrp-not-found'))(
  'All headings of <$tag> follow its level',
  async definition => {
    await mountOnClient(definition, { attributes: { heading: 'One', 'heading-level': '5' } })
    expect(outline()[0]).toBe('5 One')
    for (const level of levels()) expect(['5', '6']).toContain(level)
  },
)

test('Of a level that is none, one line in the console says which there are', async () => {
  const said = listenToConsole()
  await mountOnClient(faq, { attributes: { heading: 'Asked', 'heading-level': 'h3' } })
  expect(outline()).toEqual(['2 Asked'])
  expect(said).toEqual([
    '<mrp-faq> attribute "heading-level": "h3" is not a level from 1 to 6; the default is used.',
  ])
})
