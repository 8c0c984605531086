import type { Settings } from './settings.ts'

// Sentences of the pages that are true with some settings only: `%if firebase%…%end%`.

/** Returns, by name, whether what follows `%if` is so. */
function facts(settings: Settings): Readonly<Record<string, boolean>> {
  const { hasLocalServices, endpoint, emailService, formEndpoint } = settings
  const { firebase, tokenSyncUrl, attribution, analytics } = settings
  const hasEndpoint = endpoint !== undefined
  const hasEmail = !hasEndpoint && (emailService !== undefined || hasLocalServices)
  return {
    // Where requests go: one of the three.
    endpoint: hasEndpoint,
    'email-service': hasEmail,
    'mail-app': !hasEndpoint && !hasEmail,
    'form-endpoint': formEndpoint !== undefined || hasLocalServices,
    firebase: firebase !== undefined,
    'local-account': firebase === undefined,
    'token-sync': firebase !== undefined && tokenSyncUrl !== undefined,
    // A mail app never sends more of it than the page.
    'attribution-sent': attribution === 'on' && (hasEndpoint || hasEmail),
    attribution: attribution === 'on',
    'no-attribution': attribution !== 'on',
    'data-layer': analytics === 'dataLayer',
    'no-data-layer': analytics !== 'dataLayer',
  }
}

/** Returns a text with the sentences that are true. Throws an error for a condition that does not exist. */
export function withVariants(text: string, settings: Settings): string {
  const known = facts(settings)
  return text.replace(/%if ([\w-]+)%([\s\S]*?)%end%/g, (_, name: string, sentence: string) => {
    const isSo = known[name]
    if (isSo === undefined)
      throw new Error(`%if ${name}% is none of the conditions ${Object.keys(known).join(', ')}.`)
    return isSo ? sentence : ''
  })
}
