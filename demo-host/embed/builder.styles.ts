import { control } from '../../src/ui/field.ts'
import { css } from '../../src/ui/sheet.ts'
import { token } from '../../src/ui/tokens.ts'
import { size } from '../../src/ui/typography.ts'

export const builder = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: 0 clamp(20px, 4vw, 40px) 72px;
`

/** The preview and the fields. */
export const work = css`
  display: grid;
  gap: 32px;
  align-items: start;
  @media (min-width: 960px) {
    & { grid-template-columns: 360px minmax(0, 1fr); }
  }
`

/** Above the fields, and beside them where there is room: there it stays in sight while they scroll. */
export const preview = css`
  min-inline-size: 0;
  @media (min-width: 960px) {
    & { grid-area: 1 / 2; position: sticky; inset-block-start: 80px; }
  }
`

export const snippet = css`
  & h2 { scroll-margin-block-start: 96px; }
`

export const jump = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${token('accent-ink')};
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

export const requests = css`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding-block-start: 24px;
  border-block-start: 1px solid ${token('line')};
`

/** Floats, because a legend is no flex item. */
export const legendAbove = css`
  float: inline-start;
  inline-size: 100%;
  font-weight: 700;
`

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 24px;
  margin-block-end: 12px;
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
  block-size: clamp(280px, 100svh - 260px, 640px);
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
