import type { Name } from './subjects.ts'

/** One number of one visit. */
export interface Sample {
  readonly subject: Name
  /** A path, or the name of another scene. */
  readonly scene: string
  readonly metric: string
  readonly value: number
}

export interface Summary {
  readonly median: number
  readonly least: number
  readonly most: number
  readonly count: number
}

/** All samples of a run. */
export class Samples {
  readonly all: Sample[] = []

  add(subject: Name, scene: string, values: Readonly<Record<string, number>>): void {
    for (const [metric, value] of Object.entries(values)) this.all.push({ subject, scene, metric, value })
  }

  summary(subject: Name, scene: string, metric: string): Summary | undefined {
    const values = this.all
      .filter(sample => sample.subject === subject && sample.scene === scene && sample.metric === metric)
      .map(({ value }) => value)
      .sort((a, b) => a - b)
    const [least, most] = [values[0], values.at(-1)]
    const [lower, upper] = [values[(values.length - 1) >> 1], values[values.length >> 1]]
    if (least === undefined || most === undefined || lower === undefined || upper === undefined) return
    return { median: (lower + upper) / 2, least, most, count: values.length }
  }
}
