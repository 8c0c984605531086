import { pageDocument } from './page-document.ts'

/**
 * Copies a text. Returns false if the browser refuses; then the text is selected in `field`, for copying by hand. Pages
 * without HTTPS have no clipboard API, and the older command copies the selection.
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
