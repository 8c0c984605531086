import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { size } from '../ui/typography.ts'

/** The notice that the code has not come stands behind the whole element: it stays in view of whoever touches the list. */
const noticeInView =
  '[data-root]:has(&) + :is([data-root]) { display: block; position: sticky; inset-block-end: 0; }'

export const source = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  padding: 12px clamp(14px, 2.4cqi, 24px);
  & > p { flex: 1 1 14em; font-size: ${size.label}; line-height: 1.5; }
  & > p b { font-weight: 600; margin-inline-end: 8px; }
  & > p span { color: ${token('muted')}; }
  & details { flex: 0 0 auto; }
  & details[open] { flex-basis: 100%; }
  & summary { display: inline-flex; align-items: center; min-block-size: 44px; color: ${token('accent-ink')}; font-weight: 600; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; cursor: pointer; }
  & summary::marker { content: ''; }
  & summary::-webkit-details-marker { display: none; }
  & summary:hover { text-decoration-thickness: 2px; }
  ${noticeInView}
  @media (scripting: none) {
    & details { display: none; }
  }
`

export const fields = css`
  display: grid;
  gap: 16px 24px;
  padding-block: 8px 12px;
  @container (min-width: 44em) {
    & { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  }
`

export const field = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 6px;
  min-inline-size: 0;
`

export const list = css`
  && { font: 400 ${size.field}/1.5 ${token('mono')}; resize: vertical; overflow: auto; }
`

/** The whole field takes what is dropped on it. */
export const drop = css`
  inline-size: 100%;
  min-block-size: 96px;
  padding: 34px 16px;
  border: 2px dashed ${token('control')};
  border-radius: ${token('radius')};
  font-size: ${size.small};
  cursor: pointer;
  &:hover { border-color: ${token('accent')}; background: ${token('tint')}; }
`

export const progress = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  inline-size: 100%;
  font-size: ${size.label};
  &:empty { display: none; }
`
