import { css } from '../../../ui/sheet.ts'
import { token } from '../../../ui/tokens.ts'
import { holds } from '../../../ui/typography.styles.ts'
import { inset } from '../planner.styles.ts'

export const pages = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px ${inset};
  border-block-start: 1px solid ${token('line')};
  ${holds('small')}
  color: ${token('muted')};
`
