import { css } from '../../../ui/sheet.ts'

export const onPaper = css`
  break-inside: avoid;
  & :is([data-number], [data-whole]) { white-space: nowrap; }
  @media screen {
    & { display: none; }
  }
`
