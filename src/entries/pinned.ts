// What the first file of a version begins with. The loader behind it imports by `importVouched` alone, so that nothing runs
// whose hash the list does not have, where the page's tag has the hash of this file. Browsers check hashes in one of two ways:
//
// - by an import map that a script adds: Chrome 133, Safari 18.4. A policy may refuse that map;
// - by the `integrity` of a preloading link: Firefox, Chrome. Safari ignores it there.
//
// Where neither works, nothing is imported, and the content inside the tags stays.

/** Says what each file must be, and what it may import, by its path. The build writes it. */
type List = Readonly<Record<string, readonly [hash: string, imports: readonly string[]]>>

const listFile = 'list.js'
const folder = new globalThis.URL('.', import.meta.url).href
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
/** Names a module that only our map knows. */
const probe = 'mrp-widgets-pinned'

/** Has the browser check these files whenever they are imported. */
function addMap(
  hashes: Readonly<Record<string, string>>,
  imports: Readonly<Record<string, string>> = {},
): void {
  const map = document.createElement('script')
  map.type = 'importmap'
  map.nonce = nonce
  const integrity = Object.fromEntries(Object.entries(hashes).map(([path, hash]) => [folder + path, hash]))
  map.textContent = JSON.stringify({ imports, integrity })
  document.head.append(map)
}

/** Tells whether the browser and the page's policy accept a map from a script. */
function isMapped(): boolean {
  try {
    addMap({ [listFile]: __LIST_HASH__ }, { [probe]: folder })
    import.meta.resolve(probe)
    return true
  } catch {
    return false
  }
}

/**
 * Tells whether the page's own tag has a hash. Without one, the first file may be another one itself: there is nothing
 * to vouch for.
 */
const isPinned = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')].some(
  ({ src }) => src === import.meta.url,
)
const isChecked = isPinned && isMapped()
/**
 * Tells whether nothing may be imported: WebKit fires `load` for a link whose file has another hash, and runs that
 * file.
 */
const isRefused = isPinned && !isChecked && navigator.vendor.startsWith('Apple')
if (isRefused)
  console.error(
    'mrp-widgets is pinned, and this browser cannot check its files: it is too old, or the page’s policy refuses an inline import map. Give the script tag a nonce.',
  )

const preloads = new Map<string, Promise<unknown>>()

/** Fetches a file into the page's modules, once, if it has that hash. */
function preload(path: string, hash: string): Promise<unknown> {
  const fetched =
    preloads.get(path) ??
    new Promise((resolve, reject) => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.nonce = nonce
      link.integrity = hash
      link.href = folder + path
      link.onload = resolve
      link.onerror = () => {
        preloads.delete(path)
        reject(new TypeError(`${link.href} does not come, or is another file than the pinned one.`))
      }
      document.head.append(link)
    })
  preloads.set(path, fetched)
  return fetched
}

let reading: Promise<List> | undefined

async function readList(): Promise<List> {
  if (!isChecked) await preload(listFile, __LIST_HASH__)
  const { default: list }: { readonly default: List } = await import(/* @vite-ignore */ folder + listFile)
  const hashes = Object.fromEntries(Object.entries(list).map(([path, [hash]]) => [path, hash]))
  // What is fetched ahead is checked as well.
  Object.assign(globalThis, { [Symbol.for('mrp-hashes')]: hashes })
  if (isChecked) addMap(hashes)
  return list
}

/** Adds what a file may import, now or later. */
function follow(list: List, path: string, found: Set<string>): ReadonlySet<string> {
  if (!found.has(path)) {
    found.add(path)
    for (const other of list[path]?.[1] ?? []) follow(list, other, found)
  }
  return found
}

/** Imports a file of this version if the list vouches for it and for all that it imports. */
export async function importVouched(specifier: string): Promise<unknown> {
  const path = specifier.slice('./'.length)
  if (!isPinned) return import(/* @vite-ignore */ folder + path)
  if (isRefused) throw new TypeError('Nothing is imported unchecked.')
  reading ??= readList()
  reading.catch(() => {
    reading = undefined
  })
  const list = await reading
  if (!list[path]) throw new TypeError(`The pinned version has no ${path}.`)
  if (!isChecked)
    await Promise.all([...follow(list, path, new Set())].map(file => preload(file, list[file]?.[0] ?? '')))
  return import(/* @vite-ignore */ folder + path)
}
