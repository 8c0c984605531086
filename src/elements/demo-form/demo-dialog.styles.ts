import { css, keyframes } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'

const appear = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

/** A native dialog: the top layer is above every `z-index` of the page. A page may turn off clicks behind a modal of its own. */
export const dialog = css`
  inline-size: min(47.5em, calc(100vw - 24px));
  max-inline-size: none;
  max-block-size: calc(100dvh - 24px);
  margin: auto;
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
  color: inherit;
  visibility: visible;
  pointer-events: auto;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 96px 24px;
  box-shadow: 0 24px 64px -16px ${token('shadow')};
  &[open] { animation: ${appear} 0.2s ease-out; }
  &::backdrop { background: #14101c8c; }
  @media (forced-colors: active) {
    & { border: 2px solid CanvasText; }
  }
`

/**
 * The form comes first in the markup, so that it gets the focus. The bar above it stays visible while the form
 * scrolls.
 */
export const inside = css`
  display: grid;
  grid-template: 'bar' auto 'body' auto / minmax(0, 1fr);
`

export const body = css`
  grid-area: body;
  margin-block-start: -20px;
`

export const bar = css`
  grid-area: bar;
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 4px;
  padding-inline-start: clamp(25px, 5vw, 37px);
  background: ${token('surface')};
`
