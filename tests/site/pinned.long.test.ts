import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, sendRequest, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'

// A page that pins this version by one tag: the hash of the first file vouches for every script that it loads. In all
// engines: tests/hard/engines/pinned.

const visit = openInTurn()

const folder = `/v${manifest.version}/`
const hashes: Readonly<Record<string, string>> = JSON.parse(await readFile('dist/integrity.json', 'utf8'))
const form = '<mrp-demo-form><a href="mailto:sales@example.com">Ask by email</a></mrp-demo-form>'
const firstFile = `${folder}mrp-widgets.js`.slice(1)
const pinned = `<script type="module" src="/${firstFile}" integrity="${hashes[firstFile]}" crossorigin></script>${localInbox}${form}`

/** A policy without inline scripts refuses the map: there, the files are checked as they are fetched. */
const policies = { 'no policy': {}, 'a policy': { 'Content-Security-Policy': "script-src 'self'" } }
const refusedMap = /Content Security Policy/

for (const [policy, headers] of Object.entries(policies)) {
  test(`Under ${policy}, a pinned form is painted, wakes and sends, from files of its version alone`, async () => {
    const name = `Pia Pinned, ${policy}`
    const { page, complaints } = await visit('/try.html', servePage(pinned, headers))
    await sendRequest(page, name)
    expect(await lettersFrom(page, name)).toHaveLength(1)
    const asked = await loaded(page, /\.js$/)
    expect(asked.filter(path => path.includes('/chunks/')).length).toBeGreaterThan(1)
    expect(asked.filter(path => !path.startsWith(folder))).toEqual([])
    expect(complaints.filter(text => !refusedMap.test(text))).toEqual([])
  })
}

test('Without a hash on the tag, the version runs unchecked, and no list is fetched', async () => {
  const { page, complaints } = await visit(
    '/try.html',
    servePage(pinned.replace(/ integrity="[^"]*"/, ''), policies['a policy']),
  )
  await page.getByLabel('Full name').fill('Pia')
  expect(await loaded(page, /list\.js$/)).toEqual([])
  expect(complaints).toEqual([])
})

test('The pinned first file is at most 1 kB larger, gzipped, than the other one', async () => {
  const sizeOf = async (path: string) => gzipSync(await readFile(`dist/${path}`), { level: 9 }).length
  expect((await sizeOf(firstFile)) - (await sizeOf('mrp-widgets.js'))).toBeLessThanOrEqual(1000)
})
