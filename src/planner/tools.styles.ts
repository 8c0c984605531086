import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'

/** How high the bar at the lower edge is, with its line and a little air. */
const barHeight = '80px'

/** What has the focus is scrolled to above the bar, and not behind it. */
export const aboveBar = css`
  @container (max-width: 40em) {
    & :is(button, input, select, textarea, summary) { scroll-margin-block-end: ${barHeight}; }
  }
`

/** On a phone, what is needed most stays at the lower edge of the window. */
export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > fieldset { display: flex; flex-wrap: wrap; gap: 8px; }
  @container (max-width: 40em) {
    & { display: contents; }
  }
  @media print {
    &, & > fieldset { display: none; }
  }
`

export const bar = css`
  @container (max-width: 40em) {
    && { position: sticky; z-index: 1; inset-block-end: 0; order: 9; flex-wrap: nowrap; margin-inline: -6px; padding: 10px 6px; background: ${token('paper')}; border-block-start: 1px solid ${token('line')}; }
    & > :last-child { flex: 1; }
  }
`

export const attach = css`
  && { border-color: ${token('accent')}; color: ${token('accent-ink')}; }
`
