import type { Samples } from './samples.ts'
import type { Name } from './subjects.ts'

/** A ratio with its limit. */
export interface Ratio {
  readonly says: string
  /** Undefined if the run did not measure it. */
  readonly value: number | undefined
  readonly limit: number
  readonly unit: string
}

/** Compares the medians of one run with the limits. */
export function judge(samples: Samples): readonly Ratio[] {
  const median = (subject: Name, place: string, metric: string) =>
    samples.summary(subject, place, metric)?.median
  const worst = (place: string, metric: string) => samples.summary('ours', place, metric)

  /** Divides our number by another subject's, of the same measurement or of one each. */
  const ratio = (
    place: string,
    metric: string,
    peer: Name,
    limit: number,
    [peerPlace = place, peerMetric = metric]: readonly string[] = [],
  ): Ratio => {
    const [ours, theirs] = [median('ours', place, metric), median(peer, peerPlace, peerMetric)]
    return {
      says: `${place}: ${metric}, to ${peerMetric === metric ? '' : `${peerMetric} of `}${peer}`,
      value: ours === undefined || theirs === undefined ? undefined : theirs === 0 ? ours : ours / theirs,
      limit,
      unit: '×',
    }
  }
  const most = (place: string, metric: string, limit: number, unit: string, scale = 1): Ratio => {
    const ours = median('ours', place, metric)
    return { says: `${place}: ${metric}`, value: ours === undefined ? undefined : ours / scale, limit, unit }
  }
  const lost = (place: string, metric: string): Ratio => {
    const kept = worst(place, metric)
    return {
      says: `${place}: visits that lost what was ${metric.replace(/ is kept/, '')}`,
      value: kept && (kept.least === 1 ? 0 : 1),
      limit: 0,
      unit: '',
    }
  }
  const growth = (what: string): Ratio => {
    const place = '200 mounts and unmounts'
    const [before, after] = [median('ours', place, `${what} before`), median('ours', place, `${what} after`)]
    return {
      says: `${place}: growth of ${what}`,
      value: before === undefined || after === undefined ? undefined : (after / before - 1) * 100,
      limit: 5,
      unit: ' %',
    }
  }

  return [
    ...['/', '/pricing'].flatMap(path => [
      ratio(path, 'FCP', 'limit', 1.05),
      ratio(path, 'LCP', 'limit', 1.05),
      most(path, 'CLS', 0, ''),
      most(path, 'TBT', 0, ' ms'),
      most(path, 'JS before', 7.7, ' kB', 1000),
      most(path, 'JS run before', 7.7, ' kB', 1000),
      ratio(path, 'INP menu', 'astro', 1.2),
    ]),
    ...['/demo', '/partner'].flatMap(path => [
      ratio(path, 'form seen', 'lit', 1.05),
      most(path, 'JS run before', 12.4, ' kB', 1000),
      lost(path, 'typed is kept'),
      lost(path, 'typed early is kept'),
      ratio(path, 'from touch to answer', 'react', 1, [path, 'form answers']),
      ratio(path, 'press at once, answered', 'react', 1.1),
      ratio(path, 'type at once, answered', 'react', 1.1),
      ratio(path, 'after a look, from touch to answer', 'lit', 1.1),
    ]),
    ...['JS before', 'JS run before'].map(what => most('/plan', what, 7.7, ' kB', 1000)),
    most('/plan', '10,000 items, from drop to plan', 600, ' ms'),
    most('/plan', '100,000 items, from drop to plan', 4000, ' ms'),
    most('/plan', '10,000 items, INP edit', 32, ' ms'),
    ...['10,000', '100,000'].map(count => most('/plan', `${count} items, longest task`, 50, ' ms')),
    ...['10', '100'].flatMap(count => [
      ratio('many forms', `${count}, work`, 'lit', 1.3),
      ratio('many forms', `${count} as shells, work`, 'lit', 1, ['many forms', `${count}, work`]),
    ]),
    ...['nodes', 'listeners', 'heap'].map(growth),
  ]
}
