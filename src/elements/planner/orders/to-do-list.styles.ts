import { whole } from '../../../ui/layout.styles.ts'
import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'
import { inset } from '../planner.styles.ts'

export const toDo = css`
  display: grid;
  gap: 4px;
  & h2:focus { outline: none; }
  & h2 { margin-block-end: 4px; scroll-margin-block-start: 12px; }
  & h2 > * { display: block; }
  & h2 em { margin-block-end: 8px; font-style: normal; color: ${token('bad')}; }
`

export const list = css`
  display: grid;
  justify-items: start;
  margin-block-start: 12px;
  & > ol { inline-size: 100%; ${whole} }
  & > ol ~ * { margin: 8px ${inset}; }
  & > ol > li { display: grid; grid-template-columns: 5.5em minmax(0, 1fr) auto; gap: 4px 16px; align-items: center; padding: 10px ${inset}; break-inside: avoid; font-size: ${size.label}; line-height: 1.4; }
  & > ol > li + li { border-block-start: 1px solid ${token('line')}; }
  & > ol > li > span { place-self: start; }
  & > ol > li > div:has(h3) { grid-column: 1 / -1; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; margin: -10px calc(-1 * ${inset}) 6px; padding: 8px ${inset}; background: ${token('paper')}; border-block-end: 1px solid ${token('line')}; color: ${token('muted')}; }
  & :is(p, button) { overflow-wrap: anywhere; }
  & > ol > li > p > span { display: block; color: ${token('muted')}; }
  & > ol > li > button { margin-inline-end: -10px; }
  & > ol > [data-late] > button { margin: 0; }
  & :is(h3, b) { font-weight: 600; }
  & small { color: ${token('muted')}; font-size: inherit; }
  & > ol > li > div { grid-column: 2 / -1; }
  & > ol > [data-late] { background: color-mix(in srgb, ${token('bad')} 8%, ${token('surface')}); }
  & [data-first]:not([data-late]) { background: ${token('warn-tint')}; }
  & [data-first] > p > b { font-size: ${size.subtitle}; }
  @container (max-width: 32em) {
    & > ol > li { grid: auto-flow dense / auto minmax(0, 1fr); }
    & > ol > li > button { justify-self: end; margin-block: -9px; }
    & > ol > li > :is(p, div) { grid-column: 1 / -1; }
    & p > span { margin-block-start: 4px; }
  }
`

/** What would help: each with what it comes to. */
export const help = css`
  display: grid;
  margin-block-start: 8px;
  & > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding-block: 4px; }
  & > li > div { flex: 1 1 14em; }
  & ul { padding-inline-start: 1.2em; list-style: disc; color: ${token('muted')}; }
  & summary { padding-block: 12px; }
`

export const note = css`
  font-size: ${size.label};
  color: ${token('muted')};
  & > button { margin: -10px 0; padding-inline: 0; }
  & > button:focus-visible { outline-offset: -9px; }
  & > button:hover { background: none; text-decoration: underline; }
`
