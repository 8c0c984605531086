import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { minify } from 'terser'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { languages } from '../../src/words/languages.ts'
import type { ElementFacts } from '../contract/definitions.ts'
import { inOrder, rowsOf } from './elements.ts'
import { licenceNotice } from './third-party.ts'

// The loader is a build of its own, behind that of the elements: every file is complete in itself, because a shared one would
// cost another request. What it loads later are files of the elements, whose names are known by then.

/** Lists what pages ask for by its name. */
export const loaderFiles: Readonly<Record<string, string>> = {
  'mrp-widgets': 'src/entries/autoload.ts',
  embed: 'src/entries/embed.ts',
  'embed-page': 'src/entries/embed-page.ts',
  'shells/paint': 'src/loader/paint.ts',
  'shells/follow': 'src/loader/follow-content.ts',
  'shells/asleep': 'src/loader/asleep.ts',
  'shells/answers': 'src/loader/asleep-answers.ts',
}

/** Lists what the first file loads on pages that need it. */
const later = ['src/embed/embed-methods.ts', 'src/loader/hash-target.ts'].map(
  source => [source, 'chunks/[name]-[hash:7].js'] as const,
)

/** Names the module of a form's code, by its tag, and of a language's texts. */
const fetchedAhead: Readonly<Record<string, string>> = {
  'mrp-demo-form': 'src/elements/demo-form/mrp-demo-form.tsx',
  'mrp-contact-form': 'src/elements/contact-form/mrp-contact-form.tsx',
  ...Object.fromEntries(
    languages.filter(name => name !== 'en').map(name => [name, `src/words/${name}/messages.ts`]),
  ),
}

/** Says how files are written that the script tag loads. */
export const outputForBrowsers = {
  minify: true,
  // What tells a bundler that a call can be left out is nothing to a browser.
  comments: { annotation: false },
  // Small letters compress better in the first file, which names them all.
  hashCharacters: 'base36',
  postBanner: licenceNotice,
} as const satisfies Rolldown.OutputOptions

type Chunks = readonly Rolldown.OutputChunk[]

interface Built {
  readonly folder: string
  /** Holds what the build of the elements has written. */
  readonly chunks: Chunks
  readonly elements: readonly ElementFacts[]
  /** Holds what the site's build puts into the code of browsers. */
  readonly define: Readonly<Record<string, string>>
}

export async function buildLoader({ folder, chunks, elements, define }: Built): Promise<void> {
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const files = new Map(entries.map(({ facadeModuleId, fileName }) => [facadeModuleId ?? '', fileName]))
  const tags = tagsSource(inOrder(elements), chunks)
  const ahead = Object.entries(fetchedAhead).map(([name, path]) => [name, filesOf(path, chunks)])
  const options = {
    ...define,
    __FILES_AHEAD__: `(${JSON.stringify(Object.fromEntries(ahead))})`,
  }
  for (const [source, fileName] of [
    ...later,
    ...Object.entries(loaderFiles).map(([name, source]) => [source, `${name}.js`] as const),
  ]) {
    const up = fileName.includes('/') ? '../' : './'
    const made = await build(configOf(source, fileName, options, importsOfLoader(files, tags, up)))
    for (const chunk of chunksOf(made)) {
      const gone = chunk.dynamicImports.filter(path => !path.startsWith(`${up}chunks/`))
      if (gone.length > 0) throw new Error(`${source} imports what is no file of the elements: ${gone}.`)
      files.set(chunk.facadeModuleId ?? '', chunk.fileName)
      await writeTerse(join(folder, chunk.fileName), chunk)
    }
  }
}

const configOf = (
  source: string,
  fileName: string,
  define: Readonly<Record<string, string>>,
  plugin: Plugin,
): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  define,
  plugins: [plugin],
  build: {
    write: false,
    target: 'es2022',
    sourcemap: 'hidden',
    lib: { formats: ['es'], entry: source },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      output: { ...outputForBrowsers, codeSplitting: false, entryFileNames: fileName },
    },
  },
})

/**
 * Minifies a file with terser, behind the bundler's own minifier: before the first interaction, each byte delays the page.
 * Without it, they would be 0.3 kB larger after compression, of 7.7 kB.
 */
async function writeTerse(path: string, { code, map }: Rolldown.OutputChunk): Promise<void> {
  const made = await minify(code, {
    sourceMap: { content: String(map) },
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    format: { comments: /^!/ },
  })
  await writeFile(path, String(made.code))
  await writeFile(`${path}.map`, String(made.map))
}

/** Returns the chunks that a build has written. */
export const chunksOf = (made: Awaited<ReturnType<typeof build>>): Chunks =>
  [made].flat().flatMap(one => ('output' in one ? one.output.filter(file => file.type === 'chunk') : []))

/** Returns the files that a module is loaded with, its own first. */
function filesOf(path: string, chunks: Chunks): readonly string[] {
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  add(chunks.find(({ moduleIds }) => moduleIds.includes(resolve(path))))
  if (found.size === 0) throw new Error(`No file has ${path}.`)
  return [...found]
}

/**
 * Returns the source of the table of tags, with how the code of each is imported: a name is the tag and a hash. What the bundler
 * adds to all files is asked for beside the core, which would wait for it otherwise.
 */
function tagsSource(elements: readonly ElementFacts[], chunks: Chunks): string {
  const nameOf = (name: string) => chunks.find(chunk => chunk.name === name)?.fileName
  const hashes = elements.map(({ tag }) => nameOf(tag)?.slice(`chunks/${tag}-`.length, -'.js'.length) ?? '')
  const core = ['core', 'rolldown-runtime'].map(name => `import('./${nameOf(name)}')`)
  return [
    `export const rows = '${rowsOf(elements)}'`,
    `export const loadCore = () => Promise.all([${core}]).then(([core]) => core)`,
    `const hashes = '${hashes}'.split(',')`,
    'export const importElement = (tag, at) => hashes[at]',
    "  ? import(/* @vite-ignore */ './chunks/' + tag + '-' + hashes[at] + '.js')",
    '  : loadCore().then(core => core.elements[tag])',
  ].join('\n')
}

/** Points to the files of the elements where the loader imports their modules. */
const importsOfLoader = (files: ReadonlyMap<string, string>, tags: string, up: string): Plugin => ({
  name: 'mrp-imports-of-loader',
  enforce: 'pre',
  async resolveId(source, importer, { kind }) {
    if (source === 'virtual:tags') return `\0${source}`
    if (kind !== 'dynamic-import') return
    if (importer?.startsWith('\0')) return { id: source, external: true }
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { id: up + (files.get(found.id) ?? found.id), external: true }
  },
  load: id => (id === '\0virtual:tags' ? tags : undefined),
})
