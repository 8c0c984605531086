import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import own from '../../package.json' with { type: 'json' }
import { hashesIn } from '../../scripts/build/files.ts'
import { writePackage } from '../../scripts/build/package.ts'
import { npm } from '../../scripts/programs.mjs'
import { openChromium } from '../support/chromium.ts'
import { builtPage, installedWith, installReactTypes, tarball } from '../support/consumer.ts'

// The package as somebody meets it who installs it by its address.

const visit = openChromium()

const page = `<!doctype html>
<html lang="en">
<title>A page of a host</title>
<script type="module" src="/main.tsx"></script>
<mrp-demo-form company-name="Acme"></mrp-demo-form>
<div id="app"></div>
`

/** One React for everything: with a second copy, the components' hooks would not find the one that renders. */
const main = `
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { configure, defineElements } from 'mrp-widgets'
import { Config, DemoForm, SiteHeader } from 'mrp-widgets/react'
import 'mrp-widgets/elements/mrp-demo-form'

configure({
  analytics: 'dataLayer',
  emailService: { serviceId: 'local', demoTemplateId: 'demo', publicKey: 'local', origin: '/' },
})
void defineElements('mrp-hero')

function App() {
  const [route, setRoute] = useState('')
  const [sentBy, setSentBy] = useState('')
  const [company, setCompany] = useState('Huber Gears')
  return (
    <>
      <Config brandName="Pumps" />
      <SiteHeader onNavigate={event => { event.preventDefault(); setRoute(new URL(event.detail.href).pathname) }} />
      <output>{route}</output>
      <button onClick={() => setCompany('Huber Pumps')}>Rename</button>
      <DemoForm companyName={company} theme="dark" onSent={event => setSentBy(event.detail.fields.fullName ?? '')} />
      <p>{sentBy && 'Sent by ' + sentBy}</p>
    </>
  )
}

const root = document.querySelector('#app')
if (root) createRoot(root).render(<App />)
`

const prerendering = `
import { configure } from 'mrp-widgets'
import { prerender } from 'mrp-widgets/ssr'
import 'mrp-widgets/elements/mrp-hero'

configure({ contactEmail: 'sales@pumps.example' })
console.log(await prerender('<mrp-contact-details></mrp-contact-details>'))
`

const serverRendering = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { DemoForm, styleText } from 'mrp-widgets/react'

console.log(renderToString(createElement(DemoForm, { companyName: 'Acme' })), styleText())
`

/** Every component, on a server: what it asks of React has to be there. */
const everyComponent = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as all from 'mrp-widgets/react'

const components = Object.entries(all).filter(([name]) => /^[A-Z]/.test(name))
console.log(components.map(([name, component]) => name + ' ' + renderToString(createElement(component)).length).join('; '))
`

const planning = `
import { plan } from 'mrp-widgets/planner'

const items = [{ id: 'Drive', leadTime: 1 }]
const demand = [{ item: 'Drive', period: 3, quantity: 50 }]
console.log(JSON.stringify(plan({ periods: 4, items, lines: [], demand }).record('Drive').release))
`

const files = {
  'index.html': page,
  'main.tsx': main,
  'prerender.js': prerendering,
  'server.js': serverRendering,
  'components.js': everyComponent,
  'planning.js': planning,
}

/** With the oldest React. Apps with the newest are in tests/frameworks. */
const installed = installedWith(files)

/** A bundler’s resolution finds whatever Node’s finds. */
const compile = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--module', 'nodenext', '--target', 'es2022']

/** The paths in the package that the build made. */
const paths = execFileSync('tar', ['-tzf', `dist/${tarball}`], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map(path => path.replace('package/', ''))
  .sort()

test('The package is what ships, and nothing else: no package lies in it', () => {
  expect([...new Set(paths.map(path => path.split('/')[0]))].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'dist-types',
    'docs',
    'package.json',
  ])
  expect(paths.filter(path => path.startsWith('docs/'))).toEqual(['docs/reference.md'])
  expect(paths.filter(path => path.endsWith('.tgz'))).toEqual([])
})

test('`npm pack` packs the same files, and builds before', () => {
  const [{ files }] = JSON.parse(npm(['pack', '--dry-run', '--json', '--ignore-scripts', '--silent']))
  expect(files.map(({ path }: { path: string }) => path).sort()).toEqual(paths)
  expect(own.scripts.prepack).toBe('npm run build')
})

test('What is installed are the files of `dist/`, and the typings and the reference as they are committed', async () => {
  const { folder } = installed()
  const read = (path: string) => readFile(join(folder, 'node_modules/mrp-widgets', path), 'utf8')
  const all = Object.entries(await hashesIn('dist'))
  const hashes = Object.fromEntries(all.filter(([path]) => !/\.(tgz|map)$|^(wordpress|v\d.*?)\//.test(path)))
  expect(JSON.parse(await read('dist/integrity.json'))).toEqual(hashes)
  expect(await hashesIn(join(folder, 'node_modules/mrp-widgets/dist'))).toEqual(hashes)
  const typings = (await readdir('dist-types')).map(name => `dist-types/${name}`)
  expect(typings).toContain('dist-types/index.d.ts')
  for (const path of [...typings, 'docs/reference.md'])
    expect(await read(path), path).toBe(await readFile(path, 'utf8'))
})

test('The same files, packed once more, give the same bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writePackage(folder)
  expect((await hashesIn(folder))[tarball]).toBe((await hashesIn('dist'))[tarball])
})

test('Its imports are typed in an empty project', async () => {
  const consumer = installed()
  await installReactTypes(consumer)
  expect(consumer.run(resolve('node_modules/typescript/bin/tsc'), ...compile, 'main.tsx')).toBe('')
})

test('Its planner plans in Node', () => {
  expect(installed().run('planning.js')).toBe('[0,0,50,0]\n')
})

test('With React 18 it prerenders in Node, and its elements and components run in a page built by Vite', async () => {
  const consumer = installed()
  expect(consumer.run('prerender.js')).toMatch(
    /<mrp-contact-details><template shadowrootmode="open">.*mailto:sales@pumps\.example/s,
  )
  expect(consumer.run('server.js')).toMatch(/data-root="".*value="Acme".*\[data-root\]\{/s)

  expect(consumer.run('components.js')).toMatch(/\bPlanner [1-9]\d{4,}/)

  const { page: opened, complaints } = await visit(await builtPage(consumer), async window => {
    await window.route('**/api/v1.0/email/send*', route => route.fulfill({ body: 'OK' }))
  })
  await expect
    .poll(() => opened.locator('mrp-demo-form').getByLabel('Company name').inputValue())
    .toBe('Acme')

  const app = opened.locator('#app')
  await app.getByText('Pumps').first().waitFor()
  await app.locator('nav [popovertarget]').first().click()
  await app.locator('[popover][data-open] a').first().click()
  await app.getByText(/^\/[a-z-]+$/).waitFor()
  const name = app.getByLabel('Full name')
  await name.fill('Anna Huber')
  await app.getByRole('button', { name: 'Rename' }).click()
  await expect
    .poll(() => name.evaluate(field => getComputedStyle(field).backgroundColor))
    .toBe('rgb(30, 24, 42)')
  expect(await name.inputValue()).toBe('Anna Huber')
  await app.getByLabel('Email').fill('anna@huber.example')
  await app.getByRole('button', { name: 'Request a Demo' }).click()
  await app.getByText('Sent by Anna Huber').waitFor()
  const told = () => opened.evaluate(() => (globalThis as { dataLayer?: unknown }).dataLayer)
  await expect.poll(told).toMatchObject([{ event: 'mrp_sent', form: 'demo' }])
  expect(complaints).toEqual([])
})
