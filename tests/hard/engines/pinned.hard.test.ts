import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { serve } from '../../support/served.ts'
import type { Driver } from './driver.ts'
import { inEachEngine } from './engines.ts'

// A page pins the version by one tag: whatever the host serves in place of a file, no other bytes run, in every engine.

const folder = `v${manifest.version}`
const hashes: Readonly<Record<string, string>> = JSON.parse(await readFile('dist/integrity.json', 'utf8'))

/** Serves a partner's page, and the version beside it. `/<file>/page` is a page whose host has changed such a file. */
const serveVersion = (policy: string) =>
  serve(async ({ url = '' }, answer) => {
    const [, changed = '', ...rest] = decodeURIComponent(url).split('/')
    const path = rest.join('/')
    if (path === 'page') {
      if (policy) answer.setHeader('Content-Security-Policy', policy)
      answer
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!doctype html><title>Pinned</title><link rel="icon" href="data:,"><script type="module" src="${folder}/mrp-widgets.js" integrity="${hashes[`${folder}/mrp-widgets.js`]}" crossorigin></script><mrp-demo-form><a href="/">Ask by email</a></mrp-demo-form>`,
        )
      return
    }
    const bytes = await readFile(`dist/${path}`).catch(() => undefined)
    const isChanged = changed !== 'none' && path.startsWith(`${folder}/${changed.replace('+', '/')}`)
    answer.writeHead(bytes ? 200 : 404, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
    answer.end(isChanged ? `globalThis.isChanged = true;${bytes}` : bytes)
  })

inEachEngine(({ name, visit }) => {
  async function open(changed: string, policy = '') {
    const served = await serveVersion(policy)
    onTestFinished(served.close)
    const driver = await visit()
    await driver.open(`${served.origin}/${changed}/page`)
    return driver
  }
  const form = 'document.querySelector("mrp-demo-form")'
  const touch = `${form}.dispatchEvent(new Event("pointerover", { bubbles: true }))`
  const isAwake = `void ${form}.addEventListener("mrp-ready", () => { document.title = "Awake" })`

  /** What becomes of a form that is touched again and again: at first, it may not be painted. */
  const touched = (driver: Driver, read: () => Promise<unknown>) =>
    expect.poll(
      async () => {
        await driver.evaluate(touch)
        return read()
      },
      { timeout: 20_000 },
    )
  const titleOf = (driver: Driver) => driver.evaluate('document.title')
  const isChanged = (driver: Driver) => driver.evaluate('globalThis.isChanged === true')
  const saidBy = async (driver: Driver) => (await driver.complaints()).join()

  test('the pinned form wakes', async () => {
    const driver = await open('none')
    await driver.evaluate(isAwake)
    await touched(driver, () => titleOf(driver)).toBe('Awake')
    expect(await driver.complaints()).toEqual([])
  })

  test.for(['chunks+core-', 'chunks+mrp-demo-form-', 'list.js'])(
    'a changed %s does not run',
    async changed => {
      const driver = await open(changed)
      await touched(driver, () => saidBy(driver)).toMatch(/could not be loaded|Serve the folders/)
      expect(await isChanged(driver)).toBe(false)
    },
  )

  test('a changed file that the form can do without does not run, and the form wakes', async () => {
    const driver = await open('shells+asleep')
    await driver.evaluate(isAwake)
    await touched(driver, () => titleOf(driver)).toBe('Awake')
    expect(await isChanged(driver)).toBe(false)
  })

  test('under a policy without inline scripts, a form that is changed does not run', async () => {
    const driver = await open('chunks+core-', "script-src 'self'")
    await touched(driver, () => saidBy(driver)).toMatch(/could not be loaded|Serve the folders/)
    expect(await isChanged(driver)).toBe(false)
  })

  test('under a policy without inline scripts, the form wakes, except in WebKit, which says why', async () => {
    const driver = await open('none', "script-src 'self'")
    await driver.evaluate(isAwake)
    if (name === 'WebKitGTK')
      await expect
        .poll(async () => `${await driver.evaluate(`${form}.innerText`)}`, { timeout: 20_000 })
        .toContain('Ask by email')
    else await touched(driver, () => titleOf(driver)).toBe('Awake')
  })
})
