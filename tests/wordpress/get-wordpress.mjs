import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { aptInstall, findOnPath, npm } from '../../scripts/programs.mjs'

// Gets a real WordPress for the tests of the plugin: Debian unstable's packages, unpacked and never installed, and the
// drop-in that lets it run on SQLite. The machine's own apt stays as it is.

const cache = resolve('.cache/wordpress')
const core = join(cache, 'core')
const sqlite = join(cache, 'sqlite-database-integration')

/** The last release that Node 20 takes; it carries the drop-in. */
const playground = '@wp-playground/cli@3.1.54'

/** A theme of WordPress's own from before blocks: Debian 12 is the last that has one. */
const classicTheme = 'twentytwentyone'

const packages = [
  ...['wordpress', 'wordpress-theme-twentytwentyfive', `wordpress-theme-${classicTheme}`, 'libjs-cropper'],
  ...['libjs-jquery-ui', 'libjs-lodash', 'libjs-underscore', 'libphp-phpmailer', 'php-getid3'],
]

/** Returns the folder of WordPress, `WORDPRESS_DIR` where it is set, and that of the SQLite drop-in. */
export const findWordPress = () => ({ core: process.env.WORDPRESS_DIR ?? core, sqlite })

/** Installs PHP and unpacks WordPress. Throws where that is not possible. */
export function installWordPress() {
  installPhp()
  mkdirSync(cache, { recursive: true })
  if (!existsSync(sqlite)) unpackSqlite()
  if (process.env.WORDPRESS_DIR || existsSync(join(core, 'wp-content/themes', classicTheme))) return
  console.info('Downloading WordPress (Debian unstable) …')
  const root = unpackPackages()
  for (const folder of [core, `${core}.part`]) rmSync(folder, { recursive: true, force: true })
  // Beside its place first, so that a copy that was interrupted is never taken for whole.
  copyFollowing(join(root, 'usr/share/wordpress'), `${core}.part`, root)
  rmSync(join(`${core}.part`, 'wp-config.php'), { force: true })
  renameSync(`${core}.part`, core)
}

const hasPhp = () =>
  Boolean(findOnPath('php')) && /pdo_sqlite/.test(spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout)

function installPhp() {
  if (!hasPhp()) aptInstall('php-cli', 'php-sqlite3')
  if (!hasPhp())
    throw new Error(
      'The WordPress tests need PHP with SQLite: install it with `apt-get install -y php-cli php-sqlite3`.',
    )
}

function unpackSqlite() {
  npm(['pack', '--silent', playground], { cwd: cache, stdio: 'ignore' })
  const [tarball] = readdirSync(cache).filter(name => name.endsWith('.tgz'))
  run('tar', ['xzf', tarball ?? '', 'package/sqlite-database-integration.zip'])
  // PHP's own reader: not every machine has `unzip`.
  run('php', ['-r', "(new PharData('package/sqlite-database-integration.zip'))->extractTo('.', null, true);"])
  renameSync(join(cache, 'plugin-sqlite-database-integration'), sqlite)
}

/** Returns the folder that the packages were unpacked in. */
function unpackPackages() {
  for (const folder of ['apt/lists/partial', 'apt/archives/partial', 'debs', 'root'])
    mkdirSync(join(cache, folder), { recursive: true })
  writeFileSync(join(cache, 'apt/status'), '')
  writeFileSync(
    join(cache, 'apt/sources.list'),
    ['sid', 'bookworm']
      .map(
        suite => `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror()} ${suite} main\n`,
      )
      .join(''),
  )
  const options = {
    'Dir::Etc::sourcelist': join(cache, 'apt/sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(cache, 'apt/lists'),
    'Dir::Cache': join(cache, 'apt'),
    'Dir::State::status': join(cache, 'apt/status'),
    'Acquire::Languages': 'none',
    'APT::Sandbox::User': 'root',
  }
  const written = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  run('apt-get', ['-q', ...written, 'update'])
  run('apt-get', ['-q', ...written, 'download', ...packages], join(cache, 'debs'))
  for (const name of readdirSync(join(cache, 'debs'))) run('dpkg', ['-x', join('debs', name), 'root'])
  return join(cache, 'root')
}

/** Returns where this machine gets its own packages from. */
function mirror() {
  const folder = '/etc/apt/sources.list.d'
  const files = [
    '/etc/apt/sources.list',
    ...(existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []),
  ]
  const lines = files.filter(file => existsSync(file)).flatMap(file => readFileSync(file, 'utf8').split('\n'))
  const [found] = lines
    .filter(line => !line.startsWith('#'))
    .flatMap(line => /https?:\/\/\S+\/debian(?=\/?\s|\/?$)/.exec(line) ?? [])
  return found ?? 'http://deb.debian.org/debian'
}

/** Copies a folder with what its links lead to. Absolute ones begin at `root`. One that leads nowhere is left out. */
function copyFollowing(/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ root) {
  const entry = followed(from, root)
  if (!entry) return
  if (!lstatSync(entry).isDirectory()) {
    mkdirSync(dirname(to), { recursive: true })
    return cpSync(entry, to)
  }
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(entry)) copyFollowing(join(entry, name), join(to, name), root)
}

/** @returns {string | undefined} the file at the end of a chain of links */
function followed(/** @type {string} */ path, /** @type {string} */ root) {
  if (!lstatSync(path, { throwIfNoEntry: false })) return undefined
  if (!lstatSync(path).isSymbolicLink()) return path
  const target = readlinkSync(path)
  return followed(target.startsWith('/') ? join(root, target) : resolve(dirname(path), target), root)
}

function run(/** @type {string} */ program, /** @type {string[]} */ args, cwd = cache) {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(
      `The WordPress tests need WordPress, and \`${program}\` could not get it: ${stderr?.trim() || 'it is not installed'}. Set WORDPRESS_DIR to the folder of one.`,
    )
}
