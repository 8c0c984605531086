import { createServer, connect as dial, type Socket } from 'node:net'
import { inject } from 'vitest'

/** The emulator at an address of a test's own that can be taken away and given back: a second emulator would take long. */
export async function openGate() {
  const { hostname, port: target } = new URL(inject('emulator'))
  const sockets = new Set<Socket>()
  const server = createServer(incoming => {
    const outgoing = dial(Number(target), hostname)
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  let port = 0
  const open = () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>(resolve => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  await open()
  const address = server.address()
  if (typeof address === 'object' && address) port = address.port
  return { url: `http://127.0.0.1:${port}`, open, close }
}
