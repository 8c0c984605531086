import type { Page } from 'playwright'
import { type Point, tellOfForm } from '../page/tell.ts'
import type { Name } from '../subjects.ts'
import { type Visit, visit } from '../visit.ts'
import type { Scene } from './scene.ts'

// A visitor uses the form at once, or after a moment, and waits for its answer.

type Act = (page: Page, at: Point) => Promise<unknown>

const press: Act = (page, { x, y }) => page.touchscreen.tap(x, y)

/** Types a letter into the first field and presses Enter: the next field is empty. */
const type: Act = async (page, { x, y }) => {
  await page.touchscreen.tap(x, y)
  // Fingers need a moment between the tap and the first key. The browser needs one to focus the field.
  await page.waitForTimeout(100)
  await page.keyboard.press('A')
  await page.keyboard.press('Enter')
}

/**
 * Opens the path, waits until a part of the form has existed for `after` ms, and acts on it. Ends with the form's
 * answer.
 */
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
