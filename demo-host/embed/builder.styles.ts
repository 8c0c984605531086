import { control } from '../../src/ui/field.ts'
import { css } from '../../src/ui/sheet.ts'
import { token } from '../../src/ui/tokens.ts'
import { size } from '../../src/ui/typography.ts'

export const builder = css`
  display: grid;
  gap: 32px;
  align-items: start;
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: 0 clamp(20px, 4vw, 40px) 72px;
  @media (min-width: 960px) {
    & { grid-template-columns: 360px minmax(0, 1fr); }
  }
`

export const attributes = css`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding: 24px;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
`

export const result = css`
  display: flex;
  flex-direction: column;
  gap: 40px;
  min-inline-size: 0;
  @media (min-width: 960px) {
    & { position: sticky; inset-block-start: 80px; }
  }
`

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin-block-end: 16px;
`

export const switcher = css`
  display: flex;
  align-items: center;
  gap: 4px 16px;
  & label { display: flex; align-items: center; gap: 6px; min-block-size: 44px; }
`

export const check = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
`

export const legend = css`
  float: inline-start;
  margin-inline-end: 12px;
  font-weight: 600;
`

export const stage = css`
  position: relative;
  block-size: 640px;
  overflow: hidden;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('tint')};
`

/** As wide as the simulated screen, and scaled down if there is less room. */
export const frame = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  margin-inline: auto;
  border: 0;
  background: #fff;
  transform-origin: 0 0;
`

export const target = `${control} ${css`
  inline-size: auto;
`}`

export const code = css`
  margin: 12px 0;
  padding: 20px;
  border-radius: ${token('radius')};
  background: ${token('deep')};
  color: ${token('on-deep')};
  font: 400 ${size.small}/1.6 ${token('mono')};
  overflow: auto;
  white-space: pre;
`

/** A line that wraps, so that all of it is visible, even a long URL. */
export const command = `${code} ${css`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`}`
