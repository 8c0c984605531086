import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'
import { inset } from '../planner.styles.ts'

export const tables = css`
  & > * + * { border-block-start: 1px solid ${token('line')}; }
`

export const reading = css`
  display: grid;
  gap: 12px;
  & p, & label { padding-inline: ${inset}; font-size: ${size.label}; }
  & label { display: grid; gap: 4px; max-inline-size: 28em; }
  & label select { min-block-size: 44px; }
`

export const summary = css`
  flex-wrap: nowrap;
  min-block-size: 56px;
  font-size: ${size.label};
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after { content: '+' / ''; font: 400 ${size.subtitle}/1 ${token('font')}; color: ${token('accent-ink')}; }
  [open] > &::after { content: '−' / ''; }
`

export const columns = css`
  & td:nth-child(2) { font: 400 ${size.figure}/1.4 ${token('font')}; color: ${token('muted')}; overflow-wrap: anywhere; }
  & th[scope='row'] { font-weight: 600; overflow-wrap: anywhere; }
  & select { min-block-size: 44px; padding-block: 8px; }
  @container (max-width: 40em) {
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; }
    & thead { display: none; }
    & td, & th { border: 0; }
    & tbody tr { border-block-start: 1px solid ${token('line')}; }
    & tr > th { grid-area: 1 / 1; }
    & tr > td:nth-child(2) { grid-area: 2 / 1 / auto / -1; padding-inline-start: ${inset}; }
    & tr > td:nth-child(3) { grid-area: 3 / 1 / auto / -1; padding-inline-start: ${inset}; }
    & tr > td:nth-child(4) { grid-area: 1 / 2; }
  }
`
