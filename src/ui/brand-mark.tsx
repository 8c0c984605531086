import { css } from './sheet.ts'
import { token } from './tokens.ts'

const mark = css`
  flex: none;
  fill: ${token('accent')};
  stroke: ${token('accent')};
  @media (forced-colors: active) {
    & { fill: CanvasText; stroke: CanvasText; }
  }
`

/** Draws two parts and their assembly. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" className={mark} height="22" viewBox="0 0 22 22" width="22">
      <path d="M5 9v8h8" fill="none" strokeWidth="2" />
      <rect height="8" rx="2" stroke="none" width="8" x="1" y="1" />
      <rect height="8" opacity=".4" rx="2" stroke="none" width="8" x="13" y="1" />
      <rect height="8" rx="2" stroke="none" width="8" x="13" y="13" />
    </svg>
  )
}
