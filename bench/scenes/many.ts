import { defineMount, definePainted } from '../page/mount.ts'
import { embeds } from '../subjects.ts'
import { visit } from '../visit.ts'
import type { Scene, Surroundings } from './scene.ts'

interface Forms {
  readonly count: number
  /** One of ours, prerendered. */
  readonly form: string
}

/** Runs in the page: puts so many forms in, and says how long it took until all were painted. */
type PutIn = (forms: Forms) => Promise<number>

/**
 * What so many forms cost that are put in by script, with the code already there: until all are painted, and the work
 * of the main thread for it. Each number of them, put in in each way, has a visit of its own, so that none finds what
 * another warmed, or woke: one form alone gets its code when the page is quiet.
 */
export const many: Scene = {
  name: 'many forms',
  place: 'many forms',
  subjects: embeds,
  async run(surroundings) {
    const values: Record<string, number> = {}
    const ways = surroundings.subject === 'ours' ? ours : { '': mountMany }
    for (const [name, putIn] of Object.entries(ways)) {
      for (const count of [1, 10, 100]) Object.assign(values, await measure(surroundings, count, name, putIn))
    }
    return values
  },
}

const measure = (
  { browser, origin, subject, form }: Surroundings,
  count: number,
  name: string,
  putIn: PutIn,
) =>
  visit(browser, {}, async ({ page, rest, work }) => {
    await page.goto(`${origin}/empty`, { waitUntil: 'load' })
    await rest()
    if (subject === 'ours' && putIn !== showShells)
      await page.addScriptTag({ type: 'module', url: '/elements/mrp-demo-form.js' })
    await page.evaluate(definePainted)
    await page.evaluate(defineMount)
    const before = await work()
    const time = await page.evaluate(putIn, { count, form })
    return { [`${count}${name}`]: time, [`${count}${name}, work`]: (await work()) - before }
  })

/** Forms that nobody prerendered and nobody has touched: the script tag paints them. */
async function showShells({ count }: Forms): Promise<number> {
  const place = document.createElement('div')
  document.body.append(place)
  const start = performance.now()
  place.innerHTML = '<mrp-demo-form></mrp-demo-form>'.repeat(count)
  const isPainted = () => [...place.children].every(({ shadowRoot }) => shadowRoot?.childElementCount)
  while (!isPainted()) await new Promise(resolve => setTimeout(resolve))
  await globalThis.painted()
  return performance.now() - start
}

/** Prerendered forms with their code there: each wakes at once. */
async function wakePrerendered({ count, form }: Forms): Promise<number> {
  const place = document.createElement('div')
  document.body.append(place)
  const start = performance.now()
  await new Promise<void>(resolve => {
    let waking = count
    place.addEventListener('mrp-ready', () => {
      waking -= 1
      if (waking === 0) resolve()
    })
    place.setHTMLUnsafe(form.repeat(count))
  })
  await globalThis.painted()
  return performance.now() - start
}

async function mountMany({ count }: Forms): Promise<number> {
  const place = document.createElement('div')
  document.body.append(place)
  const start = performance.now()
  await globalThis.mountForms(place, count)
  await globalThis.painted()
  return performance.now() - start
}

const ours: Readonly<Record<string, PutIn>> = {
  '': mountMany,
  ' as shells': showShells,
  ' prerendered': wakePrerendered,
}
