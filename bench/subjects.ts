import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { filesIn } from '../scripts/build/files.ts'

// What is measured: our built site, and beside it the pages that it is compared with. Each is a set of files by path.

export type Files = ReadonlyMap<string, Buffer>

/** A form beside ours: what it is written with. */
const peers = { react: 'forms/react.tsx', lit: 'forms/lit.ts' } as const

export type Name = 'ours' | 'plain' | 'lean' | keyof typeof peers

const ourForm = /<mrp-demo-form[\s\S]*?<\/mrp-demo-form>/

/** As `docs/partners.md` has it. */
const ourScripts = `${['paint', 'mrp-demo-form', 'asleep'].map(name => `<link rel="modulepreload" href="/shells/${name}.js">`).join('')}<script type="module" src="/mrp-widgets.js"></script>`

/** The site's typeface, loaded as the site does, in a page that has nothing else. */
const leanFont =
  '<link rel="preload" href="/inter.woff2" as="font" type="font/woff2" crossorigin><style>@font-face { font-family: Inter; src: url(/inter.woff2); font-weight: 400 700; font-display: optional; } body { font-family: Inter, sans-serif; }</style>'

/** Reads the built site, and builds the others. */
export async function readSubjects(): Promise<ReadonlyMap<Name, Files>> {
  const site = await readFolder('demo-host/dist')
  const icon = site.get('/favicon.svg') ?? Buffer.of()
  const page = await readFile('bench/page.html', 'utf8')
  const written = (script: string, tag: string) =>
    Buffer.from(page.replace('%script%', script).replace('%form%', tag))
  const plain = new Map(
    [...site].map(([path, file]) => [path, path.endsWith('.html') ? withoutScripts(file) : file] as const),
  )
  const demo = plain.get('/demo.html')?.toString() ?? ''
  if (!ourForm.test(demo)) throw new Error('The built /demo has no form: run `npm run build`.')
  const peer = async (name: keyof typeof peers) => {
    const script = '<script type="module" src="/form.js"></script>'
    const tag = `<${name}-demo-form></${name}-demo-form>`
    const ownDemo = demo.replace('</head>', () => `${script}</head>`).replace(ourForm, () => tag)
    const files = Object.entries({
      '/demo.html': Buffer.from(ownDemo),
      '/partner.html': written(script, tag),
      '/form.js': await bundle(peers[name]),
      '/favicon.svg': icon,
    })
    return [name, new Map(files)] as const
  }
  const lean = written(leanFont, '')
  return new Map<Name, Files>([
    ['ours', new Map([...site, ['/partner.html', written(ourScripts, '<mrp-demo-form></mrp-demo-form>')]])],
    ['plain', plain],
    ['lean', new Map([...site, ...['/index.html', '/pricing.html'].map(path => [path, lean] as const)])],
    await peer('react'),
    await peer('lit'),
  ])
}

const withoutScripts = (html: Buffer): Buffer =>
  Buffer.from(
    html
      .toString()
      .replace(
        /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
        '',
      ),
  )

async function bundle(entry: string): Promise<Buffer> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `bench/${entry}`, formats: ['es'], fileName: 'form' },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  return Buffer.from((first as Rolldown.RolldownOutput).output[0].code)
}

/** The benchmark's server compresses by itself. */
async function readFolder(folder: string): Promise<Files> {
  const paths = (await filesIn(folder)).filter(path => !/\.(?:br|gz|tgz)$/.test(path))
  return new Map(
    await Promise.all(paths.map(async path => [`/${path}`, await readFile(join(folder, path))] as const)),
  )
}
