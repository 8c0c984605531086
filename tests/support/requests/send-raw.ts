import { connect } from 'node:net'

/** A raw request, and how the connection ends after it. */
export interface RawRequest {
  /** Request line and headers, without the empty line after them. */
  readonly head: string
  readonly body: Buffer
  /** Waits for a response, closes the sending side, or breaks the connection. */
  readonly ending: 'wait' | 'end' | 'break'
}

/** The start of a response. */
export interface AnswerHead {
  readonly status: number
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>
}

/**
 * Sends what no HTTP client would write, and reads the head of the response. Resolves with undefined if the
 * connection ends without one. Rejects after ten seconds.
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
    // Delayed, because a reset discards what the server has not read yet.
    else socket.write(bytes, () => ending === 'break' && setTimeout(() => socket.resetAndDestroy(), 5))
  })

/** Removes “100 Continue”, which precedes the response. */
const withoutInterim = (text: string): string => text.replace(/^(HTTP\/1\.1 1\d\d[\s\S]*?\r\n\r\n)+/, '')

function headOf(text: string): AnswerHead {
  const [start = '', ...lines] = text.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1]), headers: new Map(headers) }
}
