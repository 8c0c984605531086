import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

// The built files that prerender, each in a Node of its own.

/** Prerenders a page; Node ends after whatever that has begun. */
const script = (file: string, html: string): string => `
import { prerender } from ${JSON.stringify(resolve(file))}
const html = await prerender(${JSON.stringify(html)})
console.log(html.split('shadowrootmode').length - 1)
`

const page =
  '<mrp-config analytics="dataLayer" theme="&#x1b;[2J"></mrp-config><mrp-account provider="cloud"></mrp-account><mrp-faq></mrp-faq>'

test.for(['dist/ssr.js', 'dist/npm/ssr.js'])(
  '%s takes the settings of a page, starts nothing that they ask for, and tells the log what it can take',
  file => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', script(file, page)],
      {
        encoding: 'utf8',
        // The test runner's own would make it a build for development.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    expect(stderr).toContain('attribute "theme": "\\u{1b}[2J" is not one of')
    expect(stderr).not.toContain('\u001b')
    expect({ status, stdout }).toEqual({ status: 0, stdout: '3\n' })
  },
)
