import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn, integrityOf } from '../../scripts/build/files.ts'

/** Matches what is worth compressing. Other formats are compressed already. */
const compressible = /\.(html|js|json|svg|txt|webmanifest|xml)$/

/**
 * Writes a `.br` and a `.gz` beside every file of the folder, for servers to send. The highest level, which is the
 * default, takes seconds of every core.
 */
export async function compressFiles(
  folder: string,
  level: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const all = new Set(await filesIn(folder))
  // What a version of another build has, it has compressed.
  const files = [...all].filter(file => compressible.test(file) && !all.has(`${file}.br`))
  const made = new Map<string, ReturnType<typeof compressed>>()
  await Promise.all(
    files.map(async file => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      // The pinned version has the same files once more.
      const key = integrityOf(bytes)
      const both = made.get(key) ?? compressed(bytes, level)
      made.set(key, both)
      const [br, gz] = await both
      await writeFile(`${path}.br`, br)
      await writeFile(`${path}.gz`, gz)
    }),
  )
}

const compressed = (bytes: Buffer, level: number): Promise<readonly [br: Buffer, gz: Buffer]> =>
  Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: level,
      },
    }),
    promisify(gzip)(bytes, { level: Math.min(level, constants.Z_BEST_COMPRESSION) }),
  ])
