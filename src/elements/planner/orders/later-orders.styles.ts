import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { size } from '../../../ui/typography.styles.ts'

export const later = css`
  font-size: ${size.label};
  color: ${token('bad')};
`
