import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openToLook } from '../support/chromium.ts'

// What the company says of itself, and the record by which a reader can check it. The engine's tests compute the same file.

const visit = openToLook({ javaScriptEnabled: false })

const figure = 'tests/planning/cases/orlicky-netting.json'

/** Writes quantities by week as eight cells, as the page does. */
const inWeeks = (quantities: Readonly<Record<string, number>>): readonly string[] =>
  Array.from({ length: 8 }, (_, index) => `${quantities[index + 1] ?? ''}`)

test.for([
  ['/about', 'Show the answer', 'Hide the answer'],
  ['/de/about', 'Lösung zeigen', 'Lösung verbergen'],
] as const)(
  '%s shows the textbook’s record, number by number, and the answer once asked for',
  async ([route, show, hide]) => {
    const { gross, scheduled, unplanned, net } = JSON.parse(await readFile(figure, 'utf8')).expect.X
    const page = await visit(route)
    const rows = await page
      .locator('.pencil tbody tr')
      .evaluateAll(lines => lines.map(line => [...line.querySelectorAll('td')].map(cell => cell.textContent)))
    expect(rows).toEqual([
      inWeeks(gross),
      inWeeks(scheduled),
      unplanned.map((onHand: number) => `${onHand}`.replace('-', '−')),
      inWeeks(net),
    ])
    const shown = page.locator('.pencil tbody tr').filter({ visible: true })
    expect(await shown.count()).toBe(2)
    await page.getByText(show).click()
    expect(await shown.count()).toBe(4)
    await page.getByText(hide).click()
    expect(await shown.count()).toBe(2)
  },
)
