import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { type MessageGroup, readMessages } from './reference.ts'

// Writes the typed API of an entry into one file: its exports, as the compiler declares them, and the types they need.

/** Returns the declarations of entries such as `index` in `src/entries`, by name. */
export async function rollUp<const Name extends string>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    declare(names, folder)
    writeFileSync(join(folder, 'src/words/message-types.d.ts'), keyTypes(readMessages()))
    const files = await Promise.all(names.map(async name => [name, await bundle(name, folder)] as const))
    return Object.fromEntries(files) as Record<Name, string>
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Ignores type errors: `tsc --noEmit` reports them. */
function declare(names: readonly string[], folder: string): void {
  const options = `--rootDir . --module esnext --moduleResolution bundler --target es2022 --jsx react-jsx --types vite/client
    --declaration --emitDeclarationOnly --ignoreConfig --noCheck --strict --skipLibCheck --allowImportingTsExtensions`
  const entries = names.map(name => `src/entries/${name}.ts`)
  const args = ['node_modules/typescript/bin/tsc', ...entries, '--outDir', folder, ...options.split(/\s+/)]
  execFileSync(process.execPath, args, { stdio: 'inherit' })
}

/** Returns the types of all keys, without the texts: the compiler would declare these too, in English. */
export function keyTypes(groups: readonly MessageGroup[]): string {
  const typeOf = ({ name }: MessageGroup) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Key`
  return [
    "import type { SentText } from './en/choices.ts'",
    ...groups.map(group => `type ${typeOf(group)} = ${group.texts.map(([key]) => `'${key}'`).join(' | ')}`),
    `export type MessageKey = SentText | ${groups.map(typeOf).join(' | ')}`,
    'export type Messages = Readonly<Record<MessageKey, string>>',
  ].join('\n')
}

async function bundle(name: string, folder: string): Promise<string> {
  const bundled = await rolldown({
    input: join(folder, `src/entries/${name}.d.ts`),
    plugins: [dts({ dtsInput: true, tsconfig: false })],
    onLog: (_, { message }) => {
      throw new Error(`The API of ${name} cannot be written: ${message}`)
    },
  })
  const { output } = await bundled.generate()
  const [file] = output
  if (file.imports.length > 0)
    throw new Error(`The API of ${name} shows a type of ${file.imports.join(', ')}.`)
  return file.code
}
