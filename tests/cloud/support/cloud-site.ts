import type { Page } from 'playwright'
import { policyOf } from '../../../demo-host/serving/content-security-policy.ts'
import { cloudSettings } from './emulated.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The tag with which a page has its accounts in the emulator, and tells an endpoint of sign-ins where one is given. */
export const cloudTag = (tokenSyncUrl = '', emulatorUrl = cloudSettings.authEmulatorUrl): string =>
  `<mrp-config firebase="${escaped(JSON.stringify(cloudSettings.firebase))}" auth-emulator-url="${emulatorUrl}" token-sync-url="${escaped(tokenSyncUrl)}"></mrp-config>`

/**
 * Puts that tag first into every page of the built site that is opened, with the policy that the build makes of such a
 * page: `visit('/login', withCloud())`.
 */
export const withCloud = (tokenSyncUrl?: string) => (page: Page) =>
  page.route('**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<body[^>]*>/, tag => tag + cloudTag(tokenSyncUrl))
    const headers = { ...response.headers(), 'content-security-policy': policyOf(body) }
    await route.fulfill({ response, body, headers })
  })
