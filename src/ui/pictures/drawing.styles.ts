import { css } from '../sheet.ts'
import { token } from '../tokens.ts'

// Pictures have no viewBox: x is in percent and y in px. They follow their column's width, while the text keeps its
// size, in px like the drawing. Curves are in a nested <svg> that stretches.

const lines = `
  display: block;
  inline-size: 100%;
  overflow: visible;
  direction: ltr;
  font: 400 14px/1.3 ${token('font')};
  fill: ${token('ink')};
  & .curve { fill: none; stroke: light-dark(${token('accent')}, ${token('accent-ink')}); stroke-width: 2.5px; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
  & .thin { fill: none; stroke: ${token('control')}; stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
  & .area { fill: ${token('accent')}; opacity: 0.09; stroke: none; }
  & .dots { stroke-dasharray: 5 5; }
  & .alarm { stroke: ${token('bad')}; }
  & .dot { fill: ${token('surface')}; stroke: ${token('accent')}; stroke-width: 2.5px; }
  & .note { font: 400 13px/1.3 ${token('font')}; font-variant-numeric: tabular-nums; fill: ${token('muted')}; }
  & .strong { font-weight: 600; }
  & .violet { fill: ${token('accent-ink')}; }
  & .bad { fill: ${token('bad')}; }
  & .end { text-anchor: end; }
  & .middle { text-anchor: middle; }
`

const linesInForcedColors = `
  & text[x] { fill: CanvasText; }
  & .curve, & .thin, & .dot { stroke: CanvasText; }
  & .area { fill: CanvasText; opacity: 0.25; }
  & .dot { fill: Canvas; }
`

/** The home page’s plan has no more than curves. */
export const chart = css`
  ${lines}
  @media (forced-colors: active) { ${linesInForcedColors} }
`

// What forced colors change stands once and last: two blocks with one condition end up where the first is.
export const svg = css`
  ${lines}
  & .demand { fill: light-dark(${token('accent')}, ${token('accent-ink')}); opacity: 0.5; stroke: none; }
  & .box { fill: ${token('surface')}; stroke: ${token('line')}; stroke-width: 1px; }
  & .deep { fill: ${token('deep')}; stroke: none; }
  & .short { fill: ${token('warn-tint')}; stroke: ${token('warn')}; stroke-width: 1px; }
  & .missing { fill: none; stroke: ${token('bad')}; stroke-width: 1.5px; stroke-dasharray: 5 4; }
  & .figure { font: 400 14px/1.3 ${token('font')}; font-variant-numeric: tabular-nums; }
  & .warn { fill: ${token('warn')}; }
  & .good { fill: ${token('good')}; }
  & .on-deep { fill: ${token('on-deep')}; }
  & rect.bad { fill: light-dark(${token('bad')}, #e5675a); }
  & .cross { stroke: #fff; stroke-width: 2px; }
  @media (forced-colors: active) {
    ${linesInForcedColors}
    & .missing { stroke: CanvasText; }
    & .demand { fill: CanvasText; opacity: 0.25; }
    & .box, & .short, & .deep { fill: Canvas; stroke: CanvasText; }
  }
`
