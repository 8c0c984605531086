import { defineMount } from '../page/mount.ts'
import { embeds } from '../subjects.ts'
import { visit } from '../visit.ts'
import type { Scene } from './scene.ts'

const counts = [1, 10, 100]

/** What so many forms cost that are made by script, with the code already there: until all are laid out. */
export const many: Scene = {
  name: 'many forms',
  place: 'many forms',
  subjects: embeds,
  run: ({ browser, origin, subject, form }) =>
    visit(browser, {}, async ({ page, rest }) => {
      await page.goto(`${origin}/empty`, { waitUntil: 'load' })
      await rest()
      const times: Record<string, number> = {}
      if (subject === 'ours') {
        for (const count of counts)
          times[`${count} as shells`] = await page.evaluate(showShells, form.repeat(count))
        await page.addScriptTag({ type: 'module', url: '/elements/mrp-demo-form.js' })
      }
      await page.evaluate(defineMount)
      for (const count of counts) times[`${count}`] = await page.evaluate(mountMany, count)
      return times
    }),
}

/** Prerendered forms that nobody has touched. */
async function showShells(markup: string): Promise<number> {
  const place = document.createElement('div')
  document.body.append(place)
  const start = performance.now()
  place.setHTMLUnsafe(markup)
  // The script that looks for elements hears of them first.
  await Promise.resolve()
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
