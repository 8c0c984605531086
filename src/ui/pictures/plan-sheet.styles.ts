import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.styles.ts'

// One grid for chart and table: a column of names and as many weeks as fit. A narrow sheet has each name above its weeks.
// What a finger touches is 44 px high. What only a change can show is in `plan-changes.styles.ts`: no page has it before.

const narrow = '@container (max-width: 30em)'
const touch = '@media (any-pointer: coarse)'
const withoutScript = '@media (scripting: none)'

/** Its width decides how it is laid out. */
export const sheet = css`
  container-type: inline-size;
  --side: clamp(12px, 4.5cqi, 24px);
  & input { inline-size: 100%; block-size: 2em; border: 1px solid ${token('control')}; border-radius: ${token('radius')}; background: ${token('surface')}; color: ${token('ink')}; }
  & input:hover { border-color: ${token('ink')}; }
  ${touch} {
    & input { min-block-size: 44px; }
  }
  ${narrow} {
    & input { min-block-size: 44px; }
  }
  ${withoutScript} {
    & :is(input, button) { display: none; }
  }
`

/** Stands in for a field where no script runs. */
export const plain = css`
  display: none;
  ${withoutScript} {
    & { display: inline; }
  }
`

/** What it shows, and the hint to touch it: for those who can. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  min-block-size: 54px;
  padding: 4px var(--side);
  border-block-end: 1px solid ${token('line')};
  & > b { font-weight: 600; }
  & > span { font-size: ${size.figure}; color: ${token('muted')}; }
  ${narrow} {
    & { min-block-size: 76px; align-content: center; }
  }
  ${withoutScript} {
    & > span { display: none; }
  }
`

export const settingFields = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  padding: 12px var(--side) 16px;
  border-block-start: 1px solid ${token('line')};
  & label { position: relative; display: grid; align-content: end; gap: 3px; ${holds('figure')} line-height: 1.3; color: ${token('muted')}; }
  & input { appearance: textfield; block-size: 40px; padding-inline: 10px 4px; font: 600 ${size.field}/1.4 ${token('font')}; font-variant-numeric: tabular-nums; text-align: start; }
  & ::-webkit-inner-spin-button { display: none; }
  ${narrow} {
    & { grid-template-columns: 1fr 1fr; }
  }
  ${withoutScript} {
    & { grid-template: auto auto / none; grid-auto-flow: column; row-gap: 3px; }
  }
`

/** In the field, at its end. */
export const unit = css`
  label & { position: absolute; inset-block-end: 0; inset-inline-end: 12px; line-height: 40px; pointer-events: none; }
  ${withoutScript} {
    label & { position: static; line-height: inherit; }
  }
`

/** Reads from left to right, like the languages it is in. */
export const weeks = css`
  --names: 26cqi;
  --weeks: 8;
  padding-inline: var(--side);
  direction: ltr;
  ${narrow} {
    & { --names: 0px; }
  }
  @container (max-width: 20.74em) {
    & { --weeks: 7; }
    & tr > :nth-child(9) { display: none; }
  }
  @container (max-width: 17.99em) {
    & { --weeks: 6; }
    & tr > :nth-child(8) { display: none; }
  }
  @container (max-width: 15.24em) {
    & { --weeks: 5; }
    & tr > :nth-child(7) { display: none; }
  }
`

/** The chart, with the names of its lines beside it. A narrow one has the safety stock's in it, at the end, and the other's outside, unseen. */
export const plot = css`
  block-size: 8.25em;
  padding-inline-start: var(--names);
  background: linear-gradient(to right, ${token('line')} 1px, transparent 1px) 0 0 / calc(100% / var(--weeks)) 100% content-box;
  & > svg { inline-size: calc(800% / var(--weeks)); block-size: 100%; }
  & rect { fill: ${token('tint')}; }
  & text { paint-order: stroke; stroke: ${token('surface')}; stroke-width: 4px; transform: translateY(0.3em); }
  & text[x^='-'] { text-anchor: end; }
  ${narrow} {
    & { overflow: hidden; clip-path: inset(0 2px); }
    & .bad[x^='-'] { transform: translate(calc(12.5% * var(--weeks) + 6px), 1.2em); }
  }
  @media (forced-colors: active) {
    & rect { fill: Canvas; stroke: CanvasText; }
    & text { stroke: Canvas; }
  }
`

export const table = css`
  display: block;
  font: 400 ${size.figure}/1.2 ${token('font')};
  font-variant-numeric: tabular-nums;
  & :is(thead, tbody) { display: block; }
  & tr { display: grid; grid-template-columns: var(--names) repeat(var(--weeks), minmax(0, 1fr)); border-block-start: 1px solid ${token('line')}; }
  & tr > * { display: grid; grid-template-columns: 100%; place-items: center; min-block-size: 2.35em; padding: 0; border-inline-start: 1px solid ${token('line')}; font-weight: 400; }
  & tr > [data-marked] { background: ${token('tint')}; }
  & tr > [scope] { color: ${token('muted')}; }
  & tr > :first-child { place-items: center start; border: 0; text-align: start; font-family: ${token('font')}; }
  & tr[data-release] > * { color: ${token('accent-ink')}; font-weight: 600; }
  & input { appearance: textfield; padding: 0; border-color: transparent; background: repeating-linear-gradient(to right, ${token('control')} 0 2px, transparent 2px 4px) 50% calc(50% + 0.7em) / 1.5em 1px no-repeat; font: inherit; text-align: center; }
  ${touch} {
    & input { font-size: ${size.field}; }
  }
  & ::-webkit-inner-spin-button { display: none; }
  ${narrow} {
    & tr { grid-template-columns: repeat(var(--weeks), minmax(0, 1fr)); }
    & tr > * { min-block-size: 2em; }
    & tbody tr > :first-child { grid-column: 1 / -1; place-items: end start; }
    & thead tr > :first-child { position: absolute; clip-path: inset(50%); }
  }
`

/** The decision. As high as its longest sentence, so that nothing below moves. */
export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-block-size: 6em;
  padding: 10px var(--side);
  background: ${token('tint')};
  & output { flex: 1 1 9em; min-inline-size: 0; font-size: ${size.small}; line-height: 1.4; color: ${token('muted')}; }
  & b { display: block; font-size: 1.8em; line-height: 1.25; color: ${token('ink')}; }
  ${narrow} {
    & { min-block-size: 7em; }
    & b { font-size: 1.4em; }
  }
  @container (max-width: 20.74em) {
    & { min-block-size: 8em; }
  }
`
