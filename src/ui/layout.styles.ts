import { css } from './sheet.ts'
import { token } from './tokens.ts'

/**
 * A container query adapts an element to its own width, not to the window's. Such a container has no width of its own and
 * would collapse where the page asks for one: in a flex row, a float, a centred or fitted column. So it says one.
 */
export const container = `
  container-type: inline-size;
  contain-intrinsic-inline-size: min(${token('column')}, 100vw);
`

/** A full-width band of a page. Its content adapts to the band's width, not to the window's. */
export const band = css`
  ${container}
  color: ${token('ink')};
  &[data-ground='surface'] { background: ${token('surface')}; border-block: 1px solid ${token('line')}; }
`

/** The column for a page's content. */
export const column = css`
  max-inline-size: calc(${token('column')} + 2 * clamp(20px, 4cqi, 40px));
  margin-inline: auto;
  padding-inline: clamp(20px, 4cqi, 40px);
  padding-block: clamp(40px, 6.5cqi, 80px);
`

/** Lower than other bands: there is little in it, or a card that has room of its own. */
export const low = css`
  && { padding-block: clamp(40px, 4.5cqi, 56px); }
`

/** A heading and its lead. */
export const intro = css`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin-block-end: clamp(28px, 4cqi, 48px);
  max-inline-size: 47.5em;
`

/**
 * Hides a box's parts until all of its HTML has arrived, so that none of them moves meanwhile. While the parser is inside
 * a parent, Chromium and WebKit count none of its children from the end. A rule with `:has()` stays behind in WebKit.
 */
export const whole = '& > * { visibility: hidden; } & > :nth-last-child(n) { visibility: inherit; }'

/** Does so with the second of two parts. */
export const secondWhole = '& > :not(:first-child):not(:last-child) { visibility: hidden; }'

/** Text beside a picture, where there is room. */
export const beside = css`
  display: grid;
  gap: clamp(32px, 5cqi, 64px);
  align-items: center;
  & > * { min-inline-size: 0; }
  ${secondWhole}
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
    &[data-top] { align-items: start; }
  }
`

/** A list beside its heading, where there is room. */
export const besideHeading = css`
  display: grid;
  gap: 20px;
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); gap: 64px; }
  }
`

/** Text beside its one action, where there is room. */
export const call = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 24px 32px;
  & > :first-child { flex: 1 1 22em; display: grid; gap: 12px; }
`

/** A raised sheet of paper. */
export const sheetOfPaper = css`
  background: ${token('surface')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  box-shadow: 0 1px 1px ${token('shadow')}, 0 24px 60px -28px ${token('shadow')};
  overflow: hidden;
`
