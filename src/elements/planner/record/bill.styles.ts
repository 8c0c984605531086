import { whole } from '../../../ui/layout.styles.ts'
import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'
import { inset, readOnly } from '../planner.styles.ts'

export const bill = css`
  container-type: inline-size;
  & > table ~ * { margin: 12px ${inset}; }
`

export const find = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  inline-size: 100%;
  & > input { flex: 1 1 9em; inline-size: auto; min-inline-size: 0; min-block-size: 44px; padding-block: 8px; }
  & label { display: flex; align-items: center; gap: 8px; min-block-size: 44px; font-size: ${size.small}; }
  ${readOnly} {
    & { display: none; }
  }
`

/** Items that stand deeper than this are not moved in further. */
export const deepest = 8

const depths = [...new Array(deepest).keys()]
  .map(at => `&& tbody [data-depth='${at + 1}'] { padding-inline-start: calc(${inset} + ${at + 1}em); }`)
  .join('\n  ')

export const tree = css`
  ${depths}
  ${whole}
  && td { padding-block: 6px; }
  && tbody th { padding-block: 0; }
  & tbody button { display: grid; align-content: center; inline-size: 100%; min-block-size: 52px; padding: 4px 0; border: 0; background: none; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
  & b { font-weight: 600; }
  & button:hover b { text-decoration: underline; text-underline-offset: 0.2em; }
  & tbody button > span, & small { display: block; font: 400 ${size.figure}/1.35 ${token('font')}; text-wrap: balance; color: ${token('muted')}; }
  & [data-end] { text-align: end; inline-size: 1%; }
  & [data-chosen] > * { background: ${token('tint')}; }
  & [data-chosen] > :last-child { box-shadow: inset -3px 0 ${token('accent')}; }
  & [data-chosen] b { color: ${token('accent-ink')}; }
  @container (max-width: 17em) {
    && [data-end] > * { padding: 0; border: 0; background: none; white-space: normal; }
  }
  ${readOnly} {
    & button { visibility: hidden; }
    & button > * { visibility: visible; }
  }
  @media (forced-colors: active) {
    & [data-chosen] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`

export const emptyNote = css`
  color: ${token('muted')};
`
