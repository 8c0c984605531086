import { pageDocument } from './page-document.ts'

/**
 * Copies a text. Without HTTPS there is no clipboard API, so an older command copies the selection. Returns false if
 * the browser refuses. Then the text is selected in `field`, for copying by hand.
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
