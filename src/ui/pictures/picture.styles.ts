import { css, keyframes } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.ts'

// Pictures have no viewBox: x is in percent and y in px. They follow their column's width, while the text keeps its
// size, in px like the drawing. Curves are in a nested <svg> that stretches.

const unveil = keyframes`
  from { clip-path: inset(-20px 100% -20px -20px); }
  to { clip-path: inset(-20px -20px -20px -20px); }
`

/** Draws a line once, from its start to its end. */
export const unveiled = css`
  animation: ${unveil} 1.1s cubic-bezier(0.3, 0, 0.2, 1) both;
`

const rise = keyframes`
  from { transform: translateY(6px); opacity: 0.4; }
`

/** Moves up a little, one after the other. */
export const rising = css`
  animation: ${rise} 0.5s ease-out backwards;
  &:nth-child(2) { animation-delay: 0.08s; }
  &:nth-child(3) { animation-delay: 0.16s; }
  &:nth-child(4) { animation-delay: 0.24s; }
  &:nth-child(5) { animation-delay: 0.32s; }
  &:nth-child(n + 6) { animation-delay: 0.4s; }
`

export const svg = css`
  display: block;
  inline-size: 100%;
  overflow: visible;
  direction: ltr;
  font: 400 14px/1.3 ${token('font')};
  fill: ${token('ink')};
  & .curve { fill: none; stroke: ${token('accent')}; stroke-width: 2.5px; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
  & .thin { fill: none; stroke: ${token('control')}; stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
  & .area { fill: ${token('accent')}; opacity: 0.09; stroke: none; }
  & .demand { fill: ${token('control')}; stroke: none; }
  & .dots { stroke-dasharray: 5 5; }
  & .alarm { stroke: ${token('bad')}; }
  & .dot { fill: ${token('surface')}; stroke: ${token('accent')}; stroke-width: 2.5px; }
  & .box { fill: ${token('surface')}; stroke: ${token('line')}; stroke-width: 1px; }
  & .deep { fill: ${token('deep')}; stroke: none; }
  & .short { fill: ${token('warn-tint')}; stroke: ${token('warn')}; stroke-width: 1px; }
  & .missing { fill: none; stroke: ${token('bad')}; stroke-width: 1.5px; stroke-dasharray: 5 4; }
  & .figure { font: 400 14px/1.3 ${token('mono')}; font-variant-numeric: tabular-nums; }
  & .note { font: 400 13px/1.3 ${token('mono')}; fill: ${token('muted')}; }
  & .strong { font-weight: 600; }
  & .violet { fill: ${token('accent-ink')}; }
  & .bad { fill: ${token('bad')}; }
  & .warn { fill: ${token('warn')}; }
  & .good { fill: ${token('good')}; }
  & .on-deep { fill: ${token('on-deep')}; }
  & .cross { stroke: ${token('surface')}; stroke-width: 2px; }
  & .end { text-anchor: end; }
  & .middle { text-anchor: middle; }
  @media (forced-colors: active) {
    & text[x] { fill: CanvasText; }
    & .curve, & .thin, & .missing, & .dot { stroke: CanvasText; }
    & .area, & .demand { fill: CanvasText; opacity: 0.25; }
    & .box, & .short, & .deep, & .dot { fill: Canvas; stroke: CanvasText; }
  }
`

/** A picture without text beside it. */
export const padded = css`
  padding: clamp(16px, 2.4cqi, 28px);
`

/** Rows of text and figures, as on a planner's screen. What they are about begins on one line. */
export const rows = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  ${holds('small')}
  line-height: 1.4;
  & > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; gap: 4px 12px; padding-block: 12px; border-block-start: 1px solid ${token('line')}; }
  & > li:first-child { border-block-start: 0; }
  & > li > :nth-child(3) { justify-self: end; }
  & b { font-weight: 600; }
  & .why, & .foot { display: block; color: ${token('muted')}; font-size: ${size.figure}; }
  & .count { font: 400 ${size.small}/1.4 ${token('mono')}; font-variant-numeric: tabular-nums; }
  @container (max-width: 27em) {
    & > li > :nth-child(2):not(:last-child) { grid-area: 2 / 1 / auto / -1; }
  }
`

export const pictureTitle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 2px 16px;
  ${holds('small')}
  line-height: 1.45;
  color: ${token('muted')};
  & b { color: ${token('ink')}; font-weight: 600; font-size: ${size.label}; }
`
