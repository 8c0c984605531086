import type { DragEvent } from 'react'
import type { ImportSource } from '../../../planning/read/result.ts'

// Files that a visitor drops or chooses.

/**
 * Takes a drag of files over from the browser, which would leave the page, and from the page, which may upload what is
 * dropped on it. Returns whether it has files.
 */
export function takeFiles(event: DragEvent): boolean {
  const hasFiles = event.dataTransfer.types.includes('Files')
  if (hasFiles) {
    event.preventDefault()
    event.stopPropagation()
  }
  return hasFiles
}

/** More of a file is not read: it is too large already. */
const maxFileBytes = 2 ** 27

/** Reads files. One that cannot be read, such as a folder or a file that is gone, has no bytes. */
export const sourcesOf = (files: FileList): Promise<readonly ImportSource[]> =>
  Promise.all(
    [...files].map(async file => ({
      bytes: await file
        .slice(0, maxFileBytes)
        .arrayBuffer()
        .catch(() => undefined),
      name: file.name,
    })),
  )
