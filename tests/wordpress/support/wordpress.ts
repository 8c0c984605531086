import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.mjs'
import { limitForWhatHangsMs } from '../../support/limits.mjs'
import { findWordPress } from '../get-wordpress.mjs'

// A WordPress of its own in a folder of its own, with the built plugin, on PHP's own server and SQLite.

export interface WordPress {
  readonly folder: string
  /** Without a slash at the end. */
  readonly url: string
  readonly version: string
  readonly stop: () => Promise<void>
}

/** The cache of compiled files looks at each file at each request: a test may have just written `wp-config.php`. */
const cached = ['-d', 'opcache.enable_cli=1', '-d', 'opcache.revalidate_freq=0']
const php = [...cached, '-d', 'memory_limit=512M', '-d', 'display_errors=0']

/** Starts a site with a plugin: the built one, or that of another build. */
export async function startWordPress(plugin = 'dist/wordpress/mrp-widgets'): Promise<WordPress> {
  const found = findWordPress()
  const folder = await mkdtemp(join(tmpdir(), 'mrp-wordpress-'))
  const host = `127.0.0.1:${await freePort()}`
  await cp(found.core, folder, { recursive: true })
  const plugins = join(folder, 'wp-content/plugins')
  await cp(found.sqlite, join(plugins, 'sqlite-database-integration'), { recursive: true })
  await cp(plugin, join(plugins, 'mrp-widgets'), { recursive: true })
  await mkdir(join(folder, 'wp-content/database'), { recursive: true })
  const dropIn = await readFile(join(found.sqlite, 'db.copy'), 'utf8')
  await writeFile(
    join(folder, 'wp-content/db.php'),
    dropIn
      .replace("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", "__DIR__ . '/plugins/sqlite-database-integration'")
      .replace('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php'),
  )
  await writeFile(join(folder, 'wp-config.php'), configuration(`http://${host}`))

  const installed = spawnSync('php', [...php, join(import.meta.dirname, 'install.php'), host], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (installed.status !== 0) {
    const log = await readFile(join(folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
    await rm(folder, { recursive: true, force: true })
    throw new Error(`WordPress could not be installed: ${log || installed.stderr}`)
  }

  // In a group of its own: ending the server alone would leave its workers on the port.
  const server = spawn('php', [...php, '-S', host, '-t', folder], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
  })
  const stop = async () => {
    if (server.pid) process.kill(-server.pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const url = `http://${host}`
  await answering(`${url}/?p=0`)
  return { folder, url, version: installed.stdout.trim(), stop }
}

const configuration = (url: string) => `<?php
define('DB_NAME', 'wp'); define('DB_USER', ''); define('DB_PASSWORD', ''); define('DB_HOST', '');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true); define('WP_DEBUG_LOG', true); define('WP_DEBUG_DISPLAY', false);
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) define($key, "test $key");
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

/** Waits for the server's first answer. */
async function answering(url: string): Promise<void> {
  const until = Date.now() + limitForWhatHangsMs
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return
    if (Date.now() > until) throw new Error(`${url} does not answer.`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
