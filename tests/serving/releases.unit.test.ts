import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { nginxFolder } from '../../demo-host/serving/nginx.ts'
import { emptySite } from '../../demo-host/site.ts'
import manifest from '../../package.json' with { type: 'json' }
import { freePort } from '../support/free-port.mjs'
import { startNginx } from '../support/nginx.ts'

// The commands of docs/going-live.md, as they are written there, on a server of this machine.

const page = readFileSync('docs/going-live.md', 'utf8')
const nginxPart = page.slice(page.indexOf('### nginx'), page.indexOf('### Cloudflare'))
const remote = [...nginxPart.matchAll(/^ssh www\.example\.com '(.*)'$/gm)].map(([, command = '']) => command)
const [prepare, goLive, list, rollBack] = remote

/** The releases of the page's commands. */
const [newer = '', older = ''] = [...new Set(nginxPart.match(/\d{4}-\d\d-\d\d/g))]

const folder = mkdtempSync(join(tmpdir(), 'mrp-releases-'))

/** Runs a command as the server would, without its rights and its nginx, in the folder of the test. */
const run = (command = '', release = newer): string =>
  execFileSync(
    'sh',
    [
      '-ec',
      command
        .replaceAll(nginxFolder, folder)
        .replaceAll('sudo nginx -s reload', 'true')
        .replaceAll('sudo ', '')
        .replaceAll(newer, release),
    ],
    { encoding: 'utf8', env: { ...process.env, USER: userInfo().username } },
  )

/** Writes what `rsync` copies of a build. */
function upload(release: string, version: string): void {
  const files = {
    'index.html': `<h1>${release}</h1>`,
    '404.html': '<h1>Nothing here</h1>',
    'mrp-widgets.js': `"${version}"`,
    [`${version}/mrp-widgets.js`]: `"${version} of ${release}"`,
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'releases', release, 'dist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

test('Two commands go live and two roll back, and a pinned version stays what it was through both', async () => {
  onTestFinished(() => rmSync(folder, { recursive: true }))
  run(prepare)
  upload(older, 'v0.1.0')
  run(goLive, older)
  const port = await freePort()
  const root = join(folder, 'current/dist')
  const nginx = await startNginx(root, await readBuiltSite(root), port, join(folder, 'versions'))
  onTestFinished(async () => void (await nginx.stop()))
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { text: await answer.text(), origins: answer.headers.get('access-control-allow-origin') }
  }
  expect((await read('/')).text).toBe(`<h1>${older}</h1>`)

  upload(newer, 'v0.2.0')
  run(goLive)
  expect((await read('/')).text).toBe(`<h1>${newer}</h1>`)
  expect(await read('/v0.1.0/mrp-widgets.js')).toEqual({ text: `"v0.1.0 of ${older}"`, origins: '*' })
  expect((await read('/v0.2.0/mrp-widgets.js')).text).toBe(`"v0.2.0 of ${newer}"`)

  expect(run(list).trim().split('\n')).toEqual([older, newer])
  run(rollBack)
  expect((await read('/')).text).toBe(`<h1>${older}</h1>`)
  expect((await read('/v0.2.0/mrp-widgets.js')).text).toBe(`"v0.2.0 of ${newer}"`)
})

test.for(['', '/mrp', '/a/b'])(
  'Below “%s”, a build removes its last one, and leaves the folders of other versions as they are',
  async base => {
    const root = mkdtempSync(join(tmpdir(), 'mrp-kept-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const files = ['v0.0.1/chunks/old.js', `v${manifest.version}/mrp-widgets.js`, 'index.html', 'vat/x.html']
    for (const path of files) {
      const file = join(root, base, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, 'old')
    }
    writeFileSync(join(root, 'robots.txt'), 'old')
    await emptySite(root, base)
    const left = readdirSync(root, { recursive: true, encoding: 'utf8' })
    expect(left.filter(path => /\.\w+$/.test(path) && !/v0\.0\.1$/.test(path))).toEqual([
      join(base.slice(1), 'v0.0.1/chunks/old.js'),
    ])
  },
)

test('Where nothing was built before, nothing has to be removed', async () => {
  await expect(emptySite(join(tmpdir(), 'mrp-nowhere'), '/mrp')).resolves.toBeUndefined()
})
