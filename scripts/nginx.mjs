import { existsSync } from 'node:fs'
import { aptInstall, findOnPath } from './programs.mjs'

export const howToInstallNginx =
  'tests/site/nginx needs nginx. Install it with `apt-get install -y nginx-light`.'

/** The path of nginx; not everybody has the administrator's folders on the PATH. */
export const findNginx = () => findOnPath('nginx') ?? ['/usr/sbin/nginx'].find(path => existsSync(path))

/** Installs nginx where that takes no question. Its tests alone need it, and fail without. */
export function installNginx() {
  if (findNginx()) return
  aptInstall('nginx-light')
  if (!findNginx()) console.warn(howToInstallNginx)
}
