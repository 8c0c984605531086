import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { size } from '../ui/typography.ts'

export const toDo = css`
  display: grid;
  gap: 4px;
  justify-items: start;
  & > h2:focus { outline: none; }
  & > h2 em { font-style: normal; color: ${token('bad')}; }
  & > ol { inline-size: 100%; margin-block: 12px 8px; }
  & > ol > li { display: grid; grid-template-columns: 5.5em minmax(0, 1fr) auto; gap: 4px 16px; align-items: center; padding: 10px clamp(14px, 2.4cqi, 24px); border-block-start: 1px solid ${token('line')}; font-size: ${size.label}; line-height: 1.4; }
  & > ol > li:first-child { border: 0; }
  & > ol > li > [data-tone], & > ol > li > span { justify-self: start; }
  & h3 { grid-column: 1 / -1; color: ${token('muted')}; font-weight: 600; }
  & > ol > li p { display: grid; gap: 2px; overflow-wrap: anywhere; }
  & > ol > li p span { color: ${token('muted')}; }
  & b { font-weight: 600; }
  & > ol > li small { color: ${token('muted')}; font-size: inherit; }
  & > ol > li > div { grid-column: 2 / -1; }
  & [data-late] { background: color-mix(in srgb, ${token('bad')} 8%, ${token('surface')}); }
  & [data-first]:not([data-late]) { padding-block: 20px; background: ${token('warn-tint')}; }
  & [data-first] b { font-size: ${size.subtitle}; line-height: 1.3; }
  & [data-first] p span { color: ${token('ink')}; }
  @container (max-width: 32em) {
    & > ol > li { grid-template-columns: minmax(0, 1fr) auto; }
    & > ol > li > :is(span, div) { grid-column: 1 / -1; }
  }
`

/** What would help: a line each. */
export const help = css`
  display: grid;
  margin-block-start: 8px;
  & li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding-block: 4px; }
  & span { flex: 1 1 18em; }
`

export const note = css`
  color: ${token('muted')};
  &:empty { display: none; }
`
