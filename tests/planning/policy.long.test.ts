import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import type * as Planner from '../../src/entries/planner.ts'
import { openInTurn } from '../support/chromium.ts'
import { workbook } from './read/workbooks.ts'

// The site's own policy: no script but its own, nothing evaluated, and no text that a browser would run or parse
// (Trusted Types). Neither the import nor its two libraries need more.

declare const planner: typeof Planner

const visit = openInTurn()

/** The planner and what it loads later, as files for a page of the site. */
async function plannerFiles(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/entries/planner.ts', formats: ['es'], fileName: 'planner' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const { output } = first as Rollup.RollupOutput
  return new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])))
}

test('Lists and workbooks are read and planned under the policy of the site', async () => {
  const files = await plannerFiles()
  const entry = [...files.keys()].find(name => name.startsWith('planner'))
  const { page, complaints } = await visit('/', page =>
    page.route('**/under-test/*', route => {
      const code = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
      return route.fulfill({ body: code ?? '', contentType: 'text/javascript', status: code ? 200 : 404 })
    }),
  )
  const sheet = workbook([
    {
      name: 'Stock',
      rows: [
        ['Item', 'On hand', 'Lead time (weeks)', 'Counted'],
        ['A', 5, 2, new Date(Date.UTC(2026, 2, 1))],
        ['B', 3, 1, null],
      ],
    },
  ])
  // As text: in a function, the test's own tools would take the import for theirs.
  await page.evaluate(`import('/under-test/${entry}').then(all => { window.planner = all })`)
  const planned = await page.evaluate(
    async bytes => {
      const { plan, read } = planner
      const lists = [
        { text: 'Item;Quantity;Date\nA;20;06.04.2026' },
        { text: 'Parent,Component,Qty per\nA,"B",2' },
        { bytes: new Uint8Array(bytes), name: 'stock.xlsx' },
      ]
      const { input, problems } = await read(lists, { today: '2026-03-02' })
      return { orders: plan(input).orders(), problems }
    },
    [...sheet],
  )
  expect(planned.problems).toEqual([])
  expect(planned.orders.map(({ item, quantity, due }) => [item, quantity, due])).toEqual([
    ['A', 15, 25],
    ['B', 27, 15],
  ])
  expect(complaints).toEqual([])
})

test('The policy bites: what libraries must not do is refused there', async () => {
  const { page } = await visit('/')
  const refused = await page.evaluate(async () => {
    const attempts = [
      () => new Function('1'),
      () => new Worker('/any.js'),
      () => document.body.insertAdjacentHTML('beforeend', '<p>'),
    ]
    // The tool's own call is let through; what runs later is the page's.
    await new Promise(resolve => setTimeout(resolve))
    return attempts.map(attempt => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    })
  })
  expect(refused).toEqual([true, true, true])
})
