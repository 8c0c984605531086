import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'

/** Below the thanks and their button, so that nothing moves when it comes. */
export const afterRequest = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-self: stretch;
  margin-block-start: 20px;
  padding-block-start: 24px;
  border-block-start: 1px solid ${token('line')};
`

export const steps = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding-inline-start: 1.4em;
  list-style: decimal;
  & ::marker { color: ${token('accent-ink')}; font-weight: 600; }
`
