import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'

export const moved = css`
  font-size: ${size.label};
  &[data-late] { color: ${token('bad')}; }
`
