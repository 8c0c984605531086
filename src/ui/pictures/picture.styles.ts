import { whole } from '../layout.styles.ts'
import { css, keyframes } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.styles.ts'

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

/** A line below a drawing. */
export const caption = css`
  margin-block-start: 8px;
  color: ${token('muted')};
  font-size: ${size.small};
  line-height: 1.4;
`

/** A picture without text beside it. */
export const padded = css`
  padding: clamp(16px, 2.4cqi, 28px);
`

/** Rows of text and figures, as on a planner's screen. What they are about begins on one line. */
export const rows = css`
  ${whole}
  display: grid;
  grid-template-columns: minmax(var(--kinds, 68px), auto) minmax(0, 1fr) auto;
  ${holds('small')}
  line-height: 1.4;
  & > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; gap: 4px 12px; padding-block: 10px; border-block-start: 1px solid ${token('line')}; }
  & > li:first-child { border-block-start: 0; padding-block-start: 0; }
  & > li:last-child { padding-block-end: 0; }
  & > li > :nth-child(3) { justify-self: end; }
  & b { font-weight: 600; }
  & .why, & .foot { display: block; color: ${token('muted')}; text-wrap: balance; }
  & .column { text-align: end; }
  & .count { font: 400 ${size.small}/1.4 ${token('font')}; font-variant-numeric: tabular-nums; }
`

/** Stops along a line, one after the other. */
export const stops = css`
  ${whole}
  display: flex;
  flex-wrap: wrap;
  gap: 16px 0;
  ${holds('small')}
  line-height: 1.4;
  & > li { flex: 1 1 var(--stop, 11em); position: relative; padding: 18px 12px 0 0; border-block-start: 2px solid ${token('accent')}; }
  & > li::before { content: ''; position: absolute; inset-block-start: -7px; inset-inline-start: 0; inline-size: 12px; block-size: 12px; border: 2px solid ${token('accent')}; border-radius: 50%; background: ${token('surface')}; }
  & > li:last-child { border-color: transparent; }
  & b { display: block; font-weight: 600; }
  & small { font-size: 1em; color: ${token('muted')}; }
  @container (max-width: 32em) {
    & { flex-direction: column; gap: 0; }
    & > li { flex: none; margin-inline-start: 5px; padding: 0 0 14px 20px; border-block-start: 0; border-inline-start: 2px solid ${token('accent')}; }
    & > li:last-child { padding-block-end: 0; }
    & > li::before { inset-block-start: 3px; inset-inline-start: -7px; }
  }
`

/** Two states of the same thing, side by side where there is room. */
export const pair = css`
  display: grid;
  gap: 28px 32px;
  ${holds('small')}
  line-height: 1.4;
  & > li { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; min-inline-size: 0; }
  & > li > svg { margin-block: 4px 8px; }
  & b { font-weight: 600; }
  & small { font-size: ${size.figure}; color: ${token('muted')}; }
  @container (min-width: 38em) {
    & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`
