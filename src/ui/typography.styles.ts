import { css } from './sheet.ts'
import { token } from './tokens.ts'

/** Multiples of the text size in the visitor's browser, which is 16 px by default. */
const multiples = { figure: 0.8125, small: 0.875, label: 0.9375, subtitle: 1.25 } as const

/** Returns a multiple in `em`, which is relative to the size around it. Divides by that size, which `holds` gives. */
const times = (multiple: number): string => `calc(${multiple}em / var(--_held, 1))`

/** The steps of the type scale. Headlines grow with their column. Weights are 400, 600 and, for headlines, 700. */
export const size = {
  /** Figures in tables, units, second lines in pictures. */
  figure: times(multiples.figure),
  /** Pictures, hints, small print. */
  small: times(multiples.small),
  /** Text to choose from: menus, labels, lists. */
  label: times(multiples.label),
  /** What is typed or chosen. iOS zooms into a page at each tap on a field below 16 px. */
  field: `max(16px, ${times(1)})`,
  /** Running text. */
  text: token('font-size'),
  /** The text below a headline. */
  lead: `clamp(${times(1.0625)}, 1.8cqi, ${times(1.25)})`,
  /** The heading of one item among several. */
  subtitle: times(multiples.subtitle),
  /** A section's heading. */
  title: `clamp(${times(1.625)}, 3.2cqi, ${times(2.125)})`,
  /** The large headline of a page. */
  display: `clamp(${times(2)}, 5.2cqi, ${times(3.25)})`,
} as const

/** Returns the size's declarations for an element whose content has other sizes. Do not nest such elements. */
export const holds = (step: keyof typeof multiples): string =>
  `font-size: ${multiples[step]}em; --_held: ${multiples[step]};`

export const display = css`
  font-size: ${size.display};
  line-height: 1.04;
  letter-spacing: -0.035em;
  font-weight: 700;
  text-wrap: balance;
  overflow-wrap: break-word;
`

export const title = css`
  font-size: ${size.title};
  line-height: 1.12;
  letter-spacing: -0.022em;
  font-weight: 700;
  text-wrap: balance;
`

/** A prominent number and its unit, each in a `<span>`. */
export const figure = css`
  font-size: ${size.display};
  line-height: 1;
  letter-spacing: -0.03em;
  font-weight: 700;
  & span + span { font-size: ${size.text}; line-height: 1.4; font-weight: 400; letter-spacing: 0; color: ${token('muted')}; }
`

export const subtitle = css`
  ${holds('subtitle')}
  line-height: 1.3;
  letter-spacing: -0.014em;
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

/** A short text in front of something: a number, a unit, a kind. */
export const mark = css`
  font: 600 ${size.figure}/1.4 ${token('font')};
  color: ${token('accent-ink')};
`
