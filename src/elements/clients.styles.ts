import { whole } from '../ui/layout.styles.ts'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { size } from '../ui/typography.styles.ts'

export const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  && { padding-block-end: clamp(24px, 4cqi, 56px); }
  & > div { align-self: stretch; margin-block-start: 8px; }
  @container (max-width: 30em) {
    & > div > a { flex: 1 1 100%; }
  }
`

export const above = css`
  margin-block-end: clamp(24px, 4cqi, 40px);
`

/** A drawing stands above its text. */
export const cards = css`
  ${whole}
  display: grid;
  gap: 24px;
  & > li { overflow: hidden; border: 1px solid ${token('line')}; border-radius: ${token('radius-large')}; background: ${token('surface')}; }
  & > li > div:last-child { display: flex; flex-direction: column; gap: 8px; padding: 20px 28px 28px; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`

export const sketch = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 187px));
  gap: 10px 0;
  place-content: center start;
  padding: 16px 28px 14px;
  background: ${token('tint')};
  color: ${token('muted')};
  font-size: ${size.figure};
  direction: ltr;
  & > svg { grid-area: 2 / 1 / auto / -1; inline-size: 100%; max-block-size: 140px; fill: color-mix(in srgb, ${token('accent-ink')} 50%, ${token('tint')}); }
  & [data-average] { fill: none; stroke: ${token('accent-ink')}; stroke-width: 1.2; stroke-dasharray: 3 2.5; }
  & > small { grid-area: 2 / 2; align-self: end; padding-block-end: 10px; font-size: 1em; line-height: 1.25; text-align: center; text-wrap: balance; }
  & > b { grid-column: 1 / -1; font-weight: 600; }
  & > span { text-align: center; }
  @media (forced-colors: active) {
    & > svg { fill: GrayText; }
    & [data-average] { stroke: Highlight; }
  }
`

/** Where nothing is counted yet. */
export const ahead = css`
  fill: none;
  stroke: ${token('control')};
  stroke-dasharray: 5 4;
`

export const axis = css`
  fill: none;
  stroke: ${token('control')};
  @media (forced-colors: active) {
    & { stroke: CanvasText; }
  }
`
