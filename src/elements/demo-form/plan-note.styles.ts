import { link } from '../../ui/inline.ts'
import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.ts'

export const planLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  padding-inline: 14px;
  border-inline-start: 4px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('tint')};
  font-size: ${size.small};
  &[hidden] { display: none; }
  & > span { padding-block: 10px; }
`

export const planLineButton = `${link} ${css`
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`}`
