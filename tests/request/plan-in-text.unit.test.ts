import { expect, test } from 'vitest'
import { joined, partsOf } from '../../src/elements/demo-form/plan-in-text.ts'

// What of a field is the visitor's own, and what is of a plan that they attached.

const plan =
  'Plan of 3 parts, 12 weeks from 2 June\n\nRelease 400 of roller-12 by Monday 9 June\nExpedite 90 of RM-4711'
const taken = (own = '', ...plans: readonly string[]) => ({ plans: plans.length > 0 ? plans : [plan], own })

test('A plan stands behind what was typed, with an empty line between them', () => {
  expect(joined(' Please call me. ', plan)).toBe(`Please call me.\n\n${plan}`)
  expect(joined('', plan)).toBe(plan)
})

test('A text without any plan is the visitor’s, to the last space', () => {
  expect(partsOf('Please call me. \n', taken())).toMatchObject({ own: 'Please call me. \n', ofPlans: '' })
  expect(partsOf('', { plans: [], own: '' })).toMatchObject({ own: '', ofPlans: '', changed: [] })
})

test('Around a plan that was not changed, everything is the visitor’s, whatever words it shares with the plan', () => {
  const text = `About roller-12 by Monday 9 June:\n\n${plan}\nIs that possible?`
  expect(partsOf(text, taken())).toMatchObject({
    own: 'About roller-12 by Monday 9 June:\n\nIs that possible?',
    ofPlans: plan,
    changed: [],
  })
})

test('A plan that stands there twice is taken out twice', () => {
  expect(partsOf(`${plan}\n${plan}`, taken()).own).toBe('')
})

test.for([
  ['a figure was changed', plan.replace('400', '500')],
  ['a line was deleted', plan.replace(/\n\nRelease.*/, '')],
  ['one word was left', 'RM-4711'],
  ['a piece was pasted into another line', 'see: roller-12 by Monday'],
  ['a line was indented', plan.replace('Release', '   Release!')],
])('Where %s, what is left of the plan is not the visitor’s', ([, left = '']) => {
  const { own, ofPlans } = partsOf(`Please call me.\n\n${left}\n\nThank you`, taken('Please call me.'))
  expect(own).toMatch(/^Please call me\.\s+Thank you$/)
  expect(ofPlans.length).toBeGreaterThan(0)
  expect(ofPlans).not.toMatch(/call me|Thank you/)
})

test('Lines that the visitor had before they changed the plan stay theirs', () => {
  const own = 'Always short: roller-12 by Monday 9 June'
  const { own: kept } = partsOf(`${own}\n\n${plan.replace('400', '500')}`, taken(own))
  expect(kept).toBe(own)
})

test('Of two plans, the changed one and the whole one are told apart', () => {
  const second = 'Plan of 9 parts\nRelease 80 of bearing-608'
  const { changed, rest, own, ofPlans } = partsOf(
    `Hello\n\n${plan.replace('90', '95')}\n\n${second}`,
    taken('Hello', plan, second),
  )
  expect(changed).toEqual([plan])
  expect(rest).toBe(`Hello\n\n${plan.replace('90', '95')}`)
  expect(own).toBe('Hello')
  expect(ofPlans).toContain(second)
})
