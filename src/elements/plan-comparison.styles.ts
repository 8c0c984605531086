import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { holds, size } from '../ui/typography.ts'

/** Where there is no room for all plans side by side, each line becomes a block that names them. */
export const table = css`
  inline-size: 100%;
  border: 1px solid ${token('line')};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  ${holds('label')}
  line-height: 1.4;
  table-layout: fixed;
  overflow: hidden;
  & th, & td { padding: 14px 18px; border-block-start: 1px solid ${token('line')}; text-align: start; vertical-align: middle; font-weight: 400; }
  & thead th { border: 0; vertical-align: bottom; }
  & thead b { display: block; font-size: ${size.subtitle}; font-weight: 600; }
  & thead span, & tbody th, & [data-not] { color: ${token('muted')}; }
  & [data-recommended] { background: ${token('tint')}; }
  @container (max-width: 45em) {
    & thead { display: none; }
    & tr { display: grid; padding: 14px 18px; border-block-start: 1px solid ${token('line')}; }
    & tr:first-child { border: 0; }
    & th, & td { padding: 2px 0; border: 0; }
    & tbody th { padding-block-end: 4px; color: ${token('ink')}; font-weight: 600; }
    & td { display: flex; justify-content: space-between; gap: 16px; text-align: end; }
    & td::before { content: attr(data-plan); color: ${token('muted')}; }
    & td[data-recommended] { margin-inline: -8px; padding-inline: 8px; border-radius: 6px; }
  }
`

export const counts = css`
  display: grid;
  gap: 16px 64px;
  margin-block-start: clamp(40px, 6cqi, 72px);
  & table { inline-size: 100%; border-collapse: collapse; font-size: ${size.label}; line-height: 1.4; }
  & th, & td { padding-block: 12px; border-block-start: 1px solid ${token('line')}; text-align: start; font-weight: 400; }
  & b { font-weight: 600; }
  & td { padding-inline-start: 16px; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  & tr:last-child > * { border-block-start: 2px solid ${token('ink')}; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); }
  }
`
