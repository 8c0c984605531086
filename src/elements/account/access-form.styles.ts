import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.styles.ts'

/** In the middle of the page. */
export const access = css`
  display: grid;
  gap: 24px;
  max-inline-size: 40em;
  margin-inline: auto;
`

/** The headline is as large as that of other pages, though it has a panel beside it. */
export const words = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > h1 { font-size: clamp(2em, min(5.2vw, 9cqi), 3em); }
`

export const card = css`
  padding: clamp(24px, 4cqi, 40px);
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-large')};
  background: ${token('surface')};
`

export const note = css`
  margin-block-end: 20px;
  font-size: ${size.small};
  line-height: 1.5;
  color: ${token('muted')};
  text-wrap: pretty;
  & b { font-weight: 600; color: ${token('ink')}; }
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
  @container (min-width: 40em) {
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
  & > input { appearance: none; display: grid; place-items: center; flex: none; inline-size: 20px; block-size: 20px; margin: 0; border: 1px solid ${token('control')}; border-radius: 5px; background: ${token('surface')}; color: ${token('on-accent')}; }
  & > :checked { border-color: ${token('accent')}; background: ${token('accent')}; }
  & > :checked::before { content: '✓' / ''; font: 700 14px/1 ${token('font')}; }
  @media (forced-colors: active) {
    & > input { appearance: auto; }
  }
`

export const aside = css`
  margin-block-start: 16px;
  font-size: ${size.label};
  color: ${token('muted')};
`

/** What to do without the password, once somebody asks. */
export const lost = css`
  font-size: ${size.label};
  line-height: 1.6;
  color: ${token('muted')};
  & > summary { inline-size: fit-content; padding-block: 10px; text-decoration: underline; text-underline-offset: 0.2em; list-style: none; cursor: pointer; }
  & > summary::-webkit-details-marker { display: none; }
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
