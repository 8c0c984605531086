import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Runs PHP in the site, as a function's body, and gives what it returns. `$given` is what is handed over. */
export const php = (code: string, given: unknown = null): unknown =>
  phpIn({ folder: inject('wordpressFolder'), url: inject('wordpress') }, code, given)

/** The same in another site. */
export function phpIn(
  { folder, url }: { readonly folder: string; readonly url: string },
  code: string,
  given: unknown = null,
): unknown {
  const encoded = Buffer.from(JSON.stringify(given)).toString('base64')
  const { stdout, stderr, status } = spawnSync(
    'php',
    [join(import.meta.dirname, 'run.php'), new URL(url).host],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      input: `$given = json_decode(base64_decode('${encoded}'), true);\n${code}`,
    },
  )
  if (status !== 0) throw new Error(`PHP failed: ${stderr || stdout}`)
  return JSON.parse(stdout)
}
