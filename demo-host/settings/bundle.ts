import { ofPages, profilesOf, type Settings } from './settings.ts'

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
  const { origin, base, hasLocalServices, endpoint, tokenSyncUrl } = settings
  const { emailService, formEndpoint } = hasLocalServices ? inbox : settings
  const from = hasLocalServices ? server : origin
  const at = (address: string | undefined) => (address && from ? new URL(address, from).href : address)
  return JSON.stringify({
    ...Object.fromEntries(ofPages.map(key => [key, settings[key]])),
    brandName: settings.brandName,
    contactEmail: settings.contactEmail,
    founders: profilesOf(settings.founders),
    siteUrl: hasLocalServices ? undefined : origin + base,
    emailService: emailService && { ...emailService, origin: at(emailService.origin) },
    endpoint: at(endpoint),
    formEndpoint: at(formEndpoint),
    tokenSyncUrl: at(tokenSyncUrl),
  })
}
