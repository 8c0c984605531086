import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.styles.ts'

/** Text beside the form, where there is room: alike in height, but for a long form. */
export const access = css`
  display: grid;
  gap: 32px;
  @container (min-width: 53.75em) {
    & { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 64px; }
  }
`

export const words = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

/** On the deep ground in light and dark alike, where there is room beside the form. */
export const plan = css`
  display: none;
  flex: 1 1 0;
  min-block-size: 20em;
  max-block-size: 34em;
  margin-block-start: 16px;
  border-radius: ${token('radius-large')};
  background: radial-gradient(at 70% 30%, color-mix(in srgb, ${token('accent')} 50%, ${token('deep')}), ${token('deep')} 70%);
  fill: none;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > :first-child { fill: ${token('surface')}; }
  & > :nth-child(2) { fill: ${token('tint')}; }
  & > :nth-child(3) { stroke: ${token('line')}; stroke-width: 1; }
  & > :nth-child(4) { stroke: ${token('line')}; stroke-width: 12; }
  & > :nth-child(5) { stroke: light-dark(${token('accent')}, ${token('accent-ink')}); }
  & > :nth-child(6) { stroke: ${token('warn')}; stroke-width: 1.5; stroke-dasharray: 6 6; }
  & > :nth-child(7) { stroke: ${token('accent')}; stroke-width: 22; }
  & > :nth-child(8) { stroke: ${token('good')}; }
  @container (min-width: 53.75em) {
    & { display: block; }
  }
  @media print, (forced-colors: active) {
    & { display: none; }
  }
`

const side = 'clamp(24px, 4cqi, 40px)'

export const card = css`
  align-self: start;
  padding: ${side};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
`

/** The upper end of the card: what an account is, before anybody types a password. */
export const note = css`
  display: flex;
  gap: 12px;
  margin: calc(-1 * ${side});
  margin-block-end: 28px;
  padding: 16px ${side};
  border-block-end: 1px solid ${token('line')};
  border-radius: ${token('radius-large')} ${token('radius-large')} 0 0;
  background: ${token('tint')};
  font-size: ${size.small};
  line-height: 1.5;
  color: ${token('muted')};
  & b { display: block; font-weight: 600; color: ${token('ink')}; }
  & svg { flex: none; inline-size: 20px; block-size: 20px; fill: none; stroke: ${token('accent-ink')}; stroke-width: 1.75; stroke-linecap: round; }
`

/** Hidden without a script, because the browser alone can do nothing with this form. */
export const form = css`
  @media (scripting: none) {
    & { display: none; }
  }
`

/**
 * Shown in place of the form without a script. Browsers without the media query show the form, which then does
 * nothing.
 */
export const scriptless = css`
  display: none;
  @media (scripting: none) {
    & { display: block; }
  }
`

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 24px;
  align-items: start;
  margin-block-end: 24px;
  & ~ button { inline-size: 100%; }
  @container (min-width: 53.75em) {
    &[data-new] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`

export const secret = css`
  position: relative;
  display: block;
  & > input { padding-inline-end: 4.75em; }
`

export const reveal = css`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  min-inline-size: 64px;
  padding-inline: 12px;
  border: 0;
  border-radius: ${token('radius')};
  background: transparent;
  color: ${token('accent-ink')};
  font-size: ${size.label};
  font-weight: 600;
  cursor: pointer;
`

export const remember = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  cursor: pointer;
  & > input { inline-size: 20px; block-size: 20px; accent-color: ${token('accent')}; }
`

export const aside = css`
  margin-block-start: 16px;
  form + & { padding-block-start: 16px; border-block-start: 1px solid ${token('line')}; font-size: ${size.small}; }
  font-size: ${size.label};
  line-height: 1.6;
  color: ${token('muted')};
  & > a { display: inline-block; max-inline-size: 100%; overflow-wrap: anywhere; }
`

/** A button that looks like a link in a sentence. */
export const wordButton = css`
  min-block-size: 44px;
  padding: 8px 4px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${token('accent-ink')};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`

/** As high as the window, so that the content below does not move when the dashboard appears. */
export const opening = css`
  min-block-size: 100dvh;
  color: ${token('muted')};
`
