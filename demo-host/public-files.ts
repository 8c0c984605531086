import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is served as it is. */
export const publicFolder = 'demo-host/public'

const site = 'https://site.example'

/** Returns how prerendering reads the data files that elements name, for a site below a base. */
export const readPublic =
  (base: string) =>
  async (src: string): Promise<string> => {
    // Resolved as a browser does, which leaves no way out of the folder.
    const { origin, pathname } = new URL(src, site)
    if (origin !== site || !pathname.startsWith(`${base}/`))
      throw new Error(`the build reads the files of ${publicFolder} alone, so it loads in the browser`)
    return readFile(join(publicFolder, decodeURI(pathname.slice(base.length))), 'utf8')
  }
