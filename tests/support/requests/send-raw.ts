import { connect } from 'node:net'

/** A request as it goes over the wire, and what becomes of the connection behind it. */
export interface RawRequest {
  /** Request line and headers, without the empty line behind them. */
  readonly head: string
  readonly body: Buffer
  /** Waits for an answer, says that nothing more comes, or breaks the connection off. */
  readonly ending: 'wait' | 'end' | 'break'
}

/** How an answer begins. */
export interface AnswerHead {
  readonly status: number
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>
}

/**
 * Sends what no HTTP client would write, and reads the head of the answer. `undefined` is a connection that ended without
 * one. Rejects where nothing comes for ten seconds.
 */
export const sendRaw = (port: number, { head, body, ending }: RawRequest): Promise<AnswerHead | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const finish = (answer?: AnswerHead) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', chunk => {
      received = withoutInterim(received + chunk.toString('latin1'))
      const end = received.indexOf('\r\n\r\n')
      if (end >= 0) finish(headOf(received.slice(0, end)))
    })
    socket.on('error', () => finish())
    socket.on('close', () => finish())
    socket.setTimeout(10_000, () => {
      socket.destroy()
      reject(new Error(`No answer, or none whose head ends: ${received.slice(0, 200)}`))
    })
    const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body])
    if (ending === 'end') socket.end(bytes)
    // A moment later: a reset takes along what was not read yet.
    else socket.write(bytes, () => ending === 'break' && setTimeout(() => socket.resetAndDestroy(), 5))
  })

/** Takes away “100 Continue”, behind which the answer comes. */
const withoutInterim = (text: string): string => text.replace(/^(HTTP\/1\.1 1\d\d[\s\S]*?\r\n\r\n)+/, '')

function headOf(text: string): AnswerHead {
  const [start = '', ...lines] = text.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1]), headers: new Map(headers) }
}
