import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { size } from '../typography.styles.ts'

// What only a change can show. A page's markup has the rules of the classes in it, so these come with the code.

/** A number that is not what it was. */
export const editedNumber = css`
  && { border: 1px solid ${token('accent')}; box-shadow: inset 0 0 0 1px ${token('accent')}; color: ${token('accent-ink')}; font-weight: 600; }
`

export const faultyNumber = css`
  && { border: 1px solid ${token('bad')}; box-shadow: inset 0 0 0 1px ${token('bad')}; color: ${token('bad')}; }
`

/** A figure that has just become another. */
export const changedCell = css`
  &&& { transition: background-color 0.3s; background: color-mix(in srgb, ${token('accent')} 14%, ${token('surface')}); }
  @media (forced-colors: active) {
    & { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`

/** Stock below safety stock. */
export const lowCell = css`
  &&& { color: ${token('bad')}; font-weight: 600; }
`

/** An order that was approved. */
export const firmCell = css`
  &&&& { transition: background-color 0.3s; background: ${token('accent')}; color: ${token('on-accent')}; }
  @media (forced-colors: active) {
    & { outline: 2px solid CanvasText; outline-offset: -2px; }
  }
`

/** A curve that goes to where a change puts it. On a phone, each step of the way would cost too much. */
export const movedCurve = css`
  @media (pointer: fine) {
    & { transition: d 0.22s ease-out; }
  }
`

export const firmDot = css`
  &&& { fill: ${token('accent')}; }
  @media (forced-colors: active) {
    &&& { fill: CanvasText; }
  }
`

export const lateBar = css`
  && { background: ${token('warn-tint')}; }
  && b { font-size: 1.4em; }
`

export const faultyBar = css`
  & b { color: ${token('bad')}; }
`

/** In place of the hint. */
export const resetButton = css`
  min-block-size: 44px;
  margin-inline: max(-14px, -1 * var(--side));
  padding: 8px 14px;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('accent-ink')};
  font-weight: 600;
  font-size: ${size.label};
  &:hover { border-color: ${token('accent')}; }
`
