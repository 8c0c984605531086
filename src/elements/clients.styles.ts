import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'

export const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  && { padding-block-end: 0; }
  & > div { margin-block-start: 8px; }
`

export const above = css`
  margin-block-end: clamp(24px, 4cqi, 40px);
`

export const cards = css`
  display: grid;
  gap: 24px;
  & > li { overflow: hidden; border: 1px solid ${token('line')}; border-radius: ${token('radius-large')}; background: ${token('surface')}; }
  & > li > div { display: flex; flex-direction: column; gap: 8px; padding: 20px 28px 28px; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`

export const sketch = css`
  display: block;
  inline-size: 100%;
  padding: 20px 28px 16px;
  border-block-end: 1px solid ${token('line')};
  background: ${token('tint')};
  & rect { fill: ${token('line')}; }
  & rect[data-after] { fill: ${token('accent')}; opacity: 0.55; }
  & path { stroke: ${token('control')}; }
  @media (forced-colors: active) {
    & rect { fill: GrayText; }
    & rect[data-after] { fill: Highlight; opacity: 1; }
    & path { stroke: CanvasText; }
  }
`
