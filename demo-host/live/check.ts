import { checkBundle, checkCaching, checkCompression } from './bundle.ts'
import { checkEncryption, checkHeaders } from './headers.ts'
import { checkAddresses, checkFiles, checkNotFound, checkPages, checkRedirects } from './pages.ts'
import { checkPolicy } from './policy.ts'
import { checkRequest } from './send.ts'
import { checkEndpoints, checkServices, checkStandIns } from './settings.ts'
import { type Check, type Finding, openSite } from './site.ts'

const checks: readonly Check[] = [
  checkPages,
  checkFiles,
  checkNotFound,
  checkRedirects,
  checkEncryption,
  checkAddresses,
  checkHeaders,
  checkPolicy,
  checkBundle,
  checkCompression,
  checkCaching,
  checkServices,
  checkEndpoints,
  checkStandIns,
]

/**
 * Checks the site whose first page has that address, one thing after the other. Sends a demo request only if that is
 * wanted. A site that does not answer is one fault.
 */
export async function* checkLive(address: string, isSending: boolean): AsyncGenerator<Finding> {
  try {
    const site = await openSite(address)
    for (const check of isSending ? [...checks, checkRequest] : checks) yield await check(site)
  } catch (error) {
    yield { good: '', faults: [error instanceof Error ? error.message : String(error)] }
  }
}
