import { whole } from '../ui/layout.styles.ts'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { size } from '../ui/typography.styles.ts'

/** Not shown while `hidden`. */
export const above = css`
  margin-block-end: clamp(28px, 4cqi, 48px);
  max-inline-size: 47.5em;
`

/** Side by side, the plans share rows for name, price, button and features. */
export const plans = css`
  display: grid;
  gap: 24px;
  @container (min-width: 45em) {
    ${whole}
    & { grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); grid-template-rows: auto auto auto 1fr; gap: 0; align-items: stretch; padding-block: 24px; }
  }
`

export const planCard = css`
  display: grid;
  gap: 20px;
  padding: clamp(18px, 2.5cqi, 36px);
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  & h2 { display: flex; flex-wrap: wrap; align-content: start; align-items: center; gap: 6px 12px; min-block-size: 30px; }
  & p { text-wrap: balance; }
  &[data-recommended] { border: 2px solid ${token('accent')}; box-shadow: 0 24px 60px -28px ${token('shadow')}; }
  &[data-selected] [part~=button] { border-color: ${token('accent')}; background: ${token('tint')}; color: ${token('accent-ink')}; }
  &[data-selected] [part~=button]::before { content: '✓' / ''; }
  &[data-selected] { position: relative; outline: 2px solid ${token('accent')}; outline-offset: -2px; box-shadow: 0 24px 60px -28px ${token('shadow')}; }
  [data-chosen] > &:not([data-selected]) { border-color: ${token('line')}; box-shadow: none; }
  @container (min-width: 45em) {
    & { grid-row: 1 / -1; grid-template-rows: subgrid; border-radius: 0; }
    &[data-selected] { border-radius: ${token('radius-large')}; }
    &:first-child { border-start-start-radius: ${token('radius-large')}; border-end-start-radius: ${token('radius-large')}; }
    &:first-child:not([data-recommended]) { border-inline-end: 0; }
    &:last-child { border-start-end-radius: ${token('radius-large')}; border-end-end-radius: ${token('radius-large')}; }
    &:last-child:not([data-recommended]) { border-inline-start: 0; }
    &[data-recommended] { margin-block: -24px; padding-block: calc(clamp(18px, 2.5cqi, 36px) + 23px); border-radius: ${token('radius-large')}; }
  }
`

/** Below the button, also where a plan has none. Side by side, few features fill the height of many. */
export const featureList = css`
  align-self: start;
  @container (min-width: 45em) {
    & { grid-row: 4; align-self: stretch; display: grid; grid-auto-rows: 1fr; }
  }
  & li { display: flex; align-items: center; min-block-size: 50px; padding-block: 8px; border-block-start: 1px solid ${token('line')}; font-size: ${size.label}; line-height: 1.4; }
`

/** The answer to “Select Plan”, in view wherever the plan's button is, and low enough on a phone to leave the next price in view. Where no script can show it, it is always there. */
export const planAnswer = css`
  position: sticky;
  inset-block-end: 12px;
  z-index: 1;
  margin-block-start: 24px;
  & > div { display: none; flex-flow: wrap; align-items: center; justify-content: space-between; gap: 4px 24px; padding: 12px 24px; border: 0; background: ${token('deep')}; color: ${token('on-deep')}; }
  & a { min-block-size: 44px; align-content: center; padding: 8px 20px; border-radius: ${token('radius')}; background: ${token('on-deep')}; font-weight: 600; text-decoration: none; color: ${token('deep')}; }
  &[data-shown] > div { display: flex; }
  @container (max-width: 30em) {
    & > div { flex-wrap: nowrap; gap: 12px; padding: 12px 16px; line-height: 1.3; }
    & a { flex: none; padding-inline: 14px; }
    & p > span { display: none; }
  }
  @media (scripting: none) {
    & { position: static; }
    & > div { display: flex; }
  }
`

/** What does nothing without a script. Once pressed, it stands above the answer at the end of the window, on a phone with its plan's features. */
export const withScript = css`
  scroll-margin-block-end: min(460px, 100vh - 190px);
  @container (min-width: 45em) {
    & { scroll-margin-block-end: min(180px, 100vh - 190px); }
  }
  @media (scripting: none) {
    & { display: none; }
  }
`

/** What stands in its place there: a link that looks like a button. */
export const withoutScript = css`
  &[href] { display: none; }
  @media (scripting: none) {
    &[href] { display: inline-flex; }
  }
`
