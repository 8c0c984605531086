import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { holds, size } from '../ui/typography.ts'

export const dashboard = css`
  display: flex;
  flex-direction: column;
  gap: clamp(24px, 3.5cqi, 40px);
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 20px 32px;
`

export const who = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  color: ${token('muted')};
  & > h1 { color: ${token('ink')}; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
  & > h1:focus { outline: none; }
  & > p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
`

export const headActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

/** A row of figures for a quick overview. */
export const figures = css`
  display: grid;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  overflow: hidden;
  & > div { display: flex; flex-direction: column; justify-content: space-between; gap: 12px; padding: 20px 24px; border-block-start: 1px solid ${token('line')}; }
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  & > [data-wide] { grid-column: 1 / -1; }
  & > div:first-child { border: 0; background: ${token('deep')}; color: ${token('on-deep')}; }
  & > div:first-child dt { color: ${token('on-deep-muted')}; }
  & > div:first-child dd { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px 20px; }
  & > div:first-child span { font-size: ${size.subtitle}; font-weight: 600; }
  & dt { font-size: ${size.small}; color: ${token('muted')}; }
  & dd { ${holds('label')} line-height: 1.4; font-variant-numeric: tabular-nums; }
  & b { margin-inline-end: 4px; font-size: ${size.title}; line-height: 1; font-weight: 700; letter-spacing: -0.03em; }
  & > div:nth-child(3) { border-inline-start: 1px solid ${token('line')}; }
  & > div:last-child { grid-column: 1 / -1; }
  @container (min-width: 35em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    & > div:last-child { grid-column: auto; }
    & > div:nth-child(n + 3) { border-inline-start: 1px solid ${token('line')}; }
  }
  @container (min-width: 62.5em) {
    & { grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr)); }
    & > [data-wide] { grid-column: auto; }
    & > div { border-block-start: 0; }
    & > div:nth-child(n + 2) { border-inline-start: 1px solid ${token('line')}; }
  }
`

export const records = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  }
`

export const record = css`
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  overflow: hidden;
`

export const recordHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding: 16px 24px;
  border-block-end: 1px solid ${token('line')};
`

export const scroller = css`
  max-block-size: 440px;
  overflow: auto;
`

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  ${holds('label')}
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  & th { position: sticky; inset-block-start: 0; padding: 10px 8px; background: ${token('surface')}; text-align: start; font-size: ${size.figure}; font-weight: 400; color: ${token('muted')}; }
  & td { padding: 12px 8px; border-block-start: 1px solid ${token('line')}; overflow-wrap: anywhere; }
  & tr > :first-child { padding-inline-start: clamp(16px, 2.5cqi, 24px); }
  & tr > :last-child { padding-inline-end: clamp(16px, 2.5cqi, 24px); text-align: end; }
  & td:first-child { font-weight: 600; overflow-wrap: break-word; }
`

/** A frame without content. */
export const empty = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 24px;
  padding: 24px;
  border: 2px dashed ${token('line')};
  border-radius: ${token('radius')};
  color: ${token('muted')};
  font-size: ${size.label};
  line-height: 1.5;
  & > p:first-child { font-weight: 600; color: ${token('ink')}; }
`
