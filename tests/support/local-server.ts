import { spawn } from 'node:child_process'
import { afterAll, beforeAll, vi } from 'vitest'
import { freePort } from './free-port.mjs'
import { limitForWhatHangsMs } from './limits.mjs'

export interface LocalServer {
  readonly port: number
  /** Without a slash at the end. */
  readonly address: string
  /** Returns its console output since it first answered, such as an uncaught error. */
  readonly said: () => string
  readonly hasEnded: () => boolean
  readonly stop: () => void
}

/**
 * Runs the server of `npm start` or `npm run dev` in a process of its own, which ends on any uncaught error. Returns
 * a function that returns the server, and starts another if it has ended.
 */
export function runLocalServer(command: 'preview' | 'dev'): () => Promise<LocalServer> {
  let server: LocalServer
  beforeAll(async () => {
    server = await start(command)
  })
  afterAll(() => server.stop())
  return async () => {
    if (server.hasEnded()) server = await start(command)
    return server
  }
}

/** Starts such a server in a folder, for the program’s options. */
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
    { cwd, env: { ...env, PORT: String(port) } },
  )
  let said = ''
  for (const output of [server.stdout, server.stderr]) {
    output.on('data', text => {
      said += text
    })
  }
  const address = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(address), { timeout: limitForWhatHangsMs, interval: 100 })
  // While it starts on a busy machine, Vite says how long it took to bundle its configuration.
  said = ''
  return {
    port,
    address,
    said: () => said,
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    stop: () => void server.kill(),
  }
}
