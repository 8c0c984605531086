import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { holds, size } from '../ui/typography.ts'

export const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  & > div { margin-block-start: 8px; }
`

export const above = css`
  margin-block-end: clamp(24px, 4cqi, 40px);
`

/** A band within the section. */
export const pilot = css`
  border-block: 1px solid ${token('line')};
  background: ${token('surface')};
`

export const agreed = css`
  display: grid;
  gap: clamp(40px, 5cqi, 64px);
  margin-block-start: clamp(40px, 6cqi, 72px);
  & > * { min-inline-size: 0; }
  & h2 { margin-block-end: 16px; font-size: ${size.subtitle}; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  }
`

export const terms = css`
  & > div { display: grid; grid-template-columns: 6.5em minmax(0, 1fr); gap: 16px; padding-block: 14px; border-block-start: 1px solid ${token('line')}; line-height: 1.6; }
  & dt { font-weight: 600; }
`

export const measures = css`
  inline-size: 100%;
  margin-block-end: 16px;
  border-collapse: collapse;
  ${holds('small')}
  line-height: 1.45;
  & th, & td { padding-block: 12px; border-block-start: 1px solid ${token('line')}; text-align: start; vertical-align: top; font-weight: 400; }
  & thead th { padding-block: 8px; border: 0; color: ${token('muted')}; }
  & td, & thead th + th { padding-inline-start: 16px; white-space: nowrap; }
  & b { display: block; font-size: ${size.text}; font-weight: 600; }
  & tbody span { color: ${token('muted')}; }
  @container (max-width: 32em) {
    & thead { display: none; }
    & tr { display: grid; grid-template-columns: auto 1fr; border-block-start: 1px solid ${token('line')}; padding-block: 12px; }
    & th, & td { padding: 0; border: 0; }
    & tbody th { grid-column: 1 / -1; }
    & td:last-child::before { content: '→' / ''; margin-inline: 8px; }
  }
`

/** Cards whose numbers are still missing. */
export const places = css`
  display: grid;
  gap: 24px;
  & > li { display: flex; flex-direction: column; gap: 8px; padding: 28px; border: 2px dashed ${token('control')}; border-radius: ${token('radius-large')}; }
  & > li:first-child { border: 1px solid ${token('line')}; background: ${token('surface')}; }
  & > li:last-child { border-style: solid; border-color: ${token('accent')}; background: ${token('tint')}; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); grid-template-rows: auto auto auto 1fr; }
    & > li { display: grid; grid-row: span 4; grid-template-rows: subgrid; }
  }
`

export const blanks = css`
  margin-block-start: 8px;
  font-size: ${size.label};
  line-height: 1.4;
  & > li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px; padding-block: 10px; border-block-start: 1px solid ${token('line')}; }
  & span { inline-size: 64px; block-size: 24px; border: 1px dashed ${token('control')}; border-radius: 6px; }
  & [data-wide] span { inline-size: 100%; block-size: 48px; }
`
