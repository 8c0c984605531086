import type { Page } from 'playwright'
import { type Point, tellOfForm } from '../page/tell.ts'
import type { Name } from '../subjects.ts'
import { type Visit, visit } from '../visit.ts'
import type { Scene } from './scene.ts'

// Somebody uses the form as soon as it is there, or after a look at it, and waits for what it says.

type Act = (page: Page, at: Point) => Promise<unknown>

const press: Act = (page, { x, y }) => page.touchscreen.tap(x, y)

/** A letter in the first field, and Enter: the next one is empty. */
const type: Act = async (page, { x, y }) => {
  await page.touchscreen.tap(x, y)
  // Fingers need a moment from the tap to the first key, and the browser to give the field the focus.
  await page.waitForTimeout(100)
  await page.keyboard.press('A')
  await page.keyboard.press('Enter')
}

/** Opens the path, does that to a part of the form once it has been there for so long, in ms, and ends with the answer. */
async function use({ page, cdp }: Visit, path: string, part: string, act: Act, after: number): Promise<void> {
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'tell' })
  const said: string[] = []
  let heard = () => {}
  cdp.on('Runtime.bindingCalled', ({ payload }) => {
    said.push(payload)
    heard()
  })
  const hear = async (index: number): Promise<string> => {
    const limit = AbortSignal.timeout(20_000)
    for (;;) {
      const words = said[index]
      if (words) return words
      await new Promise<void>((resolve, reject) => {
        heard = resolve
        limit.onabort = () => reject(new Error(index ? 'The form has not answered.' : 'There is no form.'))
      })
    }
  }
  await page.addInitScript(tellOfForm, part)
  await page.goto(path, { waitUntil: 'commit' })
  const at: Point = JSON.parse(await hear(0))
  await page.waitForTimeout(after)
  await act(page, at)
  await hear(1)
}

const atOnce = (path: string, verb: string, part: string, act: Act, subjects: readonly Name[]): Scene => ({
  name: `${path} ${verb} at once`,
  place: path,
  subjects,
  run: ({ browser, origin }) =>
    visit(browser, {}, async view => {
      await use(view, origin + path, part, act, 0)
      const { formComplains } = await view.record()
      return { [`${verb} at once, answered`]: formComplains }
    }),
})

const look = 2000

const afterALook = (path: string, subjects: readonly Name[]): Scene => ({
  name: `${path} after a look`,
  place: path,
  subjects,
  run: ({ browser, origin }) =>
    visit(browser, {}, async view => {
      await use(view, origin + path, button, press, look)
      const { formComplains, touch } = await view.record()
      return { 'after a look, from touch to answer': formComplains - touch }
    }),
})

const field = '[name=fullName]'
const button = '[type=submit]'
const peers: readonly Name[] = ['ours', 'lit', 'react', 'web-awesome']

export const inAHurry: readonly Scene[] = ['/demo', '/partner'].flatMap(path => [
  atOnce(path, 'press', button, press, peers),
  atOnce(path, 'type', field, type, peers),
  afterALook(path, peers),
])
