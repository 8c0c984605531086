import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A measured subject: its name, and its files by path. */
export interface Subject {
  readonly name: Name
  readonly files: ReadonlyMap<string, Buffer>
}

/** Whole sites. */
export const sites = ['ours', 'limit', 'spa', 'astro'] as const
/** Forms in a host page. */
export const embeds = ['ours', 'lit', 'react', 'web-awesome'] as const

export type Name = (typeof sites | typeof embeds)[number]

export const what: Readonly<Record<Name, string>> = {
  ours: 'this project',
  limit: 'its pages without script: what no script can beat',
  spa: 'the same site in React Router and Tailwind, with Firebase Auth around it',
  astro: 'the same site in Astro, with React islands',
  lit: 'the form as a Lit element',
  react: 'the form as plain React',
  'web-awesome': 'the form of Web Awesome controls',
}

/** As the README recommends to partners. */
const origin = `${['paint', 'mrp-demo-form', 'asleep'].map(name => `<link rel="modulepreload" href="/shells/${name}.js">`).join('')}<script type="module" src="/mrp-widgets.js"></script>`
const fallback = '<a href="mailto:hello@mrp-agent.example?subject=Demo%20Request">Request a demo by email</a>'
const settings =
  '<mrp-config email-service-id="local" email-demo-template-id="demo" email-public-key="local" email-origin="/"></mrp-config>'

/** The script and the tag of each form. */
const snippets = {
  ours: [origin, `${settings}<mrp-demo-form>${fallback}</mrp-demo-form>`],
  lit: ['<script type="module" src="/demo-form.js"></script>', `<lit-demo-form>${fallback}</lit-demo-form>`],
  react: ['<script type="module" src="/demo-form.js"></script>', `<div data-demo-form>${fallback}</div>`],
  'web-awesome': [
    '<script type="module" src="/demo-form.js"></script>',
    `<div data-demo-form>${fallback}</div>`,
  ],
} as const

const ourForm = /<mrp-demo-form[\s\S]*?<\/mrp-demo-form>/

/** Returns every built subject, and the pages that are made from them. */
export async function readSubjects(): Promise<readonly Subject[]> {
  const [ours, spa, astro, lit, react, webAwesome, partner] = await Promise.all([
    readFolder('demo-host/dist').then(asFolders),
    readFolder('bench/subjects/spa/dist'),
    readFolder('bench/subjects/astro/dist'),
    readFolder('bench/subjects/lit/dist'),
    readFolder('bench/subjects/react/dist'),
    readFolder('bench/subjects/web-awesome/dist'),
    readFile('bench/partner.html', 'utf8'),
  ])
  const limit = new Map([...ours].filter(([path]) => path.endsWith('.html')).map(withoutScripts))
  const demo = limit.get('/demo/index.html')?.toString() ?? ''

  /** Puts the form into the partner's page, and into our own page in place of our form. */
  const embedded = (name: (typeof embeds)[number], files: ReadonlyMap<string, Buffer>): Subject => {
    const [script, form] = snippets[name]
    const pages = {
      '/demo/index.html': demo.replace('</head>', () => `${script}</head>`).replace(ourForm, () => form),
      '/partner/index.html': partner.replace('%script%', script).replace('%form%', form),
      '/empty/index.html': partner.replace('%script%', script).replace('%form%', ''),
    }
    const made = Object.entries(pages).map(([path, html]) => [path, Buffer.from(html)] as const)
    return { name, files: new Map([...made, ...files]) }
  }

  const served: readonly Subject[] = [
    embedded('ours', ours),
    { name: 'limit', files: limit },
    // The app itself handles every path.
    { name: 'spa', files: withFallback(spa) },
    { name: 'astro', files: astro },
    embedded('lit', lit),
    embedded('react', react),
    embedded('web-awesome', webAwesome),
  ]
  const icon = ours.get('/favicon.svg') ?? Buffer.of()
  return served.map(({ name, files }) => ({ name, files: new Map([...files, ['/favicon.svg', icon]]) }))
}

/** Returns our form as our own page contains it, prerendered. */
export function prerenderedForm(subjects: readonly Subject[]): string {
  const page = subjects.find(({ name }) => name === 'ours')?.files.get('/demo/index.html')
  const [form] = ourForm.exec(page?.toString() ?? '') ?? []
  if (!form?.includes('shadowrootmode')) throw new Error('/demo has no prerendered form.')
  return form
}

const withoutScripts = ([path, html]: readonly [string, Buffer]): [string, Buffer] => [
  path,
  Buffer.from(
    html
      .toString()
      .replace(
        /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
        '',
      ),
  ),
]

/** Renames `/pricing.html` to `/pricing/index.html`, as the others have it. */
const asFolders = (files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> =>
  new Map(
    [...files].map(([path, file]) => [
      path.replace(/^(\/[a-z-]+)(?<!\/index|\/partner)\.html$/, '$1/index.html'),
      file,
    ]),
  )

const withFallback = (files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> => {
  const page = files.get('/index.html') ?? Buffer.of()
  return new Map([...files, ['/pricing/index.html', page], ['/demo/index.html', page]])
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    // The benchmark's server compresses by itself.
    .filter(entry => entry.isFile() && !/\.(?:br|gz|tgz)$/.test(entry.name))
    .map(async entry => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length).replaceAll('\\', '/'), await readFile(path)] as const
    })
  return new Map(await Promise.all(files))
}
