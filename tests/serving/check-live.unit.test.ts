import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { checkVersions } from '../../demo-host/live/bundle.ts'
import { checkHeaders } from '../../demo-host/live/headers.ts'
import { checkAddress, checkPages } from '../../demo-host/live/pages.ts'
import { serve } from '../support/served.ts'

// `npm run check:live` at small sites of this machine.

const list = 'export default {}'
const hash = createHash('sha256').update(list).digest('base64')

test('A version that a deploy has deleted, and one that was changed, are named, and what is alike once', async () => {
  const files: Readonly<Record<string, string>> = {
    '/v1.0.0/mrp-widgets.js': `"sha256-${hash}"`,
    '/v1.0.0/list.js': list,
    '/v1.1.0/mrp-widgets.js': '"sha256-of-another"',
    '/v1.1.0/list.js': list,
  }
  const { origin: address, close } = await serve(({ url = '' }, answer) =>
    answer.writeHead(files[url] ? 200 : 404).end(files[url]),
  )
  onTestFinished(close)
  const versions = ['v0.1.0', 'v0.2.0', 'v1.0.0', 'v1.1.0']
  expect((await checkVersions({ address, named: '', pages: [], scripts: [], versions })).faults).toEqual([
    'Pages that pin v0.1.0, v0.2.0 have no script. Copy the folder back, and let no deploy delete one: docs/going-live.md.',
    'v1.1.0 was changed. Copy the folder that was released back.',
  ])
})

const page = (path: string, status: number, policy = '') => ({
  path,
  status,
  html: '<style>a{}</style>',
  body: Buffer.from(''),
  headers: new Headers({ 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) }),
})

test('Pages with the same fault are one sentence', async () => {
  const pages = ['/a', '/b', '/c', '/d'].map(path => page(path, 500))
  const site = { address: 'https://www.acme.com', named: 'https://www.acme.com', scripts: [], versions: [] }
  const { faults } = await checkPages({ ...site, pages: [...pages, page('/e', 404)] })
  expect(faults).toEqual(['Status 500: /a, /b and 2 more.', 'Status 404: /e.'])
})

test('A site that is not encrypted is one fault, but on this machine', async () => {
  const faults = async (address: string) =>
    (await checkAddress({ address, named: address, pages: [], scripts: [], versions: [] })).faults
  expect(await faults('http://www.acme.com')).toEqual([
    'http://www.acme.com is not encrypted, and people type passwords there. Put the site on https.',
  ])
  expect(await faults('https://www.acme.com')).toEqual([])
  expect(await faults('http://127.0.0.1:4173')).toEqual([])
})

test('Pages without the policy of their own are one sentence', async () => {
  const { origin: address, close } = await serve((_, answer) => answer.writeHead(404).end())
  onTestFinished(close)
  const pages = ['/a', '/b'].map(path => page(path, 200, "default-src 'none'"))
  const { faults } = await checkHeaders({ address, named: address, scripts: [], versions: [], pages })
  expect(faults.filter(fault => !/ is missing on \/a, \/b\.$/.test(fault))).toEqual([
    expect.stringMatching(/^The policy of \/a, \/b is not the page’s own\. Deploy pages and rules/),
  ])
})
