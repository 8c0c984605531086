import type { Ratio } from './ratios.ts'
import type { Samples, Summary } from './samples.ts'
import type { Scene } from './scenes/scene.ts'

/**
 * Returns a table for each place: a row for each number, a column for each subject. Cells have the median, the
 * minimum and the maximum.
 */
export function tables(samples: Samples, scenes: readonly Scene[]): string {
  const places = [...new Set(scenes.map(({ place }) => place))]
  return places.map(place => placeTable(samples, scenes, place)).join('')
}

function placeTable(samples: Samples, scenes: readonly Scene[], place: string): string {
  const here = samples.all.filter(({ scene }) => scene === place)
  if (here.length === 0) return ''
  const subjects = [
    ...new Set(scenes.filter(scene => scene.place === place).flatMap(scene => scene.subjects)),
  ]
  const metrics = [...new Set(here.map(({ metric }) => metric))]
  const rows = metrics.map(metric => [
    metric,
    ...subjects.map(subject => cell(metric, samples.summary(subject, place, metric))),
  ])
  return `\n${place}\n\n${markdown([['', ...subjects], ...rows])}`
}

function cell(metric: string, summary: Summary | undefined): string {
  if (!summary) return ''
  const { median, least, most } = summary
  const show = (value: number) => shown(metric, value)
  return least === most ? show(median) : `${show(median)} (${show(least)}–${show(most)})`
}

function shown(metric: string, value: number): string {
  if (/heap/.test(metric)) return `${(value / 1e6).toFixed(2)} MB`
  if (/^(HTML|JS|CSS|other bytes)/.test(metric)) return `${(value / 1000).toFixed(1)} kB`
  if (/CLS/.test(metric)) return value.toFixed(3)
  if (/requests|nodes|listeners|kept/.test(metric)) return String(value)
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`
}

/** Returns a table of the ratios and their limits. */
export function ratioTable(ratios: readonly Ratio[]): string {
  const rows = ratios.map(({ says, value, limit, unit }) => [
    says,
    value === undefined ? 'not measured' : `${value.toFixed(2)}${unit}`,
    `≤ ${limit}${unit}`,
    value === undefined ? '' : value <= limit ? 'pass' : 'FAIL',
  ])
  return `\nRatios of medians\n\n${markdown([['', 'measured', 'wanted', ''], ...rows])}`
}

/** Returns a Markdown table, its head first. */
export function markdown([head, ...rows]: readonly (readonly string[])[]): string {
  if (!head) return ''
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('')
}
