import { whole } from '../../../ui/layout.styles.ts'
import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'
import { readOnly } from '../planner.styles.ts'

/** The notice that the code has not come stands behind the whole element: it stays in view of whoever touches the list. */
const noticeInView =
  '[data-root]:has(&) + :is([data-root]) { display: block; position: sticky; inset-block-end: 0; }'

export const source = css`
  ${whole}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  padding: 10px clamp(10px, 2cqi, 14px);
  & > p { flex: 1 1 14em; font-size: ${size.label}; line-height: 1.5; overflow-wrap: anywhere; text-wrap: balance; }
  & > p > :is(b, span) { display: inline-block; }
  & > p b { font-weight: 600; }
  & > p > span { color: ${token('muted')}; }
  & > p button { margin: -11px -10px; }
  & [data-way] { display: none; }
  &:not([data-folded]):has([value='paste']:checked) > [data-way='paste'] { display: grid; }
  &:not([data-folded]):has([value='file']:checked) > [data-way='file'] { display: grid; }
  ${noticeInView}
`

/** A switch of which one is chosen. */
export const ways = css`
  display: flex;
  padding: 4px;
  border-radius: 12px;
  background: ${token('tint')};
  font-size: ${size.label};
  & label { position: relative; display: block; cursor: pointer; }
  & input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & span { position: relative; display: flex; align-items: center; min-block-size: 44px; padding: 4px clamp(10px, 2cqi, 18px); border: 1px solid transparent; border-radius: 8px; color: ${token('muted')}; line-height: 1.2; }
  & span:hover { color: ${token('ink')}; }
  & :checked + span { background: ${token('surface')}; border-color: ${token('line')}; color: ${token('ink')}; font-weight: 600; }
  & :focus-visible + span { outline: 3px solid ${token('accent-ink')}; outline-offset: 1px; }
  @container (max-width: 40em) {
    & { flex: 1 1 100%; }
    & label { flex: 1 1 auto; }
    & span { justify-content: center; padding-inline: 6px; text-align: center; }
  }
  ${readOnly} {
    & { display: none; }
  }
`

export const keep = css`
  display: contents;
  font-size: ${size.label};
  & label { flex: none; display: flex; align-items: center; gap: 8px; min-block-size: 44px; }
  & [role] { flex: 1 1 100%; color: ${token('muted')}; }
  & [role]:empty { display: none; }
  ${readOnly} {
    & { display: none; }
  }
`

/** What belongs to one way. */
export const pane = css`
  flex: 1 1 100%;
  align-content: start;
  justify-items: start;
  gap: 8px;
  padding-block: 8px;
  min-inline-size: 0;
  & > button { margin-block-start: 8px; }
`

export const list = css`
  && { font: 400 ${size.field}/1.5 ${token('mono')}; resize: vertical; overflow: auto; }
`

/** The field lies over all of it, and takes what is dropped on it. */
export const drop = css`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 4px;
  inline-size: 100%;
  min-block-size: 150px;
  padding: 20px;
  border: 2px dashed ${token('control')};
  border-radius: ${token('radius')};
  text-align: center;
  & label { font-weight: 600; color: ${token('accent-ink')}; }
  & input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
  &:hover { border-color: ${token('accent')}; background: ${token('tint')}; }
  &:has(:focus-visible) { outline: 3px solid ${token('accent-ink')}; outline-offset: 2px; }
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
