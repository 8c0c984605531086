import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { holds, size } from '../ui/typography.styles.ts'

export const calculator = css`
  display: grid;
  gap: clamp(32px, 5cqi, 64px);
  align-items: start;
  & > * { min-inline-size: 0; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  }
`

/** Without a script nothing can be changed: the sum alone remains. */
export const words = css`
  margin-block-end: clamp(20px, 3cqi, 32px);
  @media (scripting: none) {
    & > p { display: none; }
  }
`

export const fields = css`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  @media (scripting: none) {
    & { display: none; }
  }
`

export const result = css`
  margin-block-start: 20px;
`

export const sum = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: clamp(20px, 2.6cqi, 32px);
`

export const note = css`
  font-size: ${size.small};
  color: ${token('muted')};
`

export const plan = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  & span { color: ${token('muted')}; }
`

export const invalid = css`
  padding: 12px 16px;
  border-inline-start: 4px solid ${token('warn')};
  background: ${token('warn-tint')};
  font-size: ${size.small};
  line-height: 1.45;
`

export const lines = css`
  margin-block-start: 4px;
  & > div { display: flex; justify-content: space-between; align-items: baseline; gap: 2px 16px; padding-block: 12px; border-block-start: 1px solid ${token('line')}; ${holds('label')} line-height: 1.4; }
  & span { display: block; font: 400 ${size.figure}/1.4 ${token('font')}; color: ${token('muted')}; }
  & dt { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & dd { margin-inline-start: auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-left] { border-block-start: 2px solid ${token('ink')}; padding-block-end: 0; font-weight: 600; }
  & [data-left] dd { font-size: ${size.subtitle}; color: ${token('good')}; }
  & [data-left='less'] dd { color: ${token('bad')}; }
`
