import { profilesOf, type Settings } from './settings.ts'

/** Names the local inbox, which answers as the two outside services do. */
const inbox = {
  emailService: {
    serviceId: 'local',
    demoTemplateId: 'demo',
    contactTemplateId: 'contact',
    publicKey: 'local',
    origin: '/',
  },
  formEndpoint: '/form-collection',
}

/**
 * Returns the settings that the build writes into the bundle as JSON: the defaults of every page that says nothing else.
 * That page may be on another site, so paths become addresses: of the site's origin or, for the inbox, of `server`. Where
 * `server` is empty, the inbox's paths stay, and the bundle resolves them against the address that serves it.
 */
export function bundleSettings(settings: Settings, server = ''): string {
  const { origin, base, brandName, contactEmail, founders, attribution, analytics, consent } = settings
  const { emailService, endpoint, formEndpoint, firebase, tokenSyncUrl } = settings
  const about = {
    brandName,
    contactEmail,
    founders: profilesOf(founders),
    attribution,
    analytics,
    consent,
  }
  const at = (address: string | undefined, site = origin) =>
    address && site ? new URL(address, site).href : address
  return JSON.stringify(
    settings.hasLocalServices
      ? {
          ...about,
          emailService: { ...inbox.emailService, origin: at(inbox.emailService.origin, server) },
          formEndpoint: at(inbox.formEndpoint, server),
        }
      : {
          ...about,
          siteUrl: origin + base,
          emailService: emailService && { ...emailService, origin: at(emailService.origin) },
          endpoint: at(endpoint),
          formEndpoint: at(formEndpoint),
          firebase,
          tokenSyncUrl: at(tokenSyncUrl),
        },
  )
}
