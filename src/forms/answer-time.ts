import type { bestTimes } from '../content/choices.ts'

type BestTime = (typeof bestTimes)[number]

/** The hours of each choice, by the visitor's clock. */
const hours: Readonly<Record<BestTime, readonly [from: number, to: number]>> = {
  'Morning (9am–12pm)': [9, 12],
  'Afternoon (1pm–4pm)': [13, 16],
  'Evening (4pm–6pm)': [16, 18],
}

const day = 24 * 60 * 60 * 1000

interface Span {
  readonly start: Date
  readonly end: Date
}

/**
 * Returns when an answer may be expected: the next of the chosen times to begin, which is within the promised 24 hours.
 * Without a choice, the end of these.
 */
export function answerTime(chosen: BestTime | undefined, now: Date): Span {
  if (!chosen) {
    const latest = new Date(now.getTime() + day)
    return { start: latest, end: latest }
  }
  const [from, to] = hours[chosen]
  const daysLater = atHour(now, from) > now ? 0 : 1
  return { start: atHour(now, from, daysLater), end: atHour(now, to, daysLater) }
}

const atHour = (date: Date, hour: number, daysLater = 0): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater, hour)
