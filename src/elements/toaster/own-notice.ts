import { pageDocument } from '../../services/page-document.ts'
import type { Toast } from '../../services/toast-list.ts'
import * as styles from './own-notice.styles.ts'

/** Says in the live region of an element what its toast would say, until the visitor types. */
export function sayInside(region: HTMLElement, about: Element, { title, description, variant }: Toast): void {
  const name = pageDocument.createElement('b')
  name.append(title)
  const text = pageDocument.createElement('p')
  text.append(description)
  region.className = styles.notice
  region.dataset.notice = variant
  region.replaceChildren(name, text)
  about.addEventListener('input', () => region.replaceChildren(), { once: true })
}
