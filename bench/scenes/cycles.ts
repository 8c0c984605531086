import type { CDPSession } from 'playwright'
import { defineMount } from '../page/mount.ts'
import { embeds } from '../subjects.ts'
import { visit } from '../visit.ts'
import type { Scene } from './scene.ts'

const cycles = 200

/**
 * Measures the memory that remains after a form was added and removed 200 times. Runs at full speed, because it
 * measures no time.
 */
export const mountCycles: Scene = {
  name: 'cycles',
  place: `${cycles} mounts and unmounts`,
  subjects: embeds,
  run: ({ browser, origin, subject }) =>
    visit(browser, { atFullSpeed: true }, async ({ page, rest, cdp }) => {
      await page.goto(`${origin}/empty`, { waitUntil: 'load' })
      if (subject === 'ours') await page.addScriptTag({ type: 'module', url: '/elements/mrp-demo-form.js' })
      await page.evaluate(defineMount)
      // The first forms fill caches that stay.
      await page.evaluate(mountAndUnmount, 20)
      await rest()
      const before = await count(cdp)
      await page.evaluate(mountAndUnmount, cycles)
      await rest()
      const after = await count(cdp)
      return {
        'nodes before': before.nodes,
        'nodes after': after.nodes,
        'listeners before': before.listeners,
        'listeners after': after.listeners,
        'heap before': before.heap,
        'heap after': after.heap,
      }
    }),
}

async function mountAndUnmount(times: number): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  for (let time = 0; time < times; time += 1) {
    const unmount = await globalThis.mountForms(place, 1)
    unmount()
    await new Promise(resolve => setTimeout(resolve))
  }
  place.remove()
}

async function count(cdp: CDPSession) {
  // Runs twice, because the first collection makes more objects collectable.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
