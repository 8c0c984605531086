import { useEffect, useRef, useState } from 'react'
import type { ElementFacts } from '../../scripts/contract/definitions.ts'
import { primaryButton } from '../../src/ui/button.styles.ts'
import { hint } from '../../src/ui/field.styles.ts'
import { subtitle } from '../../src/ui/typography.styles.ts'
import * as styles from './builder.styles.ts'
import type { ChoiceProps } from './choice.ts'
import { sendsRequests } from './facts.ts'
import { fallbackLink, listsOf } from './markup.ts'
import { siteAddress } from './preview.tsx'
import { filledIn } from './requests.ts'
import { installCommand, policyLines, type Target, targetOf, targetsFor } from './targets.ts'

const origin = siteAddress

/** Adds the site's own address where none is given: the bundle does not know it, and its stock one is nobody's. */
function withMail(settings: ChoiceProps['choice']['settings']): ChoiceProps['choice']['settings'] {
  const own = document.querySelector('mrp-config')?.getAttribute('contact-email')
  return own && !settings['contact-email']?.trim() ? { ...settings, 'contact-email': own } : settings
}

/** Returns what an author pastes for a target. */
function written(choice: ChoiceProps['choice'], element: ElementFacts, target: Target, integrity?: string) {
  const attributes = Object.fromEntries(
    Object.entries(choice.attributes).filter(([, value]) => value.trim() !== ''),
  )
  const settings = sendsRequests(element) ? filledIn(choice.tag, withMail(choice.settings)) : {}
  const snippet = target.snippet(
    {
      tag: choice.tag,
      attributes,
      settings,
      fallback: fallbackLink(choice.tag, attributes, origin),
      lists: listsOf(element),
      ...(integrity && { integrity }),
    },
    origin,
  )
  return { snippet, settings }
}

/** Shows the snippet to copy for a target. */
export function Snippet({ choice, element, onChange }: ChoiceProps & { readonly element: ElementFacts }) {
  const target = targetOf(choice)
  const pinned = target.hasScript === true && choice.pinned
  const hash = useHash(pinned)
  const { snippet, settings } = written(choice, element, target, pinned ? hash : undefined)
  const code = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState({ of: '', said: '' })
  const copy = () => copyOrSelect(snippet, code.current).then(said => setOutcome({ of: snippet, said }))
  const isWaiting = pinned && hash === undefined
  return (
    <section aria-labelledby="snippet" className={styles.snippet}>
      <div className={styles.bar}>
        <h2 className={subtitle} id="snippet">
          Code to paste
        </h2>
        <TargetField choice={choice} onChange={onChange} target={target} />
        <button className={primaryButton} disabled={isWaiting} onClick={copy} type="button">
          Copy
        </button>
      </div>
      <p className={hint} role="status">
        {outcome.of === snippet && `${outcome.said} `}
        {target.how}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre aria-busy={isWaiting} className={styles.code} tabIndex={0}>
        <code ref={code}>{snippet}</code>
      </pre>
      {target.needsPackage && (
        <>
          <p className={hint}>Install the package once:</p>
          <pre className={styles.code}>
            <code>{installCommand(origin)}</code>
          </pre>
        </>
      )}
      <details className={styles.developers} open={choice.pinned}>
        <summary>For developers</summary>
        {target.hasScript && (
          <label className={styles.check}>
            <input
              checked={choice.pinned}
              onChange={event => onChange({ pinned: event.target.checked })}
              type="checkbox"
            />
            Pin version {__VERSION__}
          </label>
        )}
        {pinned && (
          <p className={hint} role="status">
            {hash === ''
              ? 'The hash could not be loaded: this snippet follows the latest version.'
              : 'The page runs exactly this version: browsers check every file. You upgrade by hand; only the latest version gets security fixes.'}
          </p>
        )}
        <p className={hint}>A Content Security Policy must allow:</p>
        <pre className={styles.code}>
          <code>{policyLines(location.origin, settings).join('\n')}</code>
        </pre>
      </details>
    </section>
  )
}

/** Shows for which place the snippet is. */
function TargetField({ choice, target, onChange }: ChoiceProps & { readonly target: Target }) {
  return (
    <select
      aria-label="For"
      className={styles.target}
      onChange={event => onChange({ target: event.target.value })}
      value={target.id}
    >
      {targetsFor(choice.tag).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Returns the hash of this version's first file, which the build has noted. */
async function readHash(): Promise<string> {
  const answer = await fetch(`${origin}/integrity.json`)
  const { [`v${__VERSION__}/mrp-widgets.js`]: hash }: Record<string, string> = await answer.json()
  if (!hash) throw new Error('integrity.json has no hash of this version.')
  return hash
}

/** Returns that hash: undefined until it is there, and empty where it could not be loaded. */
function useHash(isWanted: boolean): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    if (isWanted) readHash().then(setHash, () => setHash(''))
  }, [isWanted])
  return hash
}

/** Copies the code. Where the browser refuses, selects it. Returns what to say of it. */
async function copyOrSelect(text: string, shown: HTMLElement | null): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied.'
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return 'Selected: press Ctrl+C (⌘C on a Mac).'
  }
}
