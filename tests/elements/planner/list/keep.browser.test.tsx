import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../../support/hands.ts'
import { choose, heading, openPlanner, openWith } from '../open-planner.ts'

// A list that stays on the device, if its visitor wants that.

const list = 'item;on_hand;lead time (weeks);demand;week\nKEPT-1;5;1;10;4\n'

const keep = () => page.getByLabelText('Keep on this device')

test('Files that a visitor keeps on the device are planned the next time', async () => {
  const { element } = await openPlanner()
  choose(new File([list], 'list.csv'))
  await press(keep())
  await expect.poll(() => localStorage.getItem('mrp:plan')).toContain('list.csv')
  element.remove()
  await openPlanner()
  await expect.element(heading('Why 5 KEPT-1?')).toBeVisible()
})

test.for([
  ['full', 'QuotaExceededError', 'The list is too large for this browser'],
  ['blocked', 'SecurityError', 'This browser lets pages keep nothing'],
] as const)('A storage that is %s is said, and the list stays on the page', async ([, name, sentence]) => {
  await openWith(list)
  await expect.element(keep()).toBeVisible()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', name)
  })
  await press(keep())
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(keep()).not.toBeChecked()
  await expect.element(heading('Why 5 KEPT-1?')).toBeVisible()
})
