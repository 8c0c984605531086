import { config } from '../../services/config.ts'
import { pageDocument } from '../../services/page-document.ts'
import { findUnknownMessages } from '../../services/unknown-messages.ts'
import { type Finding, finding } from './finding.ts'

// Examines what is around the tags: scripts, texts, the page's policy, the browser.

export function examineScripts(): readonly Finding[] {
  const addresses = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[src*="mrp-widgets"]')].map(
    ({ src }) => src,
  )
  if (addresses.length < 2) return []
  return [
    finding('version.two', 'version.two.change', {
      count: String(addresses.length),
      addresses: addresses.join(', '),
    }),
  ]
}

export function examineStorage(): readonly Finding[] {
  try {
    localStorage.setItem('mrp:doctor', '')
    localStorage.removeItem('mrp:doctor')
    return []
  } catch {
    return [finding('storage.blocked', 'storage.blocked.change')]
  }
}

const blocked = new Map<string, string>()

/** Notices what the page's policy blocks from now on. Returns an unsubscribe function. */
export function watchPolicy(changed: () => void): () => void {
  const note = (what: string, directive: string) => {
    if (blocked.has(`${directive} ${what}`)) return
    blocked.set(`${directive} ${what}`, directive)
    changed()
  }
  const listener = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) =>
    note(blockedURI, effectiveDirective)
  pageDocument.addEventListener('securitypolicyviolation', listener)
  return () => pageDocument.removeEventListener('securitypolicyviolation', listener)
}

export const examinePolicy = (): readonly Finding[] =>
  [...blocked].map(([entry, directive]) =>
    finding('policy.blocked', 'policy.blocked.change', {
      what: entry.slice(directive.length + 1),
      directive,
    }),
  )

/** Finds misspelt keys of the page's own messages. Without the list of keys, which may not load, finds none. */
export async function examineMessages(): Promise<readonly Finding[]> {
  const unknown = await findUnknownMessages(config.get().messages).catch(() => [])
  return unknown.map(({ key, guess = '' }) =>
    finding('message.unknown', guess ? 'message.unknown.change' : 'message.unknown.remove', { key, guess }),
  )
}
