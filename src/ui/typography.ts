import { css } from './sheet.ts'
import { token } from './tokens.ts'

/** The steps of the type scale; headlines grow with their column. Weights are 400, 600 and, for headlines, 700. */
export const size = {
  /** Figures in tables, units, second lines in pictures. */
  figure: '13px',
  /** Pictures, hints, small print. */
  small: '14px',
  /** What is picked rather than read: menus, labels, lists. */
  label: '15px',
  /** Running text. */
  text: token('font-size'),
  /** What stands below a headline. */
  lead: 'clamp(17px, 1.8cqi, 20px)',
  /** The heading of one thing among several. */
  subtitle: '20px',
  /** A section's heading. */
  title: 'clamp(28px, 3.4cqi, 40px)',
  /** The one large headline of a page. */
  display: 'clamp(38px, 5.2cqi, 60px)',
} as const

export const display = css`
  font-size: ${size.display};
  line-height: 1.04;
  letter-spacing: -0.032em;
  font-weight: 700;
  text-wrap: balance;
  overflow-wrap: break-word;
`

export const title = css`
  font-size: ${size.title};
  line-height: 1.12;
  letter-spacing: -0.024em;
  font-weight: 700;
  text-wrap: balance;
`

/** A number worth saying loudly, and in a `<span>` what it counts. */
export const figure = css`
  font-size: ${size.display};
  line-height: 1;
  letter-spacing: -0.04em;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  & span { font-size: ${size.text}; font-weight: 400; letter-spacing: 0; color: ${token('muted')}; }
`

export const subtitle = css`
  font-size: ${size.subtitle};
  line-height: 1.3;
  letter-spacing: -0.012em;
  font-weight: 600;
  text-wrap: balance;
`

export const lead = css`
  font-size: ${size.lead};
  line-height: 1.55;
  color: ${token('muted')};
  max-inline-size: 36em;
  text-wrap: pretty;
`

export const body = css`
  font-size: ${size.text};
  line-height: 1.6;
  color: ${token('muted')};
  max-inline-size: 40em;
  text-wrap: pretty;
`

/** Small words in front of something: a number, a unit, a kind. */
export const mark = css`
  font: 600 ${size.figure}/1.4 ${token('mono')};
  color: ${token('accent-ink')};
  font-variant-numeric: tabular-nums;
`
