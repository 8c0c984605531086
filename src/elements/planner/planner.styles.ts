import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { holds, size } from '../../ui/typography.styles.ts'

// What the planner's views share. Everything a finger touches is 44 px large.

/** Where it is read and nothing can be changed: on paper, and where no script runs. */
export const readOnly = '@media print, (scripting: none)'

/** What a card's content keeps from its edge: the same in all of them, whatever their width. */
export const inset = 'clamp(14px, 2.4vw, 20px)'

export const card = css`
  background: ${token('surface')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  overflow: hidden;
`

/** Views below each other. Its width decides how they are laid out. Whoever gives a list of their own sees no sample. */
export const flow = css`
  display: flex;
  flex-direction: column;
  gap: 24px;
  & > * { min-inline-size: 0; }
  & ::placeholder { color: ${token('muted')}; opacity: .82; }
  & [type='checkbox'] { inline-size: 20px; block-size: 20px; margin: 0; accent-color: ${token('accent')}; }
  & [type='checkbox']:not(:checked) { appearance: none; border: 1px solid ${token('control')}; border-radius: 5px; background: ${token('surface')}; }
  &[data-sample]:has([data-own]:checked) > div { display: none; }
  &[data-sample]:has([data-own]:checked) > section > p { display: none; }
  ${readOnly} {
    & :is(input, select, textarea, label) { display: none; }
  }
`

/** Bill and reasons beside the record, where there is room. */
export const work = css`
  display: grid;
  gap: 24px;
  align-items: start;
  & > * { display: grid; gap: 24px; min-inline-size: 0; }
  @container (min-width: 56em) {
    & { grid-template-columns: minmax(0, 11fr) minmax(0, 20fr); }
  }
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 16px ${inset} 12px;
  overflow-wrap: anywhere;
  & > * { min-inline-size: 0; }
  & p { ${holds('small')} line-height: 1.5; color: ${token('muted')}; }
  & h2 span:first-child { display: inline-block; max-inline-size: 100%; }
  & h2 span:last-child { color: ${token('muted')}; }
`

export const compactButton = css`
  && { min-block-size: 44px; padding: 8px 14px; font-size: ${size.label}; }
  &[aria-disabled='true'] { cursor: default; opacity: 0.5; }
  ${readOnly} {
    & { display: none; }
  }
`

/** Leaves the text of a button, whose element is in it, where it is only read: a hidden button cannot be focused. */
const readOnlyText = `
  ${readOnly} {
    & { visibility: hidden; }
    & > * { visibility: visible; color: ${token('ink')}; text-decoration: none; }
  }
`

/** A button that looks like a link. In forced colours its edge is seen. */
export const quietButton = css`
  min-block-size: 44px;
  padding: 3px 9px;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('accent-ink')};
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${token('tint')}; }
  ${readOnly} {
    & { display: none; }
  }
`

/**
 * An item's number in a sentence: a button that shows it. It is made 44 px high downwards alone: what stands in the next
 * line lies above it, so that each number itself is always what a tap hits.
 */
export const itemButton = css`
  && { display: inline; margin: 0 0 -24px; padding: 0 0 24px; border: 0; background: none; color: ${token('accent-ink')}; font-weight: 600; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; cursor: pointer; }
  &:hover { text-decoration-thickness: 2px; }
  &:focus-visible { outline: none; }
  &:focus-visible span { outline: 3px solid ${token('accent-ink')}; outline-offset: 2px; }
  ${readOnlyText}
`

/** Stays on one line. */
export const whole = css`
  white-space: nowrap;
`

/** Stands in for a field where it is only read. */
export const plain = css`
  display: none;
  ${readOnly} {
    & { display: inline; }
  }
`

/** A table whose rows are read across. */
export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  ${holds('label')}
  line-height: 1.35;
  & :is(td, th) { padding: 8px; border-block-start: 1px solid ${token('line')}; font-weight: 400; text-align: start; }
  & thead :is(td, th) { border: 0; font-size: ${size.figure}; color: ${token('muted')}; }
  & tr > :first-child { padding-inline-start: ${inset}; }
  & tr > :last-child { padding-inline-end: ${inset}; }
  & [data-number] { text-align: end; font-variant-numeric: tabular-nums; }
  & s { color: ${token('muted')}; text-decoration-thickness: 1px; }
`
