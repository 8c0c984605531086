import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { nginxConf } from '../../demo-host/serving/nginx.ts'
import { findNginx, howToInstallNginx } from '../../scripts/nginx.mjs'
import { freePort } from '../support/free-port.mjs'
import { testServing } from '../support/serving.ts'

// A real nginx with the configuration that the build makes. `npm test` installs it where it can.

const nginx = findNginx()
if (!nginx) throw new Error(howToInstallNginx)

const folder = mkdtempSync(join(tmpdir(), 'mrp-nginx-'))
let address = ''
let stop = async () => {}

beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const site = nginxConf(await readBuiltSite())
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/mrp-agent;', `root ${resolve('demo-host/dist')};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder};`,
  )
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors warn;
     events {} http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  const server = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')],
    { stdio: 'inherit' },
  )
  stop = async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  await vi.waitFor(() => fetch(address), { timeout: 10_000, interval: 50 })
})
afterAll(async () => {
  await stop()
  // What it had to complain of is not for the test to hide.
  expect(readFileSync(join(folder, 'errors'), 'utf8')).not.toMatch(/\[(emerg|alert|crit|warn)\]/)
  rmSync(folder, { recursive: true, force: true })
})

testServing({ address: () => address, brotli: false })
