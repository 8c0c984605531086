import { createReadStream, type ReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { guardFileStreams } from '../../demo-host/serving/file-streams.ts'

// Files are piped into answers as sirv does it, which leaves them to themselves.

/** A server that answers everything with a file; its port, and all files that it has opened. */
async function serveFile(path: string) {
  const files: ReadStream[] = []
  const server = createServer((request, response) =>
    guardFileStreams(request, response, () => {
      const file = createReadStream(path)
      files.push(file)
      file.pipe(response)
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('Nothing is served.')
  return { files, port: address.port }
}

test('A file that is gone when it is opened ends its answer, not the server', async () => {
  const { port } = await serveFile('no-such-file')
  for (let asked = 0; asked < 2; asked++)
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
})

test('Files are closed when their visitor goes, also those of requests that wait behind each other', async () => {
  const { files, port } = await serveFile('package-lock.json')
  const visitor = connect(port, '127.0.0.1')
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50))
  await expect.poll(() => files.length).toBe(50)
  visitor.destroy()
  await expect.poll(() => files.filter(({ closed }) => !closed)).toEqual([])
})
