import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Other formats are compressed already. */
const compressible = /\.(html|js|json|svg|txt|webmanifest|xml)$/

/** Writes a `.br` and a `.gz` beside every file of the folder, at the highest level, for servers to send. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(file => compressible.test(file))
  await Promise.all(
    files.map(async file => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
