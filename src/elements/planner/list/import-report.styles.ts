import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'

export const problems = css`
  font-size: ${size.label};
  line-height: 1.45;
  max-block-size: 24em;
  overflow: auto;
  overflow-wrap: anywhere;
  & :is(li, div) { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 16px; }
  & div { inline-size: 8em; }
  & li { padding-block: 4px; }
  & li + li { border-block-start: 1px solid ${token('line')}; }
  & p { flex: 1 1 16em; }
`

export const line = css`
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('accent-ink')};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`

export const question = css`
  display: grid;
  gap: 8px;
  & legend { font-weight: 600; padding-block-end: 6px; }
`

export const choices = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  & label { display: grid; gap: 4px; flex: 1 1 8em; max-inline-size: 16em; font-size: ${size.small}; color: ${token('muted')}; }
  & :is(input, select) { padding-block: 10px; }
`
