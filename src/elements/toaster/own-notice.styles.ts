import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.styles.ts'

/** Without a text it takes no room. It is not hidden: a hidden region is not read aloud when its text comes. */
export const notice = css`
  font-size: ${size.label};
  line-height: 1.45;
  overflow-wrap: anywhere;
  &:not(:empty) {
    max-inline-size: 40em;
    margin: 16px auto;
    padding: 14px 18px;
    border: 1px solid ${token('line')};
    border-inline-start: 4px solid ${token('accent')};
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('ink')};
  }
  &[data-notice='destructive'] { border-inline-start-color: ${token('bad')}; }
  & b { display: block; font-weight: 600; }
`
