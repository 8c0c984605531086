import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'
import { inset } from '../planner.styles.ts'

/** Its weeks stand below those of the record: the names are as wide as there. */
export const strip = css`
  container-type: inline-size;
  & ol { padding: 0 ${inset} 16px; font-size: ${size.figure}; line-height: 1.4; direction: ltr; }
  & li { display: grid; grid-template-columns: 10.2em minmax(0, 1fr); align-items: center; border-block-start: 1px solid ${token('line')}; }
  & li > span { padding-block: 4px; padding-inline-end: 8px; color: ${token('muted')}; overflow-wrap: anywhere; }
  & li b { display: block; color: ${token('ink')}; font-weight: 600; }
  & li > svg { block-size: 44px; }
  & li:first-child > svg { block-size: 30px; }
  @container (max-width: 38em) {
    & li { grid-template-columns: minmax(0, 1fr); }
    & li > svg { block-size: 32px; }
  }
`

/** What arrives later than it is needed. */
export const late = css`
  stroke: ${token('bad')};
  stroke-width: 1.5px;
`

export const make = css`
  fill: ${token('tint')};
  stroke: ${token('accent')};
  stroke-width: 1px;
  @media (forced-colors: active) {
    & { fill: Canvas; stroke: CanvasText; }
  }
`

export const due = css`
  fill: ${token('good')};
  @media (forced-colors: active) {
    & { fill: CanvasText; }
  }
`

export const today = css`
  stroke: ${token('accent')};
  stroke-width: 2px;
  @media (forced-colors: active) {
    & { stroke: Highlight; }
  }
`
