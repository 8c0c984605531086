import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'
import { inset } from '../planner.styles.ts'

// Chart and table stand on one grid: names, then the weeks beside each other, all equally wide. Where it is narrow, each
// name stands above its weeks, and fewer of them are shown; Later shows the others.

const narrow = '@container (max-width: 38em)'

/** Where its heading is scrolled to, much of the record is to be seen: below the site's header, above the lower half. */
export const record = css`
  container-type: inline-size;
  & h2 { scroll-margin-block: 80px 60vh; }
  & h2:focus { outline: none; }
  ${narrow} { & h2 { scroll-margin-block-end: calc(100vh - 130px); } }
`

export const moves = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & [aria-pressed='true'] { background: ${token('tint')}; border-color: ${token('accent')}; }
  ${narrow} {
    &, & button { flex: 1 1 auto; }
    & { inline-size: 100%; }
  }
`

/** Reads from left to right, like the languages it is in. */
export const weeks = css`
  padding-inline: ${inset};
  direction: ltr;
  font-size: ${size.figure};
  & tr, & [role='img'] { display: flex; border-block-start: 1px solid ${token('line')}; }
  & tr > *, & [role='img'] > * { flex: 1 1 0; min-inline-size: 0; border-inline-start: 1px solid ${token('line')}; }
  & tr > :first-child, & [role='img'] > :first-child { flex: 0 0 10.2em; border: 0; }
  & [data-mark] { background: var(--_ground); }
  & [data-mark='release'] { --_ground: ${token('tint')}; }
  & [data-mark='due'] { --_ground: ${token('warn-tint')}; }
  @media (forced-colors: active) {
    & [data-mark] { border-inline: 2px solid Highlight; }
  }
  ${narrow} {
    & tr { flex-wrap: wrap; }
    & tr > :first-child { flex-basis: 100%; }
    & [role='img'] > :first-child { display: none; }
    & tr > :nth-child(n + 10), & [role='img'] > :nth-child(n + 10) { display: none; }
  }
  @container (max-width: 20em) {
    & tr > :nth-child(n + 8), & [role='img'] > :nth-child(n + 8) { display: none; }
  }
`

/** What its lines are, and the buttons that show other columns. */
export const above = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  padding-block-end: 8px;
  & > ul { flex: 1 1 14em; }
  & > div { display: flex; gap: 8px; }
  ${narrow} {
    & > div, & button { flex: 1 1 auto; }
  }
`

/** What the lines of the chart are. No line of them has one alone. */
export const key = css`
  color: ${token('muted')};
  text-wrap: balance;
  & li { display: inline-flex; align-items: center; gap: 6px; margin-inline-end: 12px; vertical-align: top; }
  & li::before { content: ''; flex: none; inline-size: 18px; border-block-start: 2.5px solid light-dark(${token('accent')}, ${token('accent-ink')}); }
  & [data-line='below']::before { border-color: ${token('bad')}; }
  & [data-line='was']::before { border-block-start: 2px dashed ${token('control')}; }
  & [data-line='gross']::before { block-size: 12px; border: 1px solid ${token('control')}; background: color-mix(in srgb, ${token('control')} 22%, transparent); }
  & [data-line='without']::before { border-block-start: 2px dashed ${token('bad')}; }
  & [data-line='safety']::before { border-block-start: 2px dotted ${token('warn')}; }
  & [data-line='lead']::before { border-color: ${token('muted')}; }
`

/** What is drawn moves to where a change puts it. Columns overlap, so that lines have no gaps. */
export const plot = css`
  & > div { block-size: 12.5em; }
  @media (pointer: fine) {
    & :is(path, rect) { transition: 0.22s; }
  }
  & svg svg, & > div > svg { block-size: 100%; }
  & svg svg { overflow: visible; }
  & > div > svg { inline-size: calc(100% + 1px); margin-inline-start: -1px; }
  & text { paint-order: stroke; stroke: var(--_ground, ${token('surface')}); stroke-width: 4px; }
  & [data-lead] { fill: ${token('surface')}; stroke: ${token('muted')}; stroke-width: 2.5px; stroke-linecap: round; vector-effect: non-scaling-stroke; }
  @media (forced-colors: active) {
    & text { stroke: Canvas; }
    & [data-lead] { fill: Canvas; stroke: CanvasText; }
  }
`

export const safety = css`
  && { stroke: ${token('warn')}; stroke-dasharray: 2 4; }
`

export const bar = css`
  fill: color-mix(in srgb, ${token('control')} 22%, transparent);
  stroke: ${token('control')};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) {
    & { fill: Canvas; stroke: CanvasText; }
  }
`

export const table = css`
  display: block;
  padding-block-end: 16px;
  font: 400 1em/1.25 ${token('font')};
  font-variant-numeric: tabular-nums;
  & :is(thead, tbody) { display: block; }
  & tr > * { display: grid; align-content: center; justify-items: center; min-block-size: 2.6em; padding: 0 1px; font-weight: 400; }
  & tr > :first-child { justify-items: start; text-align: start; color: ${token('muted')}; }
  & b, & [data-row='projected'] td { font-weight: 600; }
  & small { font: 400 0.92em/1.25 ${token('font')}; letter-spacing: -0.03em; color: ${token('muted')}; text-align: center; }
  & th [aria-hidden] { inline-size: min-content; }
  & s { color: ${token('muted')}; text-decoration-thickness: 1px; font-weight: 400; }
  & [data-row='releases'] > * { color: ${token('accent-ink')}; font-weight: 600; }
  & [data-row='net'] td { color: ${token('warn')}; font-weight: 600; }
  & [data-empty] { color: ${token('muted')}; font-weight: 400; }
  & [data-row] [data-low] { color: ${token('bad')}; }
  ${narrow} {
    & tr > * { min-block-size: 2.2em; }
    & tbody tr > :first-child { align-content: end; min-block-size: 1.8em; }
    & thead tr > :first-child { position: absolute; clip-path: inset(50%); }
  }
`
