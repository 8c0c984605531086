import { css } from './sheet.ts'
import { token } from './tokens.ts'
import { size } from './typography.styles.ts'

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 48px;
  padding: 10px 20px;
  border-radius: ${token('radius')};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 0.15s, border-color 0.15s;
  &:disabled { cursor: progress; opacity: 0.72; }
`

/** The main action of a screen. */
export const primaryButton = `${shape} ${css`
  border: 1px solid transparent;
  background: ${token('accent')};
  color: ${token('on-accent')};
  &:hover:not(:disabled) { background: color-mix(in srgb, ${token('accent')} 86%, black); }
`}`

/** A second action beside the main one. */
export const secondaryButton = `${shape} ${css`
  border: 1px solid ${token('control')};
  background: ${token('surface')};
  color: ${token('ink')};
  &:hover:not(:disabled) { border-color: ${token('accent')}; }
`}`

/** Buttons side by side. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`

/** Closes the panel around it. Its label is a symbol. */
export const closeButton = css`
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  font-size: ${size.subtitle};
  line-height: 1;
  cursor: pointer;
  &:hover { background: ${token('tint')}; }
`
