import { css } from './sheet.ts'
import { token } from './tokens.ts'
import { size } from './typography.styles.ts'

export const field = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 6px;
  min-inline-size: 0;
  &[data-wide] { grid-column: 1 / -1; }
`

export const label = css`
  font-weight: 600;
  font-size: ${size.label};
  line-height: 1.4;
  &[data-required]::after { content: ' *' / ''; color: ${token('bad')}; }
`

export const optional = css`
  font-weight: 400;
  color: ${token('muted')};
`

export const control = css`
  inline-size: 100%;
  min-block-size: 48px;
  padding: 11px 14px;
  border: 1px solid ${token('control')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  line-height: 1.5;
  transition: border-color 0.15s;
  &:hover { border-color: ${token('ink')}; }
  &:focus-visible { outline: 3px solid ${token('accent-ink')}; outline-offset: 1px; }
  &[aria-invalid='true'] { border-color: ${token('bad')}; box-shadow: inset 0 0 0 1px ${token('bad')}; }
  &:is(select) {
    appearance: none;
    padding-inline-end: 40px;
    background-image: linear-gradient(45deg, transparent 38%, ${token('muted')} 42% 58%, transparent 62%), linear-gradient(135deg, transparent 38%, ${token('muted')} 42% 58%, transparent 62%);
    background-size: 6px 6px;
    background-repeat: no-repeat;
    background-position: right 20px center, right 14px center;
    text-overflow: ellipsis;
  }
  &:is(select):dir(rtl) { background-position: left 14px center, left 20px center; }
  @media (forced-colors: active) {
    &:is(select) { appearance: auto; }
  }
  &:is(textarea) { flex-grow: 1; resize: vertical; min-block-size: 112px; }
`

export const hint = css`
  font-size: ${size.small};
  line-height: 1.45;
  color: ${token('muted')};
`

export const fault = css`
  font-size: ${size.small};
  line-height: 1.45;
  font-weight: 400;
  color: ${token('bad')};
`
