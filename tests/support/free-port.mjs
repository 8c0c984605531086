import { createServer } from 'node:net'

/**
 * Returns a free port.
 *
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const found = server.address()
      server.close(() =>
        typeof found === 'object' && found ? resolve(found.port) : reject(new Error('No port is free.')),
      )
    })
  })
