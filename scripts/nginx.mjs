import { existsSync } from 'node:fs'
import { aptInstall, findOnPath } from './programs.mjs'

export const howToInstallNginx =
  'tests/site/nginx needs nginx. Install it with `apt-get install -y nginx-light`.'

/** Returns the path of nginx. The administrator's folders are not on everyone's PATH. */
export const findNginx = () => findOnPath('nginx') ?? ['/usr/sbin/nginx'].find(path => existsSync(path))

/** Installs nginx if that needs no confirmation. Only its own tests need it, and fail without it. */
export function installNginx() {
  if (findNginx()) return
  aptInstall('nginx-light')
  if (!findNginx()) console.warn(howToInstallNginx)
}
