import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.styles.ts'

// On the deep ground in light and dark alike. Amber is the one colour: what is missing.

const amber = '#ffc35a'
/** A list. The page that brings a drawing puts each number beside its part. */
export const numbers = css`
  margin-block-start: 24px;
  ${holds('small')}
  line-height: 1.45;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 16px; padding-block: 10px; border-block-start: 1px solid #cfc2ec4d; }
  & > li > * { display: block; }
  & b { grid-area: 1 / 2 / span 2; align-self: center; font-size: ${size.subtitle}; font-weight: 600; font-variant-numeric: tabular-nums; color: ${token('on-deep')}; }
  & small { grid-column: 1; font-size: ${size.figure}; color: ${token('on-deep-muted')}; }
  & [data-short] b { color: ${amber}; }
`
