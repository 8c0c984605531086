import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.styles.ts'
import { readOnly } from './planner.styles.ts'

/** Its text is for those who do not see the sign. */
const signAlone = 'position: absolute; clip-path: inset(50%);'

/** How high the bar at the lower edge is, with its line and a little air. */
const barHeight = '80px'

/** What has the focus is scrolled to above the bar, and not behind it. */
export const aboveBar = css`
  @container (max-width: 40em) {
    & :is(button, input, select, textarea, summary) { scroll-margin-block-end: ${barHeight}; }
  }
`

/**
 * The tools stand beside the headline where there is room, else below it. On a phone they are at the lower edge of the
 * window, as signs. They come first in the page, so that whoever is led to the headline goes on to the list.
 */
export const result = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 24px;
  margin-block-start: 16px;
  & > section { display: grid; grid-area: 1 / 1 / 6 / 3; grid-template: subgrid / subgrid; }
  & > section > * { grid-column: 1 / -1; }
  & > section > :last-child { grid-row: 5; }
  @container (min-width: 68em) {
    & > section > :first-child { grid-column: 1; }
  }
  @container (max-width: 40em) {
    & { display: contents; }
    & > section { display: block; }
    &:has([data-panel]) > fieldset { position: relative; }
  }
  @media print {
    &, & > section { display: block; }
  }
`

/** Seen once all of the headline behind them has arrived, which moves them. See `whole`. */
export const tools = css`
  grid-area: 3 / 1 / 4 / 3;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  gap: 8px;
  margin-block-start: 8px;
  & svg { flex: none; display: none; inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  & > button > svg { display: block; }
  & > button > svg + span { ${signAlone} }
  & > [aria-disabled='true']:not(:focus) { display: none; }
  visibility: hidden;
  &:has(~ section > * + *) { visibility: inherit; }
  @container (min-width: 68em) {
    & { grid-area: 1 / 2; align-self: start; margin: 0; }
  }
  @container (min-width: 40.1em) {
    & > button + button + button > span { all: unset; }
  }
  @container (max-width: 40em) {
    && { position: sticky; inset-block-end: 0; order: 9; align-self: stretch; gap: 6px; margin-inline: -20px; padding: 10px; background: ${token('paper')}; border-block-start: 1px solid ${token('line')}; }
    & summary svg { display: block; }
    & summary span { ${signAlone} }
    && :is(button, summary) { min-inline-size: 44px; padding-inline: 8px; }
    && > :last-child { flex: 1; padding-inline: 4px; font-size: ${size.small}; }
    & > details + button:not(:last-child) { display: none; }
  }
  ${readOnly} {
    && { display: none; }
  }
`

export const more = css`
  position: relative;
  & summary { list-style: none; }
  & > div > button { justify-content: start; border-color: transparent; text-align: start; }
  & summary::-webkit-details-marker { display: none; }
  & > div { position: absolute; inset-inline-end: 0; inset-block-start: calc(100% + 6px); z-index: 2; display: grid; inline-size: max-content; padding: 6px; background: ${token('surface')}; border: 1px solid ${token('line')}; border-radius: ${token('radius')}; box-shadow: 0 12px 30px -12px ${token('shadow')}; }
  @container (max-width: 40em) {
    & { position: static; }
    & summary { block-size: 100%; }
    & > div { inset: auto auto calc(100% + 6px) 20px; }
  }
`

export const attachment = css`
  grid-area: 4 / 1 / 5 / 3;
  z-index: 1;
  margin-block-start: 16px;
  ${readOnly} {
    & { display: none; }
  }
`
