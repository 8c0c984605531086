import { css } from './sheet.ts'
import { token } from './tokens.ts'

/** The one large headline of a page. */
export const display = css`
  font-size: clamp(38px, 5.2cqi, 60px);
  line-height: 1.04;
  letter-spacing: -0.032em;
  font-weight: 680;
  text-wrap: balance;
  overflow-wrap: break-word;
`

/** A section's heading. */
export const title = css`
  font-size: clamp(28px, 3.4cqi, 40px);
  line-height: 1.12;
  letter-spacing: -0.024em;
  font-weight: 660;
  text-wrap: balance;
`

/** The heading of one thing among several. */
export const subtitle = css`
  font-size: 19px;
  line-height: 1.35;
  letter-spacing: -0.012em;
  font-weight: 650;
  text-wrap: balance;
`

/** What stands below a headline. */
export const lead = css`
  font-size: clamp(17px, 1.8cqi, 20px);
  line-height: 1.55;
  color: ${token('muted')};
  max-inline-size: 36em;
  text-wrap: pretty;
`

export const body = css`
  font-size: 16px;
  line-height: 1.6;
  color: ${token('muted')};
  max-inline-size: 40em;
  text-wrap: pretty;
`

/** Small words in front of something: a number, a unit, a kind. */
export const mark = css`
  font: 600 13px/1.4 ${token('mono')};
  color: ${token('accent-ink')};
  font-variant-numeric: tabular-nums;
`
