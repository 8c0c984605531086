import { closeButton } from '../../ui/button.styles.ts'
import { css, keyframes } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.styles.ts'

/**
 * In the top layer, above every `z-index` of the page. Empty, it has no size and catches no click. It lies below the header,
 * whose links stay free, and no keyboard covers it.
 */
export const region = css`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  display: flex;
  flex-direction: column;
  gap: 8px;
  inline-size: min(25em, calc(100vw - 32px));
  inset-block: var(--mrp-toast-place, 68px auto);
  inset-inline-end: 16px;
  pointer-events: none;
  @media (max-height: 24em) {
    & { max-block-size: calc(100dvh - 72px); overflow-y: auto; }
  }
`

export const list = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`

export const toast = css`
  position: relative;
  pointer-events: auto;
  padding-block: 8px;
  padding-inline: 18px 56px;
  border: 1px solid ${token('line')};
  border-inline-start: 4px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: 0 16px 40px -16px ${token('shadow')}, 0 2px 6px ${token('shadow')};
  animation: ${rise} 0.2s ease-out;
  &[data-variant='destructive'] { border-inline-start-color: ${token('bad')}; }
`

export const title = css`
  font-weight: 600;
  font-size: ${size.label};
  line-height: 1.4;
`

export const description = css`
  margin-block-start: 2px;
  font-size: ${size.label};
  line-height: 1.45;
  color: ${token('muted')};
  overflow-wrap: anywhere;
`

export const close = `${closeButton} ${css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`}`
