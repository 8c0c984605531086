import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followLinks } from '../../../src/loader/navigate.ts'
import { anna, mountAccount, runButton } from '../../support/account.ts'
import { watchEvent } from '../../support/demo-form.ts'
import { press } from '../../support/hands.ts'

// What a run opens: the plan of the sample.

const run = (date: string) => ({ status: 'Completed', results: 'Sample MRP Run', date })

/** Mounts the dashboard of somebody with these runs, oldest first. */
async function mountWith(dates: readonly string[], lang = 'en'): Promise<HTMLElement> {
  const user = { id: '1', fullName: 'Anna Huber', email: anna.Email, savedMrpRuns: dates.map(run) }
  localStorage.setItem('mrp:current-user', JSON.stringify(user))
  return mountAccount({ lang })
}

const wednesday = '2025-06-04T07:42:00'
const saturday = '2026-11-28T12:00:00'
const setClock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
const opener = (name: string | RegExp) => page.getByRole('button', { name })
const rows = page.getByRole('region', { name: 'MRP runs' }).getByRole('row')
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const orders = page.getByRole('table', { name: 'Planned orders of this run' }).getByRole('row')
/** Opens the one run that there is, of a Wednesday. */
async function openRun(): Promise<HTMLElement> {
  const element = await mountWith([wednesday])
  await press(opener(/^Open the run of 4 Jun 2025/))
  return element
}

test('Start MRP Run opens its result on top, focuses its heading, and its row, the first, says Hide', async () => {
  setClock(wednesday)
  await mountWith(['2025-06-01T09:00:00'])
  await press(runButton)
  await expect.element(heading('1 order to place today')).toHaveFocus()
  await expect.element(rows.nth(1).getByRole('button')).toHaveTextContent('Hide')
  await expect.element(rows.nth(1).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(rows.nth(2).getByRole('button')).toHaveTextContent('Open')
  const top = (element: Element) => element.getBoundingClientRect().top
  expect(top(heading(/order to place/).element())).toBeLessThan(top(heading('MRP runs').element()))
})

test('A run on the sample says when it was, that it is simulated, what to do first, and why', async () => {
  await openRun()
  const result = page.getByRole('region', { name: '1 order to place by Wed 4 Jun' })
  await expect.element(result.getByText('simulated, on the sample factory')).toHaveTextContent(/^4 Jun 2025/)
  await expect.element(result.getByRole('heading', { name: 'Why 100 BRG6204?' })).toBeVisible()
  await expect
    .element(
      result.getByText(
        'Sales order 1042: 50 CD-20 (Wed 2 Jul) → 200 RL-60 → 400 BRG6204 (Wed 18 Jun). With 310 BRG6204 on hand, you are 90 short. It comes in lots of 100. Lead time 2 weeks.',
      ),
    )
    .toBeVisible()
  await expect
    .element(
      result.getByText(
        'Nothing to do for GM-07 (64 on hand, 50 needed, 14 left) and FR-01 (58 on hand, 50 needed, 8 left).',
      ),
    )
    .toBeVisible()
})

test('The orders of a run stand in a table, by date of release, above the reason of the first', async () => {
  await openRun()
  await expect.element(orders.nth(3)).toBeVisible()
  const shown = orders
    .elements()
    .slice(1)
    .map(row => [...row.children].map(cell => (cell as HTMLElement).innerText.trim()))
  expect(shown).toEqual([
    ['Buy BRG6204 Bearing 6204', '100', 'Wed 4 Jun', 'Wed 18 Jun', 'order 1042', 'Approve'],
    ['Make RL-60 Roller 60 × 400', '200', 'Wed 18 Jun', 'Wed 25 Jun', 'order 1042', 'Approve'],
    ['Make CD-20 Conveyor drive', '50', 'Wed 25 Jun', 'Wed 2 Jul', 'order 1042', 'Approve'],
  ])
  const why = page.getByRole('heading', { name: 'Why 100 BRG6204?' }).element()
  expect(orders.nth(3).element().compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('Each order of a run can be approved, and that be undone, with the focus left on its button', async () => {
  await openRun()
  const note = page.getByText(/^In the product, approved orders would now go/)
  await press(page.getByRole('button', { name: 'Approve BRG6204' }))
  const undo = page.getByRole('button', { name: 'Undo BRG6204' })
  await expect.element(undo).toHaveFocus()
  await expect.element(orders.nth(1).getByText('Approved')).toBeVisible()
  await expect.element(orders.nth(2).getByText('Approved')).not.toBeInTheDocument()
  await expect.element(note).toBeVisible()
  await press(undo)
  await expect.element(page.getByRole('button', { name: 'Approve BRG6204' })).toHaveFocus()
  await expect.element(note).not.toBeInTheDocument()
})

test('A run draws the stock of what is ordered first, with its lowest point', async () => {
  await openRun()
  await expect
    .element(page.getByRole('img', { name: 'BRG6204: 310 on hand. Lowest: 10 (Wed 18 Jun).' }))
    .toBeVisible()
})

test.for([
  ['2025-12-26T12:00:00', 'Fri 26 Dec', 'Fri 9 Jan'],
  [saturday, 'Mon 30 Nov', 'Mon 14 Dec'],
  ['2025-06-08T23:59:59', 'Mon 9 Jun', 'Mon 23 Jun'],
] as const)('The weeks of a run count from its day, or from the Monday after a weekend: %s', async row => {
  const [date, firstDay, thirdWeek] = row
  // On that first day itself, it says “today”.
  setClock(wednesday)
  await mountWith([date])
  await press(opener(/^Open the run/))
  await expect.element(heading(`1 order to place by ${firstDay}`)).toBeVisible()
  await expect.element(page.getByRole('cell', { name: thirdWeek }).first()).toBeVisible()
})

test.for(['some time ago', '-000044-03-15T00:00:00.000Z'])(
  'A run whose time is no time of a run, %s, is opened as one of this week',
  async date => {
    setClock(wednesday)
    await mountWith([date])
    await press(opener(/^Open the run/))
    await expect.element(heading('1 order to place today')).toHaveFocus()
  },
)

test('By keyboard, a run is opened, closed and another one opened; the focus goes there and comes back', async () => {
  await mountWith(['2025-06-04T07:42:00', '2025-06-11T07:42:00'])
  const older = opener(/the run of 4 Jun/)
  ;(older.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(/by Wed 4 Jun$/)).toHaveFocus()
  await expect.element(older).toHaveAttribute('aria-expanded', 'true')
  const controlled = older.element().getAttribute('aria-controls') ?? ''
  expect(document.getElementById(controlled)).toContainElement(heading(/4 Jun$/).element() as HTMLElement)

  while (document.activeElement !== opener(/the run of 11 Jun/).element()) await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(heading(/by Wed 11 Jun$/)).toHaveFocus()
  await expect.element(older).toHaveAttribute('aria-expanded', 'false')
  while (document.activeElement !== opener(/^Hide the run of 11 Jun/).element()) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(opener(/^Open the run of 11 Jun/)).toHaveFocus()
  await expect.element(heading(/order to place/)).not.toBeInTheDocument()
})

test('A run that another tab starts leaves open what is open', async () => {
  await openRun()
  const user = JSON.parse(localStorage.getItem('mrp:current-user') ?? '')
  user.savedMrpRuns.push(run('2025-06-11T07:42:00'))
  localStorage.setItem('mrp:current-user', JSON.stringify(user))
  window.dispatchEvent(new StorageEvent('storage', { key: 'mrp:current-user' }))
  await expect.element(rows.nth(2).getByRole('button')).toHaveTextContent('Hide')
  await expect.element(heading(/by Wed 4 Jun$/)).toBeVisible()
})

test('“Open in the planner” leads to the planner, and the page may route the link itself', async () => {
  await openRun()
  const link = page.getByRole('link', { name: 'Open in the planner' })
  await expect.element(link).toHaveAttribute('href', '/plan')
  const route = (event: Event) => event.preventDefault()
  document.addEventListener('mrp-navigate', route)
  onTestFinished(() => document.removeEventListener('mrp-navigate', route))
  const raised = watchEvent('mrp-navigate')
  await press(link)
  expect(raised.map(({ detail }) => detail)).toEqual([{ href: `${location.origin}/plan` }])
})

test.for(['the page', 'a shadow root'])(
  'In %s, a click on “Open in the planner” is announced once',
  async where => {
    followLinks()
    const element = await mountWith([wednesday])
    if (where === 'a shadow root') {
      const host = document.createElement('div')
      document.body.append(host)
      host.attachShadow({ mode: 'open' }).append(element)
    }
    await press(opener(/^Open the run/))
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('click', stay)
    onTestFinished(() => window.removeEventListener('click', stay))
    const raised = watchEvent('mrp-navigate')
    await press(page.getByRole('link', { name: 'Open in the planner' }))
    expect(raised).toHaveLength(1)
  },
)

test('An opened result changes with the language', async () => {
  const element = await openRun()
  await expect.element(heading(/order to place/)).toBeVisible()
  element.lang = 'de'
  await expect.element(heading('1 Bestellung bis Mi., 4. Juni')).toBeVisible()
})

const sizes = [
  [1100, 'ltr'],
  [320, 'ltr'],
  [390, 'rtl'],
] as const

test.for(sizes)(
  'In a window of %d px, %s, nothing is cut off and nothing scrolls sideways, in any language',
  async ([width, dir]) => {
    await page.viewport(width, 844)
    document.documentElement.dir = dir
    for (const lang of ['en', 'de', 'es', 'fr']) {
      document.body.replaceChildren()
      const element = await mountWith([wednesday, '2025-06-11T07:42:00'], lang)
      element.querySelector<HTMLElement>('table button')?.click()
      await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible()
      expect(document.documentElement.scrollWidth, lang).toBe(document.documentElement.clientWidth)
      const cut = [...element.querySelectorAll('[data-root] *')].filter(
        part =>
          part.scrollWidth > part.clientWidth + 1 &&
          !/inline|contents/.test(getComputedStyle(part).display) &&
          !part.matches('caption, thead, thead *'),
      )
      expect(cut, lang).toEqual([])
      for (const button of element.querySelectorAll('button'))
        expect(button.getBoundingClientRect().height, button.textContent).toBeGreaterThanOrEqual(44)
    }
  },
)
