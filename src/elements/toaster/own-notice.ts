// Apart, because only pages without a toaster load it.

import { pageDocument } from '../../services/page-document.ts'
import type { Toast } from '../../services/toast-list.ts'
import { css } from '../../ui/sheet.ts'
import { token } from '../../ui/tokens.ts'
import { size } from '../../ui/typography.styles.ts'

/** Takes no room without a text. It is not hidden: screen readers do not read a hidden region when its text comes. */
const notice = css`
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

/** Says in the live region of an element what its toast would say, until the visitor goes on. */
export function sayInside(region: HTMLElement, about: Element, { title, description, variant }: Toast): void {
  const name = pageDocument.createElement('b')
  name.append(title)
  const text = pageDocument.createElement('p')
  text.append(description)
  region.className = notice
  region.dataset.notice = variant
  region.replaceChildren(name, text)
  const clear = () => region.replaceChildren()
  for (const type of ['input', 'click']) about.addEventListener(type, clear, { once: true })
  region.closest('dialog')?.addEventListener('close', clear, { once: true })
}
