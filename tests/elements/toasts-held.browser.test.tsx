import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '../support/demo-form.ts'
import { raise, tabTo, type Variant } from '../support/toasts.ts'
import { stopTime, untilTrue } from '../support/visitor.ts'

// How long toasts stay, and what holds them.

const isShown = (title: string) => toast(title).query() !== null

/** Raises a toast while time stands still. */
async function raiseWithTimeStopped(title: string, variant?: Variant): Promise<void> {
  // The pointer may lie where the last test left it, which is where this toast appears.
  await userEvent.unhover(document.body)
  stopTime()
  raise(title, variant)
  await untilTrue(() => isShown(title))
}

test.for([
  ['default', 6000],
  ['destructive', 10_000],
] as const)('A %s toast goes by itself after %i ms', async ([variant, stay]) => {
  await raiseWithTimeStopped('Passing', variant)
  await vi.advanceTimersByTimeAsync(stay - 1)
  expect(isShown('Passing')).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await untilTrue(() => !isShown('Passing'))
})

test('A toast stays while somebody points at it', async () => {
  await raiseWithTimeStopped('Pointed at')
  await page.getByText('About Pointed at.').hover()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isShown('Pointed at')).toBe(true)
  await page.getByText('About Pointed at.').unhover()
  await vi.advanceTimersByTimeAsync(6000)
  await untilTrue(() => !isShown('Pointed at'))
})

test('A toast stays while the focus is in it', async () => {
  document.body.innerHTML = '<button>Page</button>'
  await raiseWithTimeStopped('Focused')
  await userEvent.tab()
  await userEvent.tab()
  await untilTrue(() => toast('Focused').element().matches(':focus'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isShown('Focused')).toBe(true)
  await userEvent.tab({ shift: true })
  await vi.advanceTimersByTimeAsync(6000)
  await untilTrue(() => !isShown('Focused'))
})

test('A toast with the focus in it stays when the pointer comes and goes', async () => {
  await raiseWithTimeStopped('Both')
  await tabTo('Both')
  await page.getByText('About Both.').hover()
  await page.getByText('About Both.').unhover()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isShown('Both')).toBe(true)
})

/** Ways to close the second toast. */
const closings = {
  'the pointer': async () => {
    await toast('Second').click()
    await userEvent.unhover(document.body)
  },
  Escape: async () => {
    await tabTo('Second')
    await userEvent.keyboard('{Escape}')
  },
}

test.for(Object.entries(closings))(
  'When a toast was closed by %s, the next one still goes by itself',
  async ([, close]) => {
    await raiseWithTimeStopped('First')
    raise('Second')
    await untilTrue(() => isShown('Second'))
    await close()
    await untilTrue(() => !isShown('Second'))
    await vi.advanceTimersByTimeAsync(6000)
    await untilTrue(() => !isShown('First'))
  },
)
