import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'
import type { ServedSite } from '../../demo-host/serving/built-site.ts'
import { nginxFolder, nginxLocations, nginxMaps } from '../../demo-host/serving/nginx.ts'
import { findOnPath, missing } from '../../scripts/programs.mjs'
import { limitForWhatHangsMs } from './limits.mjs'

export interface Nginx {
  /** Ends it, and returns what it complained of. */
  readonly stop: () => Promise<string>
}

/** Starts a real nginx for a built site, with the configuration that the build makes. `npm test` installs it where it can. */
export async function startNginx(
  root: string,
  site: ServedSite,
  port: number,
  versions = root + site.base,
): Promise<Nginx> {
  const nginx = findOnPath('nginx')
  if (!nginx) throw new Error(missing('nginx'))
  const folder = mkdtempSync(join(tmpdir(), 'mrp-nginx-'))
  const locations = nginxLocations(site)
    .replaceAll(`${nginxFolder}/current/dist`, resolve(root))
    .replaceAll(`${nginxFolder}/versions`, resolve(versions))
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder};`,
  )
  // Below a base, nginx has another site at its root.
  const others = site.base ? 'location / { return 200 "the other site"; }' : ''
  writeFileSync(join(folder, 'maps.conf'), nginxMaps(site))
  writeFileSync(join(folder, 'locations.conf'), locations)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors warn;
     events {} http { access_log off; ${temporary.join(' ')} include ${folder}/maps.conf;
       server { listen 127.0.0.1:${port}; ${others} include ${folder}/locations.conf; } }`,
  )
  const server = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')],
    { stdio: 'inherit' },
  )
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: limitForWhatHangsMs, interval: 50 })
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
