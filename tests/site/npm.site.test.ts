import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { builtPage, installed, installReactTypes, type ReactVersion } from '../support/consumer.ts'

// The package as somebody meets it who installs it from npm.

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

const files = {
  'index.html': page,
  'main.tsx': main,
  'prerender.js': prerendering,
  'server.js': serverRendering,
}

const compile = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--module', 'esnext', '--target', 'es2022']

test('What `npm pack` packs is what ships, and nothing else', () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' }),
  )
  const paths: string[] = packed.files.map(({ path }: { path: string }) => path)
  const roots = new Set(paths.map(path => path.split('/')[0]))
  expect([...roots].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'dist-types',
    'package.json',
  ])
})

test('Its imports are typed in an empty project', { timeout: 60_000 }, async () => {
  const consumer = await installed('19', files)
  await installReactTypes(consumer)
  const tsc = [resolve('node_modules/typescript/bin/tsc'), ...compile, '--moduleResolution']
  for (const resolution of ['bundler', 'nodenext']) {
    const module = resolution === 'bundler' ? [] : ['--module', 'nodenext']
    expect(consumer.run(...tsc, resolution, ...module, 'main.tsx')).toBe('')
  }
})

test.for<[ReactVersion]>([['18.3'], ['19']])(
  'With React %s it prerenders in Node, and its elements and components run in a page built by Vite',
  { timeout: 60_000 },
  async ([react]) => {
    const consumer = await installed(react, files)
    expect(consumer.run('prerender.js')).toMatch(
      /<mrp-contact-details><template shadowrootmode="open">.*mailto:sales@pumps\.example/s,
    )
    expect(consumer.run('server.js')).toMatch(/data-root="".*value="Acme".*\[data-root\]\{/s)

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
    expect(await name.inputValue()).toBe('Anna Huber')
    expect(await name.evaluate(field => getComputedStyle(field).backgroundColor)).toBe('rgb(30, 24, 42)')
    await app.getByLabel('Email').fill('anna@huber.example')
    await app.getByRole('button', { name: 'Request a Demo' }).click()
    await app.getByText('Sent by Anna Huber').waitFor()
    const told = await opened.evaluate(() => (globalThis as { dataLayer?: unknown }).dataLayer)
    expect(told).toMatchObject([{ event: 'mrp_sent', form: 'demo' }])
    expect(complaints).toEqual([])
  },
)
