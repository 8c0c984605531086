import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../support/free-port.mjs'
import { type Driver, type Key, type RunningEngine, type Visit, windowOf } from './driver.ts'

// WebKitGTK has a WebDriver and nothing that Playwright could use. It needs a display, even to be driven: without one
// it waits for ever, so it gets one of its own, and every command has an end.

const patience = 30_000

const keys: Readonly<Record<Key, readonly string[]>> = {
  Tab: ['\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  ArrowUp: ['\uE013'],
  ArrowDown: ['\uE015'],
  'Control+a': ['\uE009', 'a'],
  'Control+c': ['\uE009', 'c'],
  'Control+v': ['\uE009', 'v'],
}

export async function byWebDriver(): Promise<RunningEngine> {
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  const [number] = await once(display.stdout, 'data', { signal: AbortSignal.timeout(patience) })
  const port = await freePort()
  const server = start('WebKitWebDriver', ['-p', String(port)], { DISPLAY: `:${String(number).trim()}` })

  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`)
    return value
  }
  const begin = async (how: Visit): Promise<Session> => {
    const begun = await command('POST', '/session', { capabilities: { alwaysMatch: capabilities(how) } })
    const { sessionId } = begun as { readonly sessionId: string }
    return (method, path, body) => command(method, `/session/${sessionId}${path}`, body)
  }
  const isReady = () =>
    command('GET', '/status').then(
      () => true,
      () => false,
    )
  for (const end = Date.now() + patience; !(await isReady()); await sleep(100))
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.')

  return {
    async visit(how) {
      const session = await begin(how)
      await session('POST', '/window/rect', windowOf(how))
      return driverOf(session)
    },
    async close() {
      for (const { pid } of [server, display]) if (pid) process.kill(-pid)
    },
  }
}

type Session = (method: string, path: string, body?: object) => Promise<unknown>

function driverOf(session: Session): Driver {
  const complaints: string[] = []
  const run = async (expression: string): Promise<unknown> => {
    const answer = await session('POST', '/execute/sync', {
      script: `return [(${hear})(), ${expression}]`,
      args: [],
    })
    const [heard, value] = answer as [string[], unknown]
    complaints.push(...heard)
    return value
  }
  const perform = (device: object, actions: readonly object[]) =>
    session('POST', '/actions', { actions: [{ ...device, actions }] })
  /** Each chord is keys that are held together. */
  const strike = async (...chords: readonly (readonly string[])[]) => {
    const strokes = chords.flatMap(chord => [
      ...chord.map(value => ({ type: 'keyDown', value })),
      ...chord.toReversed().map(value => ({ type: 'keyUp', value })),
    ])
    await perform({ type: 'key', id: 'keyboard' }, strokes)
  }
  return {
    open: async address => void (await session('POST', '/url', { url: address })),
    evaluate: run,
    async click(element) {
      const origin = await run(`(element => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        return element
      })(${element})`)
      // The command for a click takes a text field within a shadow root for covered by the root's host.
      await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async choose(select, option) {
      const found = await run(
        `[...${select}.options].find(({ label }) => label === ${JSON.stringify(option)})`,
      )
      await session('POST', `/element/${Object.values(found as object)[0]}/click`, {})
    },
    type: text => strike(...Array.from(text, letter => [letter])),
    press: key => strike(keys[key]),
    narrow: async () => void (await session('POST', '/window/rect', windowOf({ narrow: true }))),
    async complaints() {
      await run('0')
      return complaints
    },
    close: async () => void (await session('DELETE', '')),
  }
}

/**
 * What the page has complained of since it was asked last. This WebDriver tells nothing of the console, so a page is
 * heard from the first question on. Runs in the page, and uses nothing from around it.
 */
function hear(): string[] {
  const page = window as typeof window & { heard?: string[] }
  if (!page.heard) {
    const heard: string[] = []
    page.heard = heard
    addEventListener('error', ({ message }) => heard.push(message))
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
    for (const level of ['error', 'warn'] as const) {
      const { [level]: say } = console
      console[level] = (...words: unknown[]) => {
        heard.push(words.join(' '))
        say(...words)
      }
    }
  }
  return page.heard.splice(0)
}

/** WebKit's own browser leaves out all scripts of a page when it is told to, and still answers what it is asked. */
const capabilities = ({ withoutScript }: Visit) =>
  withoutScript
    ? { 'webkitgtk:browserOptions': { args: ['--automation', '--enable-javascript-markup=false'] } }
    : {}

/** Starts a program in a group of its own, so that what it starts in turn ends with it. */
function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const started = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  process.once('exit', () => started.kill())
  return started
}
