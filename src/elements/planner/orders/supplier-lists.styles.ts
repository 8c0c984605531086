import { css } from '../../../ui/sheet.ts'

export const onPaper = css`
  break-before: page;
  @media screen {
    & { display: none; }
  }
`
