import { css } from '../ui/sheet.ts'
import { token, withToken } from '../ui/tokens.ts'
import { subtitle } from '../ui/typography.styles.ts'

/**
 * Adapts the form to its column, not to the window, and says a width: such a container has none of its own. A section's is
 * in a file that the planner would load the form's code for.
 */
export const formRoot = css`
  container-type: inline-size;
  contain-intrinsic-inline-size: min(640px, 100vw);
`

/**
 * Around a lightness of 0.57, white and black on a page's accent can be read equally well. Safari 17 has no such colors, and
 * keeps white.
 */
export const textOnAccent = css`
  @supports (color: oklch(from red l 0 0)) {
    --_by-accent: oklch(from var(--mrp-accent) calc((0.57 - l) * 999) 0 0);
    ${withToken('on-accent', 'var(--mrp-on-accent, var(--_by-accent, #fff))')}
  }
`

/** Has its own background, so that it is readable on any page. A long name or email address breaks anywhere. */
export const formCard = css`
  padding: 24px;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  overflow-wrap: anywhere;
  @container (min-width: 35em) {
    padding: 36px;
  }
`

export const formGroups = css`
  display: flex;
  flex-direction: column;
  gap: 32px;
`

export const formGroup = css`
  clear: both;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 24px;
  align-items: start;
  @container (min-width: 35em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** It floats, or WebKit would lay its `<fieldset>` out a legend too high until something in it changes. */
export const formLegend = `${subtitle} ${css`
  float: inline-start;
  inline-size: 100%;
  padding: 0 0 10px;
  margin-block-end: 20px;
  border-block-end: 1px solid ${token('line')};
`}`

/** The box stands before the wording, whose further lines are indented as the first. */
export const consentLabel = css`
  padding-inline-start: 36px;
  & > input { inline-size: 24px; block-size: 24px; margin: 0; margin-inline: -36px 12px; vertical-align: bottom; accent-color: ${token('accent')}; }
  &::after { content: ' *' / ''; color: ${token('bad')}; }
`

export const sentScreen = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
`

export const sentMark = css`
  inline-size: 48px;
  block-size: 48px;
  margin-block-end: 4px;
  fill: none;
  stroke: ${token('good')};
  stroke-width: 3.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
  & circle { fill: ${token('good')}; fill-opacity: 0.14; stroke: none; }
`
