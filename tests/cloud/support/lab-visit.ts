import type { Page } from 'playwright'
import { inject } from 'vitest'
import { openChromium } from '../../support/chromium.ts'
import { cloudSettings } from './emulated.ts'

const addressOf = (settings: object, search = '') =>
  `${inject('lab')}/lab${search}#${encodeURIComponent(JSON.stringify(settings))}`

/** One tab with the accounts at hand. */
export interface Lab {
  readonly page: Page
  readonly complaints: readonly string[]
  /** The addresses that were asked for. */
  readonly requests: readonly string[]
  /** Calls as a form does; gives the problem, or undefined when it succeeded. */
  call(name: 'signUp' | 'signIn' | 'logOut', email?: string, password?: string): Promise<string | undefined>
  /** Who is signed in: an address, null, or `loading`. */
  who(): Promise<string | null>
  reload(): Promise<void>
}

/** Opens the lab for visitors of their own, with accounts in the emulator unless other settings are given. */
export function openLab() {
  const visit = openChromium()
  return async (
    settings: object = cloudSettings,
    { search = '', prepare }: { search?: string; prepare?: (page: Page) => Promise<unknown> } = {},
  ): Promise<Lab> => {
    const address = addressOf(settings, search)
    const requests: string[] = []
    const { page, complaints } = await visit(address, async opened => {
      opened.on('request', request => requests.push(request.url()))
      await prepare?.(opened)
    })
    return labIn(page, complaints, requests)
  }
}

async function labIn(page: Page, complaints: readonly string[], requests: readonly string[]): Promise<Lab> {
  const ready = () => page.waitForFunction(() => 'lab' in window)
  await ready()
  return {
    page,
    complaints,
    requests,
    call: (name, email, password) =>
      page.evaluate(([...args]) => window.lab.call(...args), [name, email, password] as const),
    who: () =>
      page.evaluate(() => {
        const { loading, user } = window.lab.state()
        return loading ? 'loading' : (user?.email ?? null)
      }),
    async reload() {
      await page.reload()
      await ready()
    },
  }
}
