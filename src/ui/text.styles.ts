import { css } from './sheet.ts'
import { token } from './tokens.ts'

export const link = css`
  color: ${token('accent-ink')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`

/** Invisible, but read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
