import { defineMount } from '../page/mount.ts'
import { embeds } from '../subjects.ts'
import { visit } from '../visit.ts'
import type { Scene } from './scene.ts'

const counts = [1, 10, 100]

/**
 * What so many forms cost that are put in by script, with the code already there: until all are laid out, and the work
 * of the main thread for it.
 */
export const many: Scene = {
  name: 'many forms',
  place: 'many forms',
  subjects: embeds,
  run: ({ browser, origin, subject, form }) =>
    visit(browser, {}, async ({ page, rest, work }) => {
      const values: Record<string, number> = {}
      const measure = async (name: string, put: (count: number) => Promise<number>) => {
        for (const count of counts) {
          const before = await work()
          values[`${count}${name}`] = await put(count)
          values[`${count}${name}, work`] = (await work()) - before
        }
      }
      await page.goto(`${origin}/empty`, { waitUntil: 'load' })
      await rest()
      if (subject === 'ours') {
        // The shell itself is loaded like the others' code.
        await page.evaluate(showShells, 1)
        await measure(' as shells', count => page.evaluate(showShells, count))
        await page.addScriptTag({ type: 'module', url: '/elements/mrp-demo-form.js' })
        await measure(' prerendered', count => page.evaluate(wakePrerendered, { form, count }))
      }
      await page.evaluate(defineMount)
      await measure('', count => page.evaluate(mountMany, count))
      return values
    }),
}

/** Forms that nobody prerendered and nobody has touched: the script tag paints them. */
async function showShells(count: number): Promise<number> {
  const place = document.createElement('div')
  document.body.append(place)
  const start = performance.now()
  place.innerHTML = '<mrp-demo-form></mrp-demo-form>'.repeat(count)
  const isPainted = () => [...place.children].every(({ shadowRoot }) => shadowRoot?.childElementCount)
  while (!isPainted()) await new Promise(resolve => setTimeout(resolve))
  place.getBoundingClientRect()
  const time = performance.now() - start
  place.remove()
  return time
}

/** Prerendered forms with their code there: each wakes at once. */
async function wakePrerendered({ form, count }: { form: string; count: number }): Promise<number> {
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
  place.getBoundingClientRect()
  const time = performance.now() - start
  place.remove()
  return time
}

async function mountMany(count: number): Promise<number> {
  const place = document.createElement('div')
  document.body.append(place)
  const start = performance.now()
  const unmount = await globalThis.mountForms(place, count)
  place.getBoundingClientRect()
  const time = performance.now() - start
  unmount()
  place.remove()
  return time
}
