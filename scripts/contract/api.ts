import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

// Writes the typed API of an entry into one file: its exports, as the compiler declares them, and the types they
// need.

interface Module {
  /** Name → declaration, with its comment. */
  readonly declared: ReadonlyMap<string, string>
  /** The source of each name that this module imports or re-exports. */
  readonly from: ReadonlyMap<string, string>
  readonly exported: readonly string[]
}

/** Returns the declarations of an entry, such as `src/entries/index.ts`. */
export function rollUp(entry: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    declare(entry, folder)
    return collect(entry, path => read(join(folder, path.replace(/\.tsx?$/, '.d.ts'))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Ignores type errors: `tsc --noEmit` reports them. */
function declare(entry: string, folder: string): void {
  const options = {
    outDir: folder,
    rootDir: '.',
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    jsx: 'react-jsx',
    types: 'vite/client',
  }
  const flags = ['declaration', 'emitDeclarationOnly', 'ignoreConfig', 'noCheck', 'strict', 'skipLibCheck']
  const args = [...flags, 'allowImportingTsExtensions'].map(flag => `--${flag}`)
  for (const [name, value] of Object.entries(options)) args.push(`--${name}`, value)
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', entry, ...args], { stdio: 'inherit' })
}

function read(path: string): Module {
  const source = readFileSync(path, 'utf8')
  const { program } = parseSync(path, source)
  const declared = new Map<string, string>()
  const from = new Map<string, string>()
  const exported: string[] = []
  let end = 0
  for (const statement of program.body) {
    // The text before a statement is its comment.
    const text = source.slice(end, statement.end).trim()
    end = statement.end
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) from.set(local.name, statement.source.value)
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local } of statement.specifiers) {
        const name = 'name' in local ? local.name : local.value
        exported.push(name)
        if (statement.source) from.set(name, statement.source.value)
      }
    } else {
      const name = /\b(?:interface|type|class|const|function)\s+(\w+)/.exec(withoutComments(text))?.[1]
      if (!name) throw new Error(`${path}: what does this declare?\n${text}`)
      declared.set(name, text)
      if (statement.type === 'ExportNamedDeclaration') exported.push(name)
    }
  }
  return { declared, from, exported }
}

function collect(entry: string, load: (path: string) => Module): string {
  const found = new Map<string, { readonly path: string; readonly text: string }>()
  const take = (path: string, name: string): void => {
    const { declared, from } = load(path)
    const source = from.get(name)
    if (source && !source.startsWith('.')) throw new Error(`The API needs ${name} of ${source}.`)
    if (source) take(join(dirname(path), source), name)
    const text = declared.get(name)
    if (source || text === undefined) return
    const known = found.get(name)
    if (known && known.path !== path) throw new Error(`Two of the API's types are called ${name}.`)
    if (known) return
    if (text.includes('import(')) throw new Error(`The API shows a type of another package:\n${text}`)
    found.set(name, { path, text })
    for (const word of new Set(withoutComments(text).match(/\b[A-Za-z]\w*\b/g))) take(path, word)
  }
  const { exported } = load(entry)
  for (const name of exported) take(entry, name)
  const shown = [...found].map(([name, { text }]) =>
    exported.includes(name) ? text : text.replace(/^export (declare )?/m, '$1'),
  )
  // Without `export {}`, a declaration file exports all its declarations.
  return `${shown.join('\n\n')}\n\nexport {}\n`
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '')
