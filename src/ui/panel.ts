import { css } from './sheet.ts'
import { token } from './tokens.ts'

/** A note that needs something from the visitor. */
export const panel = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px 24px;
  border: 1px solid ${token('line')};
  border-inline-start: 4px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('tint')};
  &[data-bad] { border-inline-start-color: ${token('bad')}; }
`

export const panelHeading = css`
  font-size: 20px;
  font-weight: 650;
  line-height: 1.3;
  letter-spacing: -0.01em;
  text-wrap: balance;
  &:focus { outline: none; }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`
