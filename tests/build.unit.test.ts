import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

// The build that tests and checks share, with something in Vite's place that notes when it is asked.

const noting = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('builds', process.env.NODE_ENV + '\\n')
await new Promise(resolve => setTimeout(resolve, 100))
for (const folder of ['dist', 'demo-host/dist']) mkdirSync(folder, { recursive: true })
for (const file of ['demo-host/dist/robots.txt', 'demo-host/nginx.conf', 'firebase.json']) writeFileSync(file, '')
writeFileSync('dist/integrity.json', String(Math.random()))
process.exit(Number(process.env.FAILS ?? 0))
`

/** A project with a file in every place that the build reads. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  for (const path of [
    'src/a/b.ts',
    'demo-host/index.html',
    'docs/a.md',
    'wordpress/readme.txt',
    'dist-types/index.d.ts',
  ])
    write(path, '')
  for (const path of ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'])
    write(path, '{}')
  for (const path of ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE'])
    write(path, '')
  write('node_modules/vite/bin/vite.js', noting)
  write('node_modules/vite/package.json', '{ "type": "module" }')
  const build = async (env: Readonly<Record<string, string>> = {}) => {
    const built = spawn(process.execPath, ['scripts/build.mjs'], {
      cwd: folder,
      env: { ...process.env, ...env },
    })
    const [status] = await once(built, 'exit')
    return status
  }
  const builds = () => readFileSync(join(folder, 'builds'), 'utf8').trim().split('\n')
  return { folder, write, build, builds }
}

test('What was built from these sources is not built again, and is made for production', async () => {
  const { build, builds } = project()
  expect([await build(), await build()]).toEqual([0, 0])
  expect(builds()).toEqual(['production'])
})

test('Two that ask at once share one build, and nothing of the lock stays', async () => {
  const { folder, build, builds } = project()
  expect(await Promise.all([build(), build(), build()])).toEqual([0, 0, 0])
  expect(builds()).toHaveLength(1)
  expect(existsSync(join(folder, '.build.lock'))).toBe(false)
})

test.for([
  'src/a/b.ts',
  'src/new.ts',
  'scripts/build/lean.ts',
  'demo-host/index.html',
  'docs/a.md',
  'wordpress/readme.txt',
  'package.json',
])('A change of %s makes it build again', async path => {
  const { write, build, builds } = project()
  await build()
  write(path, '{ "changed": true }')
  await build()
  await build()
  expect(builds()).toHaveLength(2)
})

test('What the build itself writes does not', async () => {
  const { write, build, builds } = project()
  await build()
  for (const path of ['demo-host/dist/index.html', 'demo-host/.builder/a.js', 'demo-host/nginx.conf'])
    write(path, 'made')
  await build()
  expect(builds()).toHaveLength(1)
})

test('Another origin makes it build again', async () => {
  const { build, builds } = project()
  await build()
  await build({ SITE_ORIGIN: 'https://a.example' })
  expect(builds()).toHaveLength(2)
})

test.for(['dist', 'demo-host/dist'])('Where %s has been taken away, it builds again', async path => {
  const { folder, build, builds } = project()
  await build()
  rmSync(join(folder, path), { recursive: true })
  await build()
  expect(builds()).toHaveLength(2)
})

test('What another build has left is built again', async () => {
  const { write, build, builds } = project()
  await build()
  write('dist/integrity.json', 'by `vite build`')
  await build()
  expect(builds()).toHaveLength(2)
})

test('A build that fails is said to, and tried again', async () => {
  const { build, builds } = project()
  expect(await build({ FAILS: '1' })).toBe(1)
  expect(await build()).toBe(0)
  expect(builds()).toHaveLength(2)
})

test('A lock whose owner has died keeps nobody waiting', async () => {
  const { folder, build, builds } = project()
  writeFileSync(join(folder, '.build.lock'), '99999999')
  expect(await build()).toBe(0)
  expect(builds()).toHaveLength(1)
})
