import { css } from '../../../ui/sheet.ts'

export const days = css`
  margin-block: 8px;
  & > fieldset { display: flex; flex-wrap: wrap; gap: 0 20px; }
  & legend { padding-block-end: 4px; }
  & fieldset label { display: flex; align-items: center; gap: 8px; min-block-size: 44px; min-inline-size: 7.5em; }
  & > div:not(:last-child) { display: grid; gap: 4px; max-inline-size: 24em; }
  & form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; }
  & form > span { flex: 1 1 100%; }
  & form label { display: grid; flex: 0 1 11em; }
  & li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; max-inline-size: 24em; }
`
