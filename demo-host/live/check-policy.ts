import { policyFor } from '../serving/rules.ts'
import { noPage, pathsOf } from './pages.ts'
import { ask, type Check, type Fault, faultOf, grouped, type LivePage } from './site.ts'

// Each page's own Content Security Policy: what the page needs, and no more.

/** Directive → values. */
type Policy = ReadonlyMap<string, readonly string[]>

const read = (policy: string): Policy =>
  new Map(
    policy.split(';').flatMap(directive => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return name ? [[name.toLowerCase(), values] as const] : []
    }),
  )

/** A page may have several policies, and each has to be kept. */
const policiesOf = ({ headers }: LivePage): readonly Policy[] =>
  (headers.get('content-security-policy') ?? '').split(',').map(read)

/** Where reports go, which loosens nothing. */
const isReport = (name: string): boolean => name.startsWith('report-')

export const checkPolicy: Check = async ({ address, pages }) => {
  const there = pages.filter(({ status }) => status === 200)
  const without = there.filter(({ headers }) => !headers.has('content-security-policy'))
  // Pages may share a policy, also with the 404 page: a hash of our own lets nobody else's code in.
  const lost = (await ask(address + noPage)).body.toString()
  const own = new Map(there.map(page => [page, read(policyFor(page.path, page.html))]))
  const ours = new Set(
    [...own.values(), read(policyFor(noPage, lost))]
      .flatMap(policy => valuesOf(policy).map(([, value]) => value))
      .filter(isHash),
  )
  return {
    good: 'Every page has its own policy, which allows what the page needs and no more.',
    faults: [
      ...faultOf(pathsOf(without), pages => `There is no Content-Security-Policy on ${pages}.`),
      ...grouped(
        [...own].flatMap(([page, policy]) =>
          without.includes(page) ? [] : faultOfPolicy(page, policy, ours),
        ),
      ),
    ],
  }
}

const isHash = (value: string): boolean => value.startsWith("'sha")

function faultOfPolicy(page: LivePage, own: Policy, ours: ReadonlySet<string>): readonly Fault[] {
  const { path } = page
  const live = policiesOf(page)
  const [first] = live
  const [tooMuch] = valuesOf(first).filter(
    ([name, value]) =>
      !isReport(name) && !ours.has(value) && live.every(policy => allowsMore(policy, own, name, value)),
  )
  if (tooMuch)
    return [{ name: path, say: paths => `The policy of ${paths} allows too much: ${tooMuch.join(' ')}.` }]
  const [missing] = valuesOf(own).filter(([name, value]) =>
    live.some(policy => !policy.get(name)?.includes(value)),
  )
  return missing
    ? [
        {
          name: path,
          say: paths =>
            `The policy of ${paths} is not the page’s own: it lacks ${withoutHash(missing)}. Deploy pages and rules of one build together.`,
        },
      ]
    : []
}

/** Every page has hashes of its own, and lacks them for the same reason. */
const withoutHash = ([name, value]: readonly [string, string]): string =>
  `${name} ${isHash(value) ? "'sha256-…'" : value}`

const valuesOf = (policy: Policy = new Map()): readonly (readonly [string, string])[] =>
  [...policy].flatMap(([name, values]) => values.map(value => [name, value] as const))

/** Whether a policy has a value of a directive that the page’s own has not. */
const allowsMore = (policy: Policy, own: Policy, name: string, value: string): boolean =>
  value !== "'none'" && (policy.get(name)?.includes(value) ?? false) && !own.get(name)?.includes(value)
