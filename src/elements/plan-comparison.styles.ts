import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { holds, size } from '../ui/typography.styles.ts'

const narrow = '@container (max-width: 45em)'

/** How many plans can be chosen from. */
const columns = [0, 1, 2, 3, 4, 5]

/** Where there is no room for all plans side by side, one of them is chosen, and the table shows it alone. */
export const choice = css`
  display: none;
  & input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & label { position: relative; flex: 1 1 auto; }
  & span { position: relative; display: grid; place-items: center; min-block-size: 44px; padding-inline: 6px; border: 1px solid transparent; border-radius: ${token('radius')}; color: ${token('muted')}; font-size: ${size.label}; pointer-events: none; }
  & :checked + span { background: ${token('surface')}; border-color: ${token('line')}; color: ${token('ink')}; font-weight: 600; }
  & :focus-visible + span { outline: 3px solid ${token('accent-ink')}; outline-offset: 1px; }
  ${narrow} {
    & { display: flex; margin-block-end: 12px; padding: 4px; border-radius: 12px; background: ${token('tint')}; }
    ${columns.map(column => `&:has([data-column='${column}']:checked) + table [data-column]:not([data-column='${column}']) { display: none; }`).join('\n    ')}
  }
  @media print {
    & { display: none !important; }
    & + table [data-column] { display: table-cell !important; }
  }
`

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
  & [data-not]::before { content: '–' / ''; }
  & [data-recommended] { background: ${token('tint')}; }
  ${narrow} {
    & th, & td { padding-inline: 16px; overflow-wrap: anywhere; hyphens: auto; }
    & thead b { font-size: inherit; }
    & th:first-child { inline-size: 58%; }
    & td, & thead th { text-align: end; }
    & [data-recommended] { background: none; }
  }
`

export const counts = css`
  display: grid;
  gap: 16px 64px;
  margin-block-start: clamp(40px, 6cqi, 72px);
  & table { inline-size: 100%; border-collapse: collapse; font-size: ${size.label}; line-height: 1.4; }
  & th, & td { padding-block: 12px; border-block-start: 1px solid ${token('line')}; text-align: start; font-weight: 400; }
  & b { font-weight: 600; }
  & p { margin-block-start: 8px; }
  & td { padding-inline-start: 16px; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  & tr:last-child > * { border-block-start: 2px solid ${token('ink')}; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); }
  }
`
