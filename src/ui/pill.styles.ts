import { css } from './sheet.ts'
import { token } from './tokens.ts'
import { size } from './typography.styles.ts'

/** A framed word, such as a status. */
export const pill = css`
  flex: none;
  white-space: nowrap;
  padding: 4px 8px;
  border: 1px solid ${token('line')};
  border-radius: 7px;
  background: ${token('tint')};
  color: ${token('accent-ink')};
  font: 600 ${size.figure}/1.3 ${token('font')};
  &[data-tone='bad'] { background: none; border-color: ${token('bad')}; color: ${token('bad')}; }
  &[data-tone='warn'] { background: ${token('warn-tint')}; border-color: ${token('warn')}; color: ${token('warn')}; }
  &[data-tone='good'] { background: none; border-color: ${token('good')}; color: ${token('good')}; }
`
