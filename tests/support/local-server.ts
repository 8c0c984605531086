import { spawn } from 'node:child_process'
import { vi } from 'vitest'
import { freePort } from './free-port.mjs'
import { limitForWhatHangsMs } from './limits.mjs'

export interface LocalServer {
  /** Without a slash at the end. */
  readonly address: string
  readonly stop: () => void
}

/** Starts the server of `npm start` or `npm run dev` in a process of its own, which ends on any uncaught error. */
export async function start(
  command: string,
  cwd = '.',
  options: readonly string[] = [],
): Promise<LocalServer> {
  const port = await freePort()
  const { NODE_ENV: _, ...env } = process.env
  const server = spawn(
    process.execPath,
    [
      '--unhandled-rejections=strict',
      'node_modules/vite/bin/vite.js',
      command,
      '--logLevel',
      'error',
      ...options,
    ],
    { cwd, env: { ...env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const address = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(address), { timeout: limitForWhatHangsMs, interval: 100 })
  return { address, stop: () => void server.kill() }
}
