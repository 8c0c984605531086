import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

const quietFor = 500

/** The traffic of a page so far. */
export interface Traffic {
  /** Returns the bytes as sent, without headers, by type: `Document`, `Script` … */
  readonly bytes: () => Readonly<Record<string, number>>
  readonly requests: () => number
  readonly isQuiet: () => boolean
  readonly quiet: () => Promise<void>
}

export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  const bytes: Record<string, number> = {}
  const running = new Map<string, { readonly type: string; headers: number }>()
  let requests = 0
  let last = Date.now()

  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (!request.url.startsWith('http')) return
    running.set(requestId, { type, headers: 0 })
    requests += 1
    last = Date.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = running.get(requestId)
    if (request) request.headers = response.encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headers } = running.get(requestId) ?? { type: 'Other', headers: 0 }
    bytes[type] = (bytes[type] ?? 0) + Math.max(0, encodedDataLength - headers)
    running.delete(requestId)
    last = Date.now()
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    running.delete(requestId)
    last = Date.now()
  })
  await cdp.send('Network.enable')

  const isQuiet = () => running.size === 0 && Date.now() - last >= quietFor
  return {
    bytes: () => ({ ...bytes }),
    requests: () => requests,
    isQuiet,
    async quiet() {
      while (!isQuiet()) await sleep(50)
    },
  }
}
