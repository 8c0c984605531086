import { css } from './sheet.ts'
import { token } from './tokens.ts'
import { subtitle } from './typography.styles.ts'

/** A note that asks the visitor for something. */
export const panel = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px 24px;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('tint')};
  &[data-bad] { border-color: ${token('bad')}; background: color-mix(in srgb, ${token('bad')} 8%, ${token('surface')}); }
`

/** Takes the focus when its panel appears, and keeps the panel's edge in sight. */
export const panelHeading = `${subtitle} ${css`
  scroll-margin-block-start: 32px;
  &:focus { outline: none; }
`}`
