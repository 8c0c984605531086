import { createServer } from 'node:net'
import { preview } from 'vite'
import { build } from './build.mjs'

// Builds the site and serves it: `npm start`. Where its port is taken, it says so before it builds.

const port = Number(process.env.PORT ?? 4173)

const probe = createServer()
probe.once('error', () => {
  console.error(`Port ${port} is taken. End what runs there, or choose another one: PORT=4174 npm start`)
  process.exitCode = 1
})
probe.listen(port, '127.0.0.1', () => {
  probe.close(async () => {
    build({ hasSettings: true })
    const server = await preview()
    server.printUrls()
  })
})
