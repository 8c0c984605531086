import { useEffect, useReducer, useState } from 'react'
import { createDefinition, describeElement } from '../../custom-element/description.ts'
import { handleOf } from '../../custom-element/handle.ts'
import { closeButton, secondaryButton } from '../../ui/button.styles.ts'
import { panel } from '../../ui/panel.styles.ts'
import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { subtitle } from '../../ui/typography.styles.ts'
import { examineServices } from './examine-services.ts'
import {
  examinePolicy,
  examineScripts,
  examineStorage,
  examineUnsupported,
  watchPolicy,
} from './examine-surroundings.ts'
import { examineTags, sleepingElements } from './examine-tags.ts'
import { type Finding, t } from './finding.ts'
import { knownTags } from './known-tags.ts'

const description = describeElement({
  tag: 'mrp-doctor',
  summary: 'Lists what is wrong with the embedding on this page, and what to change. For developers.',
  attributes: {},
  events: {},
  parts: { card: 'The sheet that the list stands on.', close: 'The button that closes it.' },
  wake: 'load',
  embeddable: false,
})

/** Puts it in a corner of the window, above the page's own content. */
const corner = css`
  position: fixed;
  z-index: 2147483000;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  inline-size: min(30em, calc(100vw - 32px));
  max-block-size: 70vh;
  overflow: auto;
  background: ${token('surface')};
`

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const list = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > li { padding-block-start: 12px; border-block-start: 1px solid ${token('line')}; overflow-wrap: anywhere; }
  & b { display: block; font-weight: 600; }
`

function Doctor() {
  const { findings, lookAgain } = useFindings()
  const [isClosed, setClosed] = useState(false)

  if (isClosed) return null
  return (
    <section className={`${panel} ${corner}`} data-bad={findings?.length ? '' : undefined} part="card">
      <div className={bar}>
        <h2 className={subtitle}>{t('heading')}</h2>
        <button
          aria-label={t('close')}
          className={closeButton}
          onClick={() => setClosed(true)}
          part="close"
          type="button"
        >
          ×
        </button>
      </div>
      <div role="status">
        {!findings && <span>{t('running')}</span>}
        {findings?.length === 0 && <span>{t('fine')}</span>}
        {findings && findings.length > 0 && (
          <ul className={list}>
            {findings.map(({ what, change }) => (
              <li key={what}>
                <b>{what}</b> {change}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <button className={secondaryButton} onClick={lookAgain} type="button">
          {t('again')}
        </button>
      </div>
    </section>
  )
}

/** Keeps what the last look has found, and looks again when the page's policy blocks something. */
function useFindings() {
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0)
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => watchPolicy(lookAgain), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is one
  useEffect(() => {
    let stale = false
    void examine().then(found => {
      if (!stale) setFindings(found)
    })
    return () => {
      stale = true
    }
  }, [looks])
  return { findings, lookAgain }
}

async function examine(): Promise<readonly Finding[]> {
  const missing = await wakeAll(sleepingElements(knownTags))
  const found = [
    ...examineScripts(),
    ...examineTags(knownTags, missing),
    ...(await examineServices()),
    ...examinePolicy(),
    ...examineStorage(),
    ...examineUnsupported(),
  ]
  // Reports a problem once, in however many places it occurs.
  return [...new Map(found.map(entry => [entry.what, entry])).values()]
}

export default createDefinition(description, Doctor)

// Loads the code of the page's elements: an element's description is part of its code.

/** Limits how long the doctor waits for an element's code, in ms. */
const patienceMs = 3000

/** Loads the code of elements that have none. Returns those for which it has not come. */
export async function wakeAll(sleeping: readonly Element[]): Promise<ReadonlySet<Element>> {
  const isThere = await Promise.all(sleeping.map(wake))
  return new Set(sleeping.filter((_, index) => !isThere[index]))
}

async function wake(element: Element): Promise<boolean> {
  const patience = new Promise<boolean>(resolve => setTimeout(() => resolve(false), patienceMs))
  // A page that uses the npm package may define the tag later, or never.
  const code = customElements.whenDefined(element.localName).then(() => handleOf(element)?.wake() ?? false)
  return Promise.race([code, patience])
}
