import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { holds, size } from '../../ui/typography.styles.ts'
import { narrow } from './result.styles.ts'

export const dashboard = css`
  display: flex;
  flex-direction: column;
  gap: clamp(24px, 3.5cqi, 40px);
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: first baseline;
  justify-content: space-between;
  gap: 20px clamp(16px, 4cqi, 32px);
`

/** Leaves room for the button beside it, unless a word of the greeting would break. */
export const who = css`
  flex: 1 1 10.5em;
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

/** A button that does nothing by itself: it looks like one that is off. The page may listen to it. */
export const idleButton = css`
  min-block-size: 44px;
  padding: 8px 16px;
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: ${token('radius')};
  background: none;
  font-size: ${size.label};
  color: ${token('muted')};
  cursor: default;
`

/** Subscription and last login, on the deep ground. */
export const standing = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  padding: 20px 24px;
  border-radius: ${token('radius-large')};
  background: ${token('deep')};
  color: ${token('on-deep')};
  & > dl { display: flex; flex-wrap: wrap; gap: 12px 48px; overflow-wrap: anywhere; }
  & dt { font-size: ${size.small}; }
  & dt, & button, & p { color: ${token('on-deep-muted')}; }
  & p { margin-block-start: 8px; font-size: ${size.small}; }
  & a { color: ${token('on-deep')}; }
  & dd { font-weight: 600; }
`

export const records = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @container (min-width: 68.75em) {
    &:not([data-begin]) { grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); align-items: start; }
    &:not([data-begin]) > :last-child { grid-column: 1 / -1; flex-direction: row; align-items: center; gap: 24px; }
    &:not([data-begin]) > :last-child > div > :not(h2) { align-self: auto; margin: 0; }
  }
  @container (min-width: 56.25em) {
    &[data-begin] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`

export const recordHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding: 14px 24px;
  ${narrow} {
    & { padding: 14px 16px; }
    & > button { flex: 1 1 auto; }
  }
`

/** Its rows below its heading. Without rows a card: heading, sentence and the button that makes the first one. */
export const record = css`
  display: flex;
  flex-direction: column;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  overflow: hidden;
  &[data-empty] { gap: 6px; padding: 24px; }
  &[data-empty] > div { display: contents; }
  &[data-empty] > p { flex: 1; color: ${token('muted')}; font-size: ${size.label}; line-height: 1.5; overflow-wrap: anywhere; }
  &[data-empty] > div > :not(h2) { order: 1; align-self: start; margin-block-start: 12px; }
`

// A status and a date are blocks: alone in a line, they would stand elsewhere on a page without a doctype.
export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  ${holds('label')}
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: 10px 8px; border-block-start: 1px solid ${token('line')}; text-align: start; font-weight: 400; overflow-wrap: break-word; }
  & thead th { border: 0; font-size: ${size.figure}; color: ${token('muted')}; }
  & thead td { border: 0; }
  & td > span { display: block; inline-size: fit-content; }
  & tbody th { font-weight: 600; }
  & tbody th > span { display: block; font-size: ${size.small}; font-weight: 400; color: ${token('muted')}; }
  & time { display: block; font-size: ${size.small}; }
  & tr > :first-child { padding-inline-start: 24px; }
  & tr > :last-child { padding-inline-end: 24px; text-align: end; }
  & [data-open] > * { background: ${token('tint')}; }
  & [data-open] > :first-child { box-shadow: inset 3px 0 ${token('accent')}; }
  ${narrow} {
    & thead { position: absolute; clip-path: inset(50%); }
    & tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; padding: 12px 16px; border-block-start: 1px solid ${token('line')}; }
    & tbody tr > :nth-child(n) { padding: 0; border: 0; }
    & tbody tr > :nth-child(2) { text-align: end; }
    & tbody tr > :nth-child(3) { grid-row: 2; grid-column: 1; text-align: start; color: ${token('muted')}; }
    & [data-open] { background: ${token('tint')}; box-shadow: inset 3px 0 ${token('accent')}; }
    & [data-open] > :first-child { box-shadow: none; }
  }
`
