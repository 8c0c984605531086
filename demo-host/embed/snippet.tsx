import { useEffect, useState } from 'react'
import { primaryButton } from '../../src/ui/button.styles.ts'
import { hint } from '../../src/ui/field.styles.ts'
import { subtitle } from '../../src/ui/typography.styles.ts'
import * as styles from './builder.styles.ts'
import type { ChoiceProps } from './choice.ts'
import type { ElementFact } from './facts.ts'
import { fallbackLink } from './markup.ts'
import { filledIn } from './requests.ts'
import { siteAddress } from './site-address.ts'
import { installCommand, policyLines, targetOf, targetsFor } from './targets.ts'

const origin = siteAddress

/** Adds the site's own address where none is given: the bundle does not know it, and its stock one is nobody's. */
function withMail(settings: ChoiceProps['choice']['settings']): ChoiceProps['choice']['settings'] {
  const own = document.querySelector('mrp-config')?.getAttribute('contact-email')
  return own && !settings['contact-email']?.trim() ? { ...settings, 'contact-email': own } : settings
}

/** Shows the snippet to copy for a target. */
export function Snippet({ choice, element, onChange }: ChoiceProps & { readonly element: ElementFact }) {
  const target = targetOf(choice)
  const pinned = target.hasScript === true && choice.pinned
  const hash = useHash(pinned)
  const attributes = Object.fromEntries(
    Object.entries(choice.attributes).filter(([, value]) => value.trim() !== ''),
  )
  const settings = element.sendsRequests ? filledIn(choice.tag, withMail(choice.settings)) : {}
  const written = target.snippet(
    {
      tag: choice.tag,
      attributes,
      settings,
      fallback: fallbackLink(choice.tag, attributes, origin),
      lists: element.lists,
      ...(pinned && hash.value && { integrity: hash.value }),
    },
    origin,
  )
  const painted = target.takesRoots === true && choice.painted
  return (
    <section aria-labelledby="snippet">
      <div className={styles.bar}>
        <h2 className={subtitle} id="snippet">
          Snippet
        </h2>
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
        {target.takesRoots && (
          <label className={styles.check}>
            <input
              checked={choice.painted}
              onChange={event => onChange({ painted: event.target.checked })}
              type="checkbox"
            />
            Show before the script
          </label>
        )}
      </div>
      <p className={hint}>{target.how}</p>
      {painted && (
        <p className={hint}>
          The snippet has the element as HTML, which reads fully before the script has come. Make it anew
          after a release.
        </p>
      )}
      {pinned && (
        <p className={hint} role="status">
          {hash.fault ??
            'The page runs exactly this version: browsers check every file. You upgrade by hand; only the latest version gets security fixes.'}
        </p>
      )}
      <Code isWaiting={pinned && !hash.value && !hash.fault} painted={painted} written={written} />
      {target.needsPackage && (
        <>
          <p className={hint}>Install the package once:</p>
          <pre className={styles.code}>
            <code>{installCommand(origin)}</code>
          </pre>
        </>
      )}
      <details className={styles.policy}>
        <summary>What a Content Security Policy has to allow</summary>
        <pre className={styles.code}>
          <code>{policyLines(location.origin, settings).join('\n')}</code>
        </pre>
      </details>
    </section>
  )
}

interface Hash {
  readonly value?: string
  readonly fault?: string
}

/** Returns the hash of this version's first file, which the build has noted. */
async function readHash(): Promise<string> {
  const answer = await fetch(`${origin}/integrity.json`)
  const { [`v${__VERSION__}/mrp-widgets.js`]: hash }: Record<string, string> = await answer.json()
  if (!hash) throw new Error('integrity.json has no hash of this version.')
  return hash
}

function useHash(isWanted: boolean): Hash {
  const [hash, setHash] = useState<Hash>({})
  useEffect(() => {
    if (!isWanted) return
    readHash().then(
      value => setHash({ value }),
      () => setHash({ fault: 'The hash could not be loaded: this snippet follows the latest version.' }),
    )
  }, [isWanted])
  return hash
}

interface CodeProps {
  readonly written: string
  /** Whether to include the elements' declarative shadow roots. */
  readonly painted: boolean
  /** Whether the snippet still lacks a part. */
  readonly isWaiting: boolean
}

function Code({ written, painted, isWaiting }: CodeProps) {
  const [said, say] = useState('')
  /** The prerendered snippet, or the plain one if prerendering failed. */
  const [made, setMade] = useState({ from: '', html: '' })
  useEffect(() => {
    if (!painted) return
    let isWanted = true
    paint(written).then(
      html => isWanted && setMade({ from: written, html }),
      error => {
        if (!isWanted) return
        console.error('The element could not be prerendered.', error)
        setMade({ from: written, html: written })
        say('The paint could not be loaded: this is the snippet without it.')
      },
    )
    return () => {
      isWanted = false
    }
  }, [painted, written])

  const isReady = !isWaiting && (!painted || made.from === written)
  const snippet = painted && isReady ? made.html : written
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => say('Copied.'),
      () => say('The browser does not allow it: select the text and copy it by hand.'),
    )
  return (
    <div className={styles.copied}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre aria-busy={!isReady} className={styles.code} tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      <button className={primaryButton} disabled={!isReady} onClick={copy} type="button">
        Copy
      </button>
      <span role="status">{said}</span>
    </div>
  )
}

/**
 * Prerenders a snippet as a server would. Loads that code only now: it is as large as React, and few users need it.
 */
async function paint(html: string): Promise<string> {
  const { prerender } = await import('../../src/entries/ssr.ts')
  return prerender(html)
}
