import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { size } from '../ui/typography.ts'

export const toDo = css`
  display: grid;
  gap: 4px;
  justify-items: start;
  & > h2:focus { outline: none; }
  & > ol { inline-size: 100%; margin-block: 12px 8px; }
  & li { display: grid; grid-template-columns: 5.5em minmax(0, 1fr) auto; gap: 4px 16px; align-items: center; padding: 10px clamp(14px, 2.4cqi, 24px); border-block-start: 1px solid ${token('line')}; font-size: ${size.label}; line-height: 1.4; }
  & li:first-child { border: 0; }
  & li > [data-tone], & li > span { justify-self: start; }
  & h3 { grid-column: 1 / -1; color: ${token('muted')}; font-weight: 600; }
  & li p { display: grid; gap: 2px; overflow-wrap: anywhere; }
  & li p span { color: ${token('muted')}; }
  & b { font-weight: 600; }
  & [data-first] { padding-block: 20px; background: ${token('warn-tint')}; }
  & [data-first] b { font-size: ${size.subtitle}; line-height: 1.3; }
  & [data-first] p span { color: ${token('ink')}; }
  @container (max-width: 32em) {
    & li { grid-template-columns: minmax(0, 1fr) auto; }
    & li > span { grid-column: 1 / -1; }
  }
`

export const note = css`
  color: ${token('muted')};
  &:empty { display: none; }
`
