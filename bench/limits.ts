import type { Name } from './subjects.ts'

/** What has to hold: our median, or how many times another subject's it is. */
interface Limit {
  readonly paths: readonly string[]
  readonly metric: string
  /** The subject with whose median ours is divided. */
  readonly to?: Name
  readonly most: number
  readonly unit: '×' | 'ms' | '%'
}

const pages = ['/', '/pricing']
const forms = ['/demo', '/partner']

export const limits: readonly Limit[] = [
  { paths: pages, metric: 'FCP', to: 'plain', most: 1.05, unit: '×' },
  { paths: pages, metric: 'LCP', to: 'plain', most: 1.05, unit: '×' },
  { paths: ['/'], metric: 'LCP', to: 'lean', most: 1.2, unit: '×' },
  { paths: forms, metric: 'form seen', to: 'lit', most: 1.05, unit: '×' },
  { paths: forms, metric: 'press at once, answered', to: 'react', most: 1.1, unit: '×' },
  { paths: forms, metric: 'press after a look, answered', to: 'lit', most: 1.1, unit: '×' },
  { paths: ['/plan'], metric: 'from drop to plan', most: 600, unit: 'ms' },
  { paths: ['/plan'], metric: 'INP of an edit', most: 32, unit: 'ms' },
  ...['nodes', 'listeners', 'memory'].map(
    what => ({ paths: ['/partner'], metric: `growth of ${what}`, most: 5, unit: '%' }) as const,
  ),
]

/** Returns the median of a subject's samples. Undefined where there is none. */
type MedianOf = (name: Name, path: string, metric: string) => number | undefined

/** Compares the medians of a run with the limits. */
export const judge = (medianOf: MedianOf) =>
  limits.flatMap(({ paths, metric, to, most, unit }) =>
    paths.flatMap(path => {
      const ours = medianOf('ours', path, metric)
      const theirs = to ? medianOf(to, path, metric) : 1
      if (ours === undefined || theirs === undefined) return []
      const value = ours / theirs
      return [
        { says: `${path}: ${metric}${to ? `, to ${to}` : ''}`, value, most, unit, holds: value <= most },
      ]
    }),
  )
