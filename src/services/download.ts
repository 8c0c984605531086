// Apart, because the planner and the dashboard share a file for it.

import { pageDocument } from './page-document.ts'

/** How long a browser may take to begin with a download, in ms. */
const revokeAfterMs = 60_000

/** Saves a text as a file on the visitor's device. */
export function download(name: string, text: string, type: 'text/csv' | 'text/calendar'): void {
  // Spreadsheets take a file without a mark for one of Windows-1252.
  const parts = type === 'text/csv' ? ['\uFEFF', text] : [text]
  const address = globalThis.URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }))
  const link = pageDocument.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => globalThis.URL.revokeObjectURL(address), revokeAfterMs)
}
