import { sheetOfPaper } from '../../ui/layout.styles.ts'
import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { holds, size } from '../../ui/typography.styles.ts'

/** Where a table has no room for its columns: its rows become small cards. */
export const narrow = '@container (max-width: 44.5em)'

/** A phone's notice is as wide as its window, and lies below the header. */
export const result = `${sheetOfPaper} ${css`
  scroll-margin-block: 16px;
  @media (max-width: 37.5em) {
    & { scroll-margin-block-start: 96px; }
  }
`}`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 14px 24px;
  padding: 24px;
  & > div:first-child { min-inline-size: 0; overflow-wrap: anywhere; }
  & p { font-size: ${size.small}; line-height: 1.5; color: ${token('muted')}; }
  ${narrow} {
    & { padding: 18px 16px; }
    & > a { flex: auto; }
  }
`

export const heading = css`
  margin-block-start: 4px;
  font-size: clamp(1.5em, 2.6cqi, 1.875em);
  line-height: 1.12;
  letter-spacing: -0.024em;
  font-weight: 700;
  text-wrap: balance;
  &:focus { outline: none; }
`

/** A smaller button, as high as a thumb needs. */
export const compact = css`
  min-block-size: 44px;
  padding: 8px 14px;
  font-size: ${size.label};
`

/** The way on. */
export const onward = css`
  border-color: ${token('accent')};
  color: ${token('accent-ink')};
`

/** The curve stands over its weeks. What is needed is no stock, so it has another colour. */
export const chart = css`
  padding: 16px 24px;
  & rect.demand { fill: ${token('control')}; }
  & p { font-size: ${size.small}; line-height: 1.5; color: ${token('muted')}; }
  ${narrow} { & { padding-inline: 16px; } }
`

/** Why the first order is placed, above the stock that runs out. */
export const because = css`
  border-block-start: 1px solid ${token('line')};
  &:empty { display: none; }
`

export const why = css`
  padding: 20px 24px;
  border-inline-start: 3px solid ${token('warn')};
  overflow-wrap: anywhere;
  & h3 { font-weight: 600; line-height: 1.5; }
  & p { max-inline-size: 60em; margin-block-start: 4px; font-size: ${size.small}; line-height: 1.5; }
  & b { font-weight: 600; color: ${token('warn')}; }
  ${narrow} { & { padding: 18px 16px; } }
`

export const orders = css`
  border-block-start: 1px solid ${token('line')};
`

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  ${holds('label')}
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: 10px 8px; text-align: start; font-weight: 400; overflow-wrap: anywhere; }
  & thead th { font-size: ${size.figure}; color: ${token('muted')}; }
  & tbody tr { border-block-start: 1px solid ${token('line')}; }
  & tbody th { font-weight: 600; }
  & small { font: 400 ${size.figure}/1.4 ${token('font')}; color: ${token('muted')}; }
  & th > span { display: inline-block; min-inline-size: 5em; margin-inline-end: 4px; text-align: center; }
  & tr > :first-child { padding-inline-start: 24px; }
  & tr > :last-child { padding-inline-end: 24px; }
  & tr > :nth-child(2) { padding-inline-end: 28px; text-align: end; }
  & th, & td:nth-child(5) { font-variant-numeric: normal; }
  & tbody tr:first-child { box-shadow: inset 3px 0 ${token('warn')}; }
  & thead th, & td { overflow-wrap: normal; }
  & td:nth-child(n + 3) { white-space: nowrap; }
  & td:last-child { inline-size: 195px; padding-block: 8px; text-align: end; }
  & b { display: inline-block; margin-inline-end: 8px; }
  & td > span { display: none; }
  ${narrow} {
    & thead { position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody tr { display: grid; grid-template-columns: minmax(8em, 1fr) minmax(0, auto); gap: 2px 16px; padding: 10px 16px; }
    & tbody tr > :nth-child(n) { padding: 0; }
    & td:nth-child(n + 2) { overflow-wrap: anywhere; white-space: normal; }
    & td { font-size: ${size.small}; color: ${token('muted')}; }
    & td > span { display: inline; }
    & small { display: block; }
    & tbody tr > :nth-child(2) { font: 600 ${size.text}/1.4 ${token('font')}; font-variant-numeric: tabular-nums; color: ${token('ink')}; }
    & td:nth-child(4) { text-align: end; }
    & td:nth-child(5) { align-self: center; }
    & tbody tr > :last-child { inline-size: auto; margin-block-start: 4px; }
  }
`

/** Without a text it is not hidden: it would not be read aloud when its text comes. */
export const foot = css`
  padding: 14px 24px;
  border-block-start: 1px solid ${token('line')};
  font-size: ${size.small};
  line-height: 1.5;
  color: ${token('muted')};
  overflow-wrap: anywhere;
  &:empty { padding: 0; border: 0; }
  ${narrow} { & { padding-inline: 16px; } }
`
