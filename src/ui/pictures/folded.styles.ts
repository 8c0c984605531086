import { css } from '../sheet.ts'
import { token } from '../tokens.ts'

/** A picture that is folded on narrow screens. Open where there is room, in browsers that let a style open it. */
export const folded = css`
  & > summary { display: flex; align-items: center; min-block-size: 44px; color: ${token('accent-ink')}; font-weight: 600; cursor: pointer; }
  & > summary::after { content: '+' / ''; margin-inline-start: 8px; }
  &[open] > summary::after { content: '−' / ''; }
  @media print {
    & > summary { display: none; }
    &::details-content { content-visibility: visible; block-size: auto; }
  }
  @supports selector(::details-content) {
    @container (min-width: 38em) {
      & > summary { display: none; }
      &::details-content { display: block; content-visibility: visible; block-size: auto; }
    }
  }
`
