import { createHash } from 'node:crypto'
import { ask, type Check, faultOf, forEach, grouped } from './site.ts'

// Whether the bundle arrives whole, small and of one build, and is kept as long as it may be.

interface Script {
  readonly path: string
  readonly hash: string
}

/** Matches the scripts that browsers load for a page that pins no version. */
const loaded = /^(mrp-widgets|embed|embed-page|(elements|chunks|shells)\/.+)\.js$/

/** Returns these scripts, as the build lists them. */
async function scriptsOf(address: string): Promise<readonly Script[]> {
  const { status, body } = await ask(`${address}/integrity.json`)
  if (status !== 200) return []
  try {
    const hashes: Readonly<Record<string, string>> = JSON.parse(body.toString())
    return Object.entries(hashes)
      .filter(([path]) => loaded.test(path))
      .map(([path, hash]) => ({ path: `/${path}`, hash }))
  } catch {
    return []
  }
}

export const checkBundle: Check = async ({ address }) => {
  const scripts = await scriptsOf(address)
  if (scripts.length === 0)
    return {
      good: '',
      faults: [`${address}/integrity.json does not list the bundle’s files. Deploy the whole folder.`],
    }
  const answers = await forEach(scripts, async ({ path, hash }) => {
    const { status, headers, body } = await ask(address + path)
    const live = `sha384-${createHash('sha384').update(body).digest('base64')}`
    const isOpen = headers.get('access-control-allow-origin') === '*'
    return { path, fault: status !== 200 ? 'missing' : live !== hash ? 'changed' : isOpen ? '' : 'refused' }
  })
  const pathsThatAre = (what: string) => answers.filter(({ fault }) => fault === what).map(({ path }) => path)
  return {
    good: `${scripts.length} scripts of the bundle are those of one build, and other sites may load them.`,
    faults: [
      ...faultOf(
        pathsThatAre('missing'),
        files => `Of the bundle, ${files} cannot be loaded. Deploy the whole folder.`,
      ),
      ...faultOf(
        pathsThatAre('changed'),
        files =>
          `${files} does not have the hash that the build noted. Deploy all files of one build, and change none.`,
      ),
      // Module scripts of another origin need it.
      ...faultOf(
        pathsThatAre('refused'),
        files => `Other sites cannot load ${files}: send Access-Control-Allow-Origin: *.`,
      ),
    ],
  }
}

/** Whether the pages that pin a version get it, whole. A version's first file has the hash of its list. */
export const checkVersions: Check = async ({ address, versions }) => {
  const faults = await forEach(versions, async version => {
    const [first, list] = await Promise.all(
      ['mrp-widgets.js', 'list.js'].map(file => ask(`${address}/${version}/${file}`)),
    )
    if (first?.status !== 200 || list?.status !== 200)
      return [
        {
          name: version,
          say: (names: string) =>
            `Pages that pin ${names} have no script. Copy the folder back, and let no deploy delete one: docs/going-live.md.`,
        },
      ]
    const hash = createHash('sha256').update(list.body).digest('base64')
    return first.body.includes(hash)
      ? []
      : [
          {
            name: version,
            say: (names: string) => `${names} was changed. Copy the folder that was released back.`,
          },
        ]
  })
  return {
    good: `Pages that pin a version get it: ${versions.join(', ')}.`,
    faults: grouped(faults.flat()),
  }
}

export const checkCompression: Check = async ({ address }) => {
  const faults = await forEach(['/', '/mrp-widgets.js'], async path => {
    const { headers } = await ask(address + path)
    return headers.get('content-encoding') ? [] : [path]
  })
  return {
    good: 'Pages and scripts come compressed.',
    faults: faultOf(faults.flat(), paths => `Uncompressed: ${paths}. Turn on gzip or Brotli at the host.`),
  }
}

const minute = 60
const month = 30 * 24 * 60 * minute

/** How long browsers may keep an answer, in seconds. Undefined if the host does not say. */
const keptFor = (headers: Headers): number | undefined => {
  const control = headers.get('cache-control') ?? ''
  if (/no-(store|cache)/.test(control)) return 0
  const age = /max-age=(\d+)/.exec(control)?.[1]
  return age === undefined ? undefined : Number(age)
}

export const checkCaching: Check = async ({ address, pages }) => {
  const chunk = (await scriptsOf(address)).find(({ path }) => path.startsWith('/chunks/'))?.path
  const changing = [...pages.slice(0, 1).map(({ path }) => path), '/mrp-widgets.js']
  const faults = await forEach([...changing, ...(chunk ? [chunk] : [])], async path => {
    const age = keptFor((await ask(address + path)).headers)
    if (path === chunk)
      return age !== undefined && age >= month
        ? []
        : [
            `${path} may be kept for ever and is not: send Cache-Control: public, max-age=31536000, immutable.`,
          ]
    if (age === undefined)
      return [`${path} has no Cache-Control with a max-age: browsers guess how long to keep it.`]
    return age > 10 * minute
      ? [
          `${path} is kept for ${age} seconds: visitors get an old version after a deploy. A minute is enough.`,
        ]
      : []
  })
  return {
    good: 'Files with a hash in their name are kept for ever, pages and the first script briefly.',
    faults: faults.flat(),
  }
}
