import { pageDocument } from '../services/page-document.ts'

/** The tag that the first file was loaded by; none where a script imported it, or took the tag away. */
const ownTag = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[src]')].find(
  ({ src }) => src === import.meta.url,
)

/**
 * Whether the page may say by their hashes which files it runs: then none may come from an address that has no hash.
 * A tag that is gone may have said so.
 */
export const isPinned = (): boolean =>
  ownTag?.integrity !== '' ||
  [...pageDocument.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent.includes('"integrity"'),
  )

/** Turns `data-` attributes of the script tag into an `<mrp-config>`. Tags that come later win. */
export function takeSettings(): void {
  const settings = pageDocument.createElement('mrp-config')
  for (const { name, value } of ownTag?.attributes ?? [])
    if (name.startsWith('data-')) settings.setAttribute(name, value)
  if (settings.hasAttributes()) pageDocument.head.prepend(settings)
}
