import { defineMount, definePainted } from '../page/mount.ts'
import { embeds } from '../subjects.ts'
import { visit } from '../visit.ts'
import type { Scene, Surroundings } from './scene.ts'

interface Forms {
  readonly count: number
  /** Our form, prerendered. */
  readonly form: string
}

/** Runs in the page: adds this many forms. Returns how long it took until all were painted. */
type PutIn = (forms: Forms) => Promise<number>

/**
 * Measures many forms that a script adds when the code is loaded: the time until all are painted, and the main
 * thread's work. Each number and method has a visit of its own, so that none benefits from an earlier one. A single
 * form loads its code when the page is idle.
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

/** Adds forms without prerendered markup. The script tag paints their shells. */
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

/** Adds prerendered forms whose code is loaded, so that each hydrates at once. */
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
