import { secondWhole } from '../../ui/layout.styles.ts'
import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { holds, size } from '../../ui/typography.styles.ts'
import { navigation } from '../../words/en/navigation.ts'
import { type BarEntry, barEntries } from './menus.ts'

const height = '64px'
/** From this width, the bar has room for the main action beside its menu. */
const actionFrom = '32em'

/** Reserves the space that the fixed bar covers. */
export const space = css`
  block-size: ${height};
  inline-size: 100vw;
  max-inline-size: 100%;
`

export const bar = css`
  container-type: inline-size;
  position: fixed;
  z-index: 100;
  inset-block-start: 0;
  inset-inline: 0;
  border-block-end: 1px solid ${token('line')};
  background: ${token('paper')};
  color: ${token('ink')};
  @media print {
    & { position: static; }
  }
`

export const row = css`
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: ${height};
  max-inline-size: calc(${token('column')} + 2 * clamp(20px, 4cqi, 40px));
  margin-inline: auto;
  padding-inline: clamp(20px, 4cqi, 40px);
  overflow-x: clip;
  ${secondWhole}
`

export const brand = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: 44px;
  color: ${token('ink')};
  font-size: ${size.text};
  font-weight: 700;
  letter-spacing: -0.015em;
  text-decoration: none;
`

/** One line, or two if even the narrow bar has no room. */
export const name = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  line-height: 1.3;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

// Shows the wide navigation if it fits, else the menu for narrow screens, for any brand, font and size. CSS alone
// decides, because no script may have run. The lines wrap from the bottom up. If all fits, one line is as high as the
// bar, and the place of the narrow menu has no width left. Otherwise the measuring element drops to a second line at
// half the height, and the narrow menu gets the width. A container query on these places shows one of the two.

export const switching = css`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  flex: 1 0 8em;
  min-inline-size: 0;
  block-size: ${height};
  ${holds('label')}
  @container (min-width: ${actionFrom}) {
    & { flex-basis: 20em; }
  }
`

const entryPadding = 8
const arrow = { gap: 6, width: 10 }
const beforeAction = 16
/** The width of all entries without their text, and a little for how browsers round, in px. */
const besideText = (entries: readonly BarEntry[]): number =>
  entries.length * 2 * entryPadding +
  entries.filter(({ path }) => path === undefined).length * (arrow.gap + arrow.width) +
  beforeAction +
  8

const besideLabels = besideText(barEntries(navigation))

/**
 * Returns all labels in a row, which has the width that the bar compares with its own. A page's own navigation may have
 * more entries than ours, for which the style has room: blanks stand for them, of 10 px at least.
 */
export const measured = (entries: readonly BarEntry[]): string =>
  entries.map(({ label }) => label).join('') +
  '\u2003'.repeat(Math.max(0, Math.ceil((besideText(entries) - besideLabels) / 10)))

/** Invisible, and as wide as the labels of all entries. It lies over the visible ones. */
export const measure = css`
  position: relative;
  flex: 9999 0 auto;
  pointer-events: none;
  &::before { content: attr(data-labels); display: block; block-size: 0; padding-inline-end: ${besideLabels}px; visibility: hidden; white-space: nowrap; }
`

export const wide = css`
  container-type: size;
  position: absolute;
  inset: 0;
  & > nav { display: none; }
  @container (min-height: 48px) {
    & > nav { display: flex; justify-content: flex-end; block-size: 100%; padding-inline-end: ${beforeAction}px; pointer-events: auto; }
  }
  & > nav > ul { display: flex; align-items: center; }
`

export const narrow = css`
  container-type: size;
  display: flex;
  justify-content: flex-end;
  align-items: flex-start;
  align-self: flex-end;
  flex: 1 0 0px;
  max-inline-size: calc(7em + 8px);
  block-size: 0;
`

export const entry = css`
  display: flex;
  align-items: center;
  gap: ${arrow.gap}px;
  min-block-size: 44px;
  padding-inline: ${entryPadding}px;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('muted')};
  font-size: ${size.label};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: ${token('ink')}; background: ${token('tint')}; }
  &[aria-current], &[data-current] { color: ${token('ink')}; box-shadow: inset 0 -2px ${token('accent')}; border-radius: 0; }
  @media (forced-colors: active) {
    &[aria-current], &[data-current] { border-block-end: 3px solid Highlight; }
  }
`

export const action = css`
  display: none;
  align-self: flex-end;
  min-block-size: 40px;
  margin-block: 12px -52px;
  padding: 8px 16px;
  font-size: ${size.label};
  white-space: nowrap;
  @container (min-width: ${actionFrom}) {
    & { display: inline-flex; }
  }
`

const floating = `
  margin: 0;
  padding: 8px;
  border: 1px solid ${token('line')};
  border-radius: 14px;
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: 0 24px 60px -24px ${token('shadow')};
`

/** The distance of a menu to its button, and the smallest one to the window's edge, in px. */
export const menuGap = 8

const sinking = `
  transition: translate 0.12s;
  @starting-style {
    & { translate: 0 -6px; }
  }
`

/** Placed by the browser until the header's code places it. */
export const menu = css`
  ${floating}
  min-inline-size: 200px;
  max-inline-size: calc(100vw - ${2 * menuGap}px);
  inset: auto;
  inset-block-start: ${height};
  inset-inline-end: 24px;
  ${sinking}
  @supports (position-area: block-end) {
    &:not([data-placed]) { inset: auto; position-area: block-end span-inline-end; margin-block-start: ${menuGap}px; }
  }
`

export const note = css`
  display: block;
  color: ${token('muted')};
  font-size: ${size.small};
  font-weight: 400;
`

export const toggle = css`
  display: none;
  flex: none;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  margin-block-start: 10px;
  padding-inline: 14px;
  border: 1px solid ${token('control')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-size: ${size.label};
  font-weight: 600;
  cursor: pointer;
  @container (min-width: 48px) {
    & { display: inline-flex; }
  }
`

/** An open menu disappears with its button, for example when a phone is turned. */
export const panel = css`
  ${floating}
  &::backdrop { inset-block-start: ${height}; background: #140c2880; }
  inset: ${height} 12px auto;
  inline-size: auto;
  max-block-size: calc(100dvh - ${height} - 16px);
  overflow-y: auto;
  margin-block-start: 8px;
  @container (max-width: 47px) {
    & { display: none; }
  }
`

export const item = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 14px;
  border-radius: 8px;
  color: ${token('ink')};
  font-size: ${size.text};
  text-decoration: none;
  &:hover { background: ${token('tint')}; }
  &[aria-current] { font-weight: 600; color: ${token('accent-ink')}; }
`

/** A link of a menu with a line below its name. */
export const noted = `${item} ${css`
  display: block;
  padding-block: 8px;
  line-height: 1.4;
`}`

/** The button below the pages of the open menu. */
export const menuAction = css`
  display: flex;
  margin: 8px 6px;
`
