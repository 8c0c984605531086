import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptySite } from '../../demo-host/site.ts'
import manifest from '../../package.json' with { type: 'json' }

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
