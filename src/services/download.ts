// Apart, because the planner and the dashboard share a file for it.

import { pageDocument } from './page-document.ts'

/** How long a browser may take to begin with a download, in ms. */
const revokeAfterMs = 60_000

/** Saves CSV as a file on the visitor's device. */
export function download(name: string, csv: string): void {
  // Spreadsheets take a file without a mark for one of Windows-1252.
  const file = new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' })
  const address = globalThis.URL.createObjectURL(file)
  const link = pageDocument.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => globalThis.URL.revokeObjectURL(address), revokeAfterMs)
}
