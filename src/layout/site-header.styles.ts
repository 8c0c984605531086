import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { size } from '../ui/typography.ts'

const height = '64px'

/** Keeps free what the bar covers. */
export const space = css`
  block-size: ${height};
`

export const bar = css`
  container-type: inline-size;
  position: fixed;
  z-index: 100;
  inset-block-start: 0;
  inset-inline: 0;
  border-block-end: 1px solid ${token('line')};
  background: color-mix(in srgb, ${token('paper')} 92%, transparent);
  backdrop-filter: blur(10px);
  color: ${token('ink')};
  @media print {
    & { position: static; }
  }
`

export const row = css`
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: ${height};
  max-inline-size: calc(${token('column')} + 2 * clamp(20px, 4cqi, 40px));
  margin-inline: auto;
  padding-inline: clamp(20px, 4cqi, 40px);
`

export const brand = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  margin-inline-end: auto;
  color: ${token('ink')};
  font-size: ${size.text};
  font-weight: 700;
  letter-spacing: -0.015em;
  text-decoration: none;
  white-space: nowrap;
`

const wideFrom = '1010px'

export const wide = css`
  display: none;
  & > ul { display: flex; align-items: center; }
  @container (min-width: ${wideFrom}) {
    & { display: block; }
  }
`

export const entry = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 10px;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('muted')};
  font-size: ${size.label};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: ${token('ink')}; background: ${token('tint')}; }
  &[aria-current], &[data-current] { color: ${token('ink')}; box-shadow: inset 0 -2px ${token('accent')}; border-radius: 0; }
  @media (forced-colors: active) {
    &[aria-current], &[data-current] { border-block-end: 3px solid Highlight; }
  }
`

export const action = css`
  display: none;
  min-block-size: 40px;
  margin-inline-start: 8px;
  padding: 8px 16px;
  font-size: ${size.label};
  white-space: nowrap;
  @container (min-width: 480px) {
    & { display: inline-flex; }
  }
`

const floating = `
  margin: 0;
  padding: 8px;
  border: 1px solid ${token('line')};
  border-radius: 14px;
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: 0 24px 60px -24px ${token('shadow')}, 0 2px 8px ${token('shadow')};
`

export const menu = css`
  ${floating}
  min-inline-size: 200px;
  inset: auto;
  inset-block-start: ${height};
  inset-inline-end: 24px;
  @supports (position-area: block-end) {
    & { inset: auto; position-area: block-end span-inline-end; position-try-fallbacks: flip-inline; margin-block-start: 8px; }
  }
`

export const toggle = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding-inline: 14px;
  border: 1px solid ${token('control')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-size: ${size.label};
  font-weight: 600;
  cursor: pointer;
  @container (min-width: ${wideFrom}) {
    & { display: none; }
  }
`

export const panel = css`
  ${floating}
  inset: ${height} 12px auto;
  inline-size: auto;
  max-block-size: calc(100dvh - ${height} - 16px);
  overflow-y: auto;
  margin-block-start: 8px;
`

export const item = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 14px;
  border-radius: 8px;
  color: ${token('ink')};
  font-size: ${size.text};
  text-decoration: none;
  &:hover { background: ${token('tint')}; }
  &[aria-current] { font-weight: 600; color: ${token('accent-ink')}; }
`

/** However long a name is, the bar stays one line. */
export const user = css`
  display: inline-block;
  max-inline-size: 11em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
`
