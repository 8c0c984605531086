import { whole } from '../../../ui/layout.styles.ts'
import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { holds, size } from '../../../ui/typography.styles.ts'
import { inset, readOnly } from '../planner.styles.ts'

export const whatIf = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5em, 1fr));
  gap: 8px 12px;
  ${whole}
  padding: 0 ${inset} 16px;
  & legend { padding-block-end: 8px; font-size: ${size.label}; font-weight: 600; }
  & legend span { font-weight: 400; color: ${token('muted')}; }
  ${readOnly} {
    & legend span { display: none; }
  }
`

export const field = css`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: 4px;
  min-inline-size: 0;
  ${holds('small')}
  line-height: 1.4;
  & label { align-self: end; color: ${token('muted')}; }
  &:has(select) { grid-column: 1 / -1; }
  @container (min-width: 40em) {
    &:has(select) { grid-column: span 3; }
  }
  & :is(input, select) { min-block-size: 44px; padding-block: 8px; font: 600 ${size.field}/1.4 ${token('font')}; font-variant-numeric: tabular-nums; }
  & p { font-size: ${size.figure}; color: ${token('muted')}; overflow-wrap: anywhere; text-wrap: balance; }
  &[data-changed] input { border-color: ${token('accent')}; box-shadow: inset 0 0 0 1px ${token('accent')}; color: ${token('accent-ink')}; }
  & [aria-invalid='true'] { border-color: ${token('bad')}; box-shadow: inset 0 0 0 1px ${token('bad')}; }
  & [aria-invalid='true'] ~ p { color: ${token('bad')}; }
  ${readOnly} {
    & label { display: block; }
  }
`
