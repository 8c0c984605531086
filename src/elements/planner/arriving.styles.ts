import { css, keyframes } from '../../ui/sheet.ts'

const arrive = keyframes`
  from { clip-path: inset(0 0 100%); transform: translateY(-8px); }
`

/** Stands above the list of what to do, whose lines come in one after the other. */
export const arriving = css`
  div:has(> &) + div li { animation: ${arrive} 0.24s calc(40ms * min(sibling-index(), 12)) ease-out backwards; }
`
