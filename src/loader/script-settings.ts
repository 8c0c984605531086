import { pageDocument } from '../services/page-document.ts'
import { addSource } from '../services/page-settings.ts'

/** The tag that the first file was loaded by; none where a script imported it, or took the tag away. */
const ownTag = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[src]')].find(
  ({ src }) => src === import.meta.url,
)

/**
 * Takes what the script's own tag says as settings: its `data-` attributes, and the query of its address, which tag
 * managers keep. They hold for the life of the page, even if a router takes the tag out of its head.
 */
export function takeSettings(): void {
  const { searchParams } = new globalThis.URL(import.meta.url)
  addSource({
    getAttribute: name => (/^data-/.test(name) && ownTag?.getAttribute(name)) || searchParams.get(name),
  })
}
