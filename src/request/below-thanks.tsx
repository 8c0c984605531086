import type { ReactNode } from 'react'
import { useConfig } from '../services/config.ts'
import { siteHref } from '../services/links.ts'
import { primaryButton } from '../ui/button.styles.ts'
import { useMoreTexts } from '../ui/more-texts.ts'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { afterRequestMessages } from '../words/en/after-request.ts'
import { isSettled } from '../words/languages.ts'

const texts = {
  messages: afterRequestMessages,
  catalogs: {
    de: () => import('../words/de/after-request.ts'),
    es: () => import('../words/es/after-request.ts'),
    fr: () => import('../words/fr/after-request.ts'),
  },
}

/** Stands below the thanks and their button, so that nothing moves when it comes. */
const below = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 24px;
  align-self: stretch;
  margin-block-start: 20px;
  padding-block-start: 24px;
  border-block-start: 1px solid ${token('line')};
`

type Translate = ReturnType<typeof useMoreTexts>['t']

/** Shows what to do after a contact message. */
export function Next() {
  const t = useAfterRequest()
  return t ? <BelowThanks t={t} /> : null
}

/** Returns nothing until the texts are there, which come with it. */
export function useAfterRequest(): Translate | undefined {
  const { language, t } = useMoreTexts(texts)
  return isSettled(language, texts.catalogs) ? t : undefined
}

/** Shows what stands below the thanks for a request: what to do while somebody reads it. */
export function BelowThanks({ t, children }: { readonly t: Translate; readonly children?: ReactNode }) {
  const { siteUrl } = useConfig()
  return (
    <div className={below} part="next">
      {children}
      {/* Beside the page: it may be a partner's, or a frame in one. */}
      <a className={primaryButton} href={siteHref('/plan', siteUrl)} rel="noopener" target="_blank">
        {t('sent.plan')}
      </a>
    </div>
  )
}
