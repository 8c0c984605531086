import { pageDocument } from './page-document.ts'
/**
 * Copies a text; false when the browser refuses, with the text then selected in `field` for copying by hand.
 * On pages without HTTPS there is no clipboard API, and the older command needs the selection.
 */
export async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return pageDocument.execCommand('copy')
  }
}
