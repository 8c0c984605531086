import { spawnSync } from 'node:child_process'
import manifest from '../../package.json' with { type: 'json' }
import { messageOf } from '../../src/services/console.ts'
import { checks } from './checks.ts'
import { askAll, type Fault, type LiveSite, openSite } from './site.ts'

/** The result of a check: what is well, or what is not, in sentences. */
interface Finding {
  readonly good: string
  readonly faults: readonly string[]
}

/**
 * Checks the site whose first page has that address, one thing after the other. A site that does not answer is one fault.
 */
export async function* checkLive(address: string): AsyncGenerator<Finding> {
  try {
    const site = await openSite(address)
    for (const [good, find] of checks) yield { good, faults: grouped(await find(site)) }
    yield {
      good: 'Pages that pin a released version get it.',
      faults: grouped(await findLostVersions(site, releasedVersions())),
    }
  } catch (error) {
    yield { good: '', faults: [messageOf(error)] }
  }
}

/** Returns the versions that were released, by their tags in git, and the one of this code. */
function releasedVersions(): readonly string[] {
  const { stdout } = spawnSync('git', ['tag', '--list', 'v[0-9]*'], { encoding: 'utf8' })
  return [...new Set([...(stdout ?? '').split('\n').filter(Boolean), `v${manifest.version}`])]
}

/** A deploy may have deleted what pages pin. */
export async function findLostVersions(
  { address }: Pick<LiveSite, 'address'>,
  versions: readonly string[],
): Promise<readonly Fault[]> {
  const files = versions.flatMap(version =>
    ['mrp-widgets.js', 'list.js'].map(file => ({ version, path: `/${version}/${file}` })),
  )
  const answers = await askAll(
    address,
    files.map(({ path }) => path),
  )
  const lost = new Set(files.filter((_, at) => answers[at]?.status !== 200).map(({ version }) => version))
  return [...lost].map(version => [
    'Pages that pin {} have no script. Copy the folder back, and let no deploy delete one: docs/going-live.md.',
    version,
  ])
}

/** Says each sentence once, with a few of its places. */
export function grouped(faults: readonly Fault[]): readonly string[] {
  const sentences = new Set(faults.map(([sentence]) => sentence))
  return [...sentences].map(sentence => {
    const places = faults.filter(([other]) => other === sentence).map(([, place = '']) => place)
    return sentence.replace('{}', () => few(places))
  })
}

/** Names a few of many: `/, /pricing and 9 more`. */
const few = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
