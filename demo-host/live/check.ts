import { execFileSync } from 'node:child_process'
import manifest from '../../package.json' with { type: 'json' }
import { messageOf } from '../../src/services/console.ts'
import { checkBundle, checkCompression, checkVersions } from './bundle.ts'
import { checkHeaders } from './headers.ts'
import { checkAddress, checkFiles, checkNotFound, checkPages } from './pages.ts'
import { checkRequest } from './send.ts'
import { checkEndpoints, checkServices, checkStandIns } from './settings.ts'
import { type Check, type Finding, openSite } from './site.ts'

const checks: readonly Check[] = [
  checkPages,
  checkFiles,
  checkNotFound,
  checkAddress,
  checkHeaders,
  checkBundle,
  checkVersions,
  checkCompression,
  checkServices,
  checkEndpoints,
  checkStandIns,
]

/** Returns the versions that were released, by their tags in git, and the one of this code. */
function releasedVersions(): readonly string[] {
  const current = `v${manifest.version}`
  try {
    const tags = execFileSync('git', ['tag', '--list', 'v[0-9]*'], { encoding: 'utf8', stdio: 'pipe' })
    return [...new Set([...tags.split('\n').filter(Boolean), current])]
  } catch {
    return [current]
  }
}

/**
 * Checks the site whose first page has that address, one thing after the other. Sends a demo request only if that is
 * wanted. A site that does not answer is one fault.
 */
export async function* checkLive(
  address: string,
  isSending: boolean,
  versions = releasedVersions(),
): AsyncGenerator<Finding> {
  try {
    const site = await openSite(address, versions)
    for (const check of isSending ? [...checks, checkRequest] : checks) yield await check(site)
  } catch (error) {
    yield { good: '', faults: [messageOf(error)] }
  }
}
