import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readComponents } from '../support/shipped.ts'

// What is known to be wrong with the packages that ship. npm takes all of ours for tools, because everything is bundled:
// `npm audit --omit=dev` would look at none of them. So all are looked at, and what counts is what is in the files. It is a project of its own: it
// needs the registry's answer, which changes without us.

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
  readonly message?: string
}

interface Vulnerability {
  readonly name: string
  readonly severity: string
  /** Advisories, or the names of packages that brought it here. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[]
  /** Where it is installed. */
  readonly nodes: readonly string[]
}

/** The advisories for what is installed in these places, a line each. */
function advisoriesFor(
  paths: readonly string[],
  vulnerabilities: readonly Vulnerability[],
): readonly string[] {
  return vulnerabilities
    .filter(({ nodes }) => nodes.some(node => paths.includes(node)))
    .map(({ name, severity, via }) => {
      const titles = via.map(cause => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`))
      return `${name} (${severity}): ${titles.join('; ')}`
    })
}

test('npm audit knows of nothing wrong with what ships', async () => {
  const components = await readComponents()
  expect(components.length).toBeGreaterThan(10)
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1', '--fetch-timeout=30000'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const report: Report = JSON.parse(stdout || '{"message":"npm said nothing"}')
  expect(report.vulnerabilities, `The registry does not answer: ${report.message}`).toBeDefined()
  const paths = components.map(({ path }) => path)
  expect(advisoriesFor(paths, Object.values(report.vulnerabilities ?? {}))).toEqual([])
})
