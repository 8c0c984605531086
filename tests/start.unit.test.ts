import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './support/free-port.mjs'

test('`npm start` says that its port is taken before it builds anything', async () => {
  const port = await freePort()
  const taken = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, PORT: `${port}` } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const [status] = await once(child, 'exit')
  expect(status).toBe(1)
  expect(said).toBe(
    `Port ${port} is taken. End what runs there, or choose another one: PORT=4174 npm start\n`,
  )
})
