import { css } from '../../../ui/sheet.ts'
import { size } from '../../../ui/typography.styles.ts'

export const moved = css`
  font-size: ${size.label};
`
