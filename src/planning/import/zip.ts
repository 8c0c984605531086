// The container of a workbook. The library's own unpacking would trust the sizes that a file declares, and start a
// worker for a large part, which a page with Trusted Types refuses.

export interface Entry {
  readonly name: string
  readonly isEncrypted: boolean
  /** 0 for stored, 8 for deflated. */
  readonly method: number
  /** What it declares to be when it is unpacked. */
  readonly size: number
  readonly packed: Uint8Array<ArrayBuffer>
}

/** Returns the entries of an archive by name, or undefined if it is none. */
export function readEntries(bytes: Uint8Array): ReadonlyMap<string, Entry> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = endOf(view)
    if (end === undefined) return undefined
    const entries = new Map<string, Entry>()
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== 0x02014b50) return undefined
      const packedSize = view.getUint32(at + 20, true)
      const nameLength = view.getUint16(at + 28, true)
      const local = view.getUint32(at + 42, true)
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      entries.set(name, {
        name,
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        size: view.getUint32(at + 24, true),
        packed: bytes.slice(from, from + packedSize),
      })
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return entries
  } catch (error) {
    // An offset that leads out of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Finds the end of the directory: a comment of up to 64 kB may follow it. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at
  return undefined
}

/** Returns what an entry holds: at most `most` bytes, whatever it declares. */
export async function unpack(
  { method, size, packed }: Entry,
  most: number,
): Promise<Uint8Array | 'huge' | 'broken'> {
  if (size > most || packed.length > most) return 'huge'
  if (method === 0) return packed
  if (method !== 8) return 'broken'
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length
      if (length > most) return 'huge'
      parts.push(part.value)
    }
  } catch {
    return 'broken'
  } finally {
    // What is left would be unpacked all the same.
    reader.cancel().catch(() => undefined)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Returns an archive of files that are stored as they are. Nobody checks its sums: they are 0. */
export function store(files: Readonly<Record<string, string>>): ArrayBuffer {
  const encoder = new TextEncoder()
  const entries = Object.entries(files).map(([name, content]) => ({
    name: encoder.encode(name),
    content: encoder.encode(content),
  }))
  const size = entries.reduce((sum, { name, content }) => sum + 76 + 2 * name.length + content.length, 22)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  const offsets: number[] = []
  let at = 0
  const header = (signature: number, from: number, name: Uint8Array, content: Uint8Array) => {
    view.setUint32(at, signature, true)
    view.setUint32(from + 14, content.length, true)
    view.setUint32(from + 18, content.length, true)
    view.setUint16(from + 22, name.length, true)
  }
  for (const { name, content } of entries) {
    offsets.push(at)
    header(0x04034b50, at + 4, name, content)
    bytes.set(name, at + 30)
    bytes.set(content, at + 30 + name.length)
    at += 30 + name.length + content.length
  }
  const directory = at
  entries.forEach(({ name, content }, index) => {
    header(0x02014b50, at + 6, name, content)
    view.setUint32(at + 42, offsets[index] ?? 0, true)
    bytes.set(name, at + 46)
    at += 46 + name.length
  })
  view.setUint32(at, 0x06054b50, true)
  view.setUint16(at + 8, entries.length, true)
  view.setUint16(at + 10, entries.length, true)
  view.setUint32(at + 12, at - directory, true)
  view.setUint32(at + 16, directory, true)
  return bytes.buffer
}
