import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { inset } from '../planner.styles.ts'

/** Where there is no room for five columns, the item stands above the four that tell of it. */
export const compared = css`
  @container (max-width: 26em) {
    & tr { display: grid; grid-template-columns: 4fr 3fr 4fr 3fr; }
    & tr > * { padding-inline: 4px; hyphens: auto; overflow-wrap: anywhere; }
    & tr > :first-child { grid-column: 1 / -1; padding-block-end: 0; }
    & tr > :not(:first-child) { border: 0; }
    & tr > :nth-child(2) { padding-inline-start: ${inset}; text-align: start; }
    && thead th[scope] { font-family: ${token('font')}; }
  }
`
