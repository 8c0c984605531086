import { css } from '../../../ui/sheet.ts'

export const onPaper = css`
  display: grid;
  gap: 24px;
  & > section { break-inside: avoid; }
  & :is([data-number], [data-whole]) { white-space: nowrap; }
  @media screen {
    & { display: none; }
  }
`
