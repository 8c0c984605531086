import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'
import type { ServedSite } from '../../demo-host/serving/built-site.ts'
import { nginxConf } from '../../demo-host/serving/nginx.ts'
import { findOnPath, missing } from '../../scripts/programs.mjs'

export interface Nginx {
  /** Ends it, and returns what it complained of. */
  readonly stop: () => Promise<string>
}

/** Starts a real nginx for a built site, with the configuration that the build makes. `npm test` installs it where it can. */
export async function startNginx(root: string, site: ServedSite, port: number): Promise<Nginx> {
  const nginx = findOnPath('nginx')
  if (!nginx) throw new Error(missing('nginx'))
  const folder = mkdtempSync(join(tmpdir(), 'mrp-nginx-'))
  const conf = nginxConf(site)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/mrp-agent;', `root ${resolve(root)};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder};`,
  )
  writeFileSync(join(folder, 'site.conf'), conf)
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
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 10_000, interval: 50 })
  return {
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      const errors = readFileSync(join(folder, 'errors'), 'utf8')
      rmSync(folder, { recursive: true, force: true })
      return errors
    },
  }
}
