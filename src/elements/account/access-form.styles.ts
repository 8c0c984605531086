import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.styles.ts'

/** Text beside the form, where there is room. */
export const access = css`
  display: grid;
  gap: 32px;
  align-items: start;
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
  margin-block-start: 8px;
  border-radius: ${token('radius-large')};
  background: radial-gradient(at 70% 30%, color-mix(in srgb, ${token('accent')} 50%, ${token('deep')}), ${token('deep')} 70%);
  fill: none;
  stroke: ${token('on-deep')};
  stroke-width: 2.5;
  & > :first-child { stroke-width: 1; opacity: 0.14; }
  & > :nth-child(3) { stroke: #ffc35a; stroke-width: 1.5; stroke-dasharray: 6 6; }
  & > :last-child { stroke-width: 12; stroke-linecap: round; opacity: 0.5; }
  @container (min-width: 53.75em) {
    & { display: block; }
  }
  @media print, (forced-colors: active) {
    & { display: none; }
  }
`

export const note = css`
  margin-block-start: 16px;
  padding-block: 16px;
  border-block: 1px solid ${token('line')};
  font-size: ${size.label};
  line-height: 1.55;
  color: ${token('muted')};
  & b { display: block; font-weight: 600; color: ${token('ink')}; }
`

export const card = css`
  padding: clamp(24px, 4cqi, 40px);
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
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
  margin-block-start: 20px;
  font-size: ${size.label};
  line-height: 1.6;
  color: ${token('muted')};
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
