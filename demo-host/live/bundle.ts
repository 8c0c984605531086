import { integrityOf } from '../../scripts/build/integrity.ts'
import { pathsOf } from './pages.ts'
import { ask, type Check, faultOf, forEach, grouped, type LiveScript } from './site.ts'

// Whether the bundle arrives whole, small and of one build.

export const checkBundle: Check = async ({ address, scripts }) => {
  if (scripts.length === 0)
    return {
      good: '',
      faults: [`${address}/integrity.json does not list the bundle’s files. Deploy the whole folder.`],
    }
  const isThere = ({ status }: LiveScript) => status === 200
  return {
    good: `${scripts.length} scripts of the bundle are those of one build.`,
    faults: [
      ...faultOf(
        pathsOf(scripts.filter(script => !isThere(script))),
        files => `Of the bundle, ${files} cannot be loaded. Deploy the whole folder.`,
      ),
      ...faultOf(
        pathsOf(scripts.filter(script => isThere(script) && integrityOf(script.body) !== script.hash)),
        files =>
          `${files} does not have the hash that the build noted. Deploy all files of one build, and change none.`,
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
    return first.body.includes(integrityOf(list.body, 'sha256'))
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
