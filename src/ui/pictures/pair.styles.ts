import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.styles.ts'

/** Two states of the same thing, side by side where there is room. */
export const pair = css`
  display: grid;
  gap: 28px 32px;
  ${holds('small')}
  line-height: 1.4;
  & > li { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; min-inline-size: 0; }
  & > li > svg { margin-block: 4px 8px; }
  & b { font-weight: 600; }
  & small { font-size: ${size.figure}; color: ${token('muted')}; }
  @container (min-width: 38em) {
    & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`
