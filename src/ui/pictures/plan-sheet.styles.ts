import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.ts'

// One grid for chart and table: a column of names and as many weeks as fit. A narrow sheet has each name above its weeks.
// What a finger touches is 44 px large. What only a change can show is in `plan-changes.styles.ts`: no page has it before.

const narrow = '@container (max-width: 30em)'
const touch = '@media (any-pointer: coarse)'
const withoutScript = '@media (scripting: none)'

/** Its width decides how it is laid out. */
export const sheet = css`
  container-type: inline-size;
  --step: 28px;
  --side: clamp(12px, 4.5cqi, 24px);
  ${touch} {
    & { --step: 44px; }
  }
  & input { appearance: textfield; inline-size: 100%; block-size: max(40px, var(--step)); padding: 0; border: 1px solid ${token('control')}; border-radius: ${token('radius')}; background: ${token('surface')}; text-align: center; }
  & input:hover { border-color: ${token('ink')}; }
  & ::-webkit-inner-spin-button { display: none; }
  & button { cursor: pointer; }
  ${withoutScript} {
    & :is(input, button, legend) { display: none; }
  }
`

/** Stands in for a field where no script runs. */
export const plain = css`
  display: none;
  ${withoutScript} {
    & { display: inline; color: ${token('ink')}; }
  }
`

/** The hint to touch it: for those who can. */
export const hint = css`
  ${withoutScript} {
    & { display: none; }
  }
`

export const title = css`
  padding: 14px var(--side) 8px;
  font-weight: 600;
  font-size: ${size.label};
`

export const settingFields = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px 10px;
  padding: 0 var(--side) 10px;
  ${narrow} {
    & { --step: 44px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`

/** A label, and its number between two buttons. */
export const settingField = css`
  position: relative;
  & label { display: grid; gap: 3px; ${holds('figure')} line-height: 1.3; color: ${token('muted')}; white-space: nowrap; }
  & input { padding: 0 var(--step); color: ${token('ink')}; font: 600 ${size.label}/1.4 ${token('mono')}; }
  & button { position: absolute; inset-block-end: 0; inset-inline-start: 0; inline-size: var(--step); block-size: max(40px, var(--step)); padding: 0; border: 0; background: none; color: ${token('muted')}; touch-action: manipulation; }
  & button:last-child { inset-inline: auto 0; }
  & button:hover { color: ${token('accent-ink')}; }
`

/** Reads from left to right, like the languages it is in. */
export const weeks = css`
  --names: 9.375em;
  --weeks: 8;
  padding-inline: var(--side);
  direction: ltr;
  ${narrow} {
    & { --names: 0px; }
  }
  @container (max-width: 23.49em) {
    & { --weeks: 7; }
    & tr > :nth-child(9) { display: none; }
  }
  @container (max-width: 20.74em) {
    & { --weeks: 6; }
    & tr > :nth-child(8) { display: none; }
  }
  @container (max-width: 17.99em) {
    & { --weeks: 5; }
    & tr > :nth-child(7) { display: none; }
  }
  @container (max-width: 15.24em) {
    & { --weeks: 4; }
    & tr > :nth-child(6) { display: none; }
  }
`

/** The names of the chart's lines, and as many weeks of the chart as the table has. */
export const plot = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  block-size: 8.25em;
  border-block-start: 1px solid ${token('line')};
  & > div { overflow: clip visible; }
  & svg { block-size: 100%; }
  & text { paint-order: stroke; stroke: ${token('surface')}; stroke-width: 4px; transform: translateY(0.3em); }
  ${narrow} {
    & { block-size: 6.75em; }
  }
`

export const key = css`
  & text { text-anchor: end; transform: translate(-10px, 0.3em); }
  ${narrow} {
    & { position: absolute; z-index: 1; inset: 0; pointer-events: none; }
    & text { transform: translateY(1.2em); }
    & .start { text-anchor: start; transform-box: view-box; transform: translate(-100%, -0.4em); }
    & .zero { display: none; }
  }
`

export const chart = css`
  inline-size: calc(100% * 8 / var(--weeks));
  background: linear-gradient(to right, ${token('line')} 1px, transparent 1px) 0 0 / 12.5% 100%;
  & rect { fill: ${token('tint')}; }
`

export const table = css`
  display: block;
  font: 400 ${size.figure}/1.2 ${token('mono')};
  font-variant-numeric: tabular-nums;
  & :is(thead, tbody) { display: block; }
  & tr { display: grid; grid-template-columns: var(--names) repeat(var(--weeks), minmax(0, 1fr)); border-block-start: 1px solid ${token('line')}; }
  & tr > * { display: grid; place-items: center; min-block-size: 2.35em; padding: 0; border-inline-start: 1px solid ${token('line')}; font-weight: 400; }
  & tr > [data-marked] { background: ${token('tint')}; }
  & tr > [scope] { color: ${token('muted')}; }
  & tr > :first-child { place-items: center start; border: 0; font-family: ${token('font')}; }
  & tr[data-release] > * { color: ${token('accent-ink')}; font-weight: 600; }
  & input { inline-size: calc(100% - 4px); block-size: 2em; border-style: dashed; border-radius: 5px; }
  ${touch} {
    & input { inline-size: 100%; block-size: 44px; }
  }
  ${narrow} {
    & tr { grid-template-columns: repeat(var(--weeks), minmax(0, 1fr)); }
    & tr > * { min-block-size: 2em; }
    & tbody tr > :first-child { grid-column: 1 / -1; place-items: end start; }
    & thead tr > :first-child { position: absolute; clip-path: inset(50%); }
  }
`

/** As high as its longest sentence, so that nothing below moves. */
export const bar = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 5em;
  padding: 8px var(--side);
  border-block-start: 1px solid ${token('line')};
  background: ${token('tint')};
  & output { flex: 1; min-inline-size: 0; font-size: ${size.small}; line-height: 1.4; text-wrap: pretty; }
  & b { font-weight: 600; }
  ${narrow} {
    & { min-block-size: 7em; }
  }
`

/** Outlined: the page's one filled button asks for a demo. */
export const approveButton = css`
  min-block-size: 44px;
  padding: 8px 14px;
  border: 1px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('accent-ink')};
  font-weight: 600;
  font-size: ${size.label};
`
