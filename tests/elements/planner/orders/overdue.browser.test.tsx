import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../../support/hands.ts'
import { button, heading, openPlanner, paste, region, tasks } from '../open-planner.ts'
import { pumpList } from '../pump-list.ts'

// A customer's order that was due on 10 November 2026, seen on 24 November: 10 working days later.

test('Nothing is said to bring on time what was due before today, and a part of it may come today', async () => {
  await openPlanner({ attributes: { from: '2026-11-24' } })
  await paste(pumpList.replace('20\t2026-12-18', '20\t2026-11-10'))
  // SO-3352 has its 12 seal kits on 4 December: the pumps take none before the housings are there.
  await expect.element(heading(/^1 customer order will be late/)).toBeVisible()
  // Housings come 30 working days from today, and pumps with them 5 later: 35 + 10.
  const late = 'SO-3311: 16 of 20 P-100 come 45 working days late, on Tue 12 January'
  expect(tasks()[0]).toBe(late)
  await press(button('See what would help').first())
  const first = region(/to place/)
    .getByRole('listitem')
    .first()
  await expect
    .element(first)
    .toHaveTextContent(
      'Nothing brings it on time: it was due on Tue 10 November. It is ready on Tue 12 January at the earliest.',
    )
  await expect.element(first).not.toHaveTextContent(/On time/)
  await expect.element(first).not.toHaveTextContent(' 0 working days')
  // Four pumps are there.
  await press(page.getByRole('button', { name: /^Try it: Ship 4 of 20 today/ }))
  await expect.poll(tasks).toContain(late)
  await expect.element(page.getByText('On time: 4')).not.toBeInTheDocument()
})
