import { vi } from 'vitest'

/** Blocks a storage of the browser until the test ends or the returned function is called. */
export function blockStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): () => void {
  const blocked = vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  return () => blocked.mockRestore()
}

const filling = 'filling-'

/** Fills the storage to the last character, with entries of other code. */
export function fillStorage(): void {
  for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
    try {
      localStorage.setItem(filling + length, 'x'.repeat(length))
    } catch {
      // Continues with half the length.
    }
  }
}

type Tab = Window & typeof globalThis

/** Simulates another tab of the same site: a frame has its own storage object and locks. */
export async function otherTab(): Promise<Tab> {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<!doctype html>'
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  if (!frame.contentWindow) throw new Error('The frame has no window.')
  return frame.contentWindow as Tab
}
