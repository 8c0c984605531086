import { expect, test } from 'vitest'
import { bestTimes } from '../../src/content/choices.ts'
import { answerTime } from '../../src/forms/answer-time.ts'

const at = (text: string) => new Date(`2026-11-${text}`)

test.for([
  ['Morning (9am–12pm)', '23T07:00', '23T09:00', '23T12:00'],
  ['Morning (9am–12pm)', '23T09:00', '24T09:00', '24T12:00'],
  ['Afternoon (1pm–4pm)', '23T14:30', '24T13:00', '24T16:00'],
  ['Evening (4pm–6pm)', '30T23:59', '31T16:00', '31T18:00'],
] as const)('With %s, asked at %s, an answer may come from %s to %s', ([chosen, now, start, end]) => {
  const [day = '', time] = start.split('T')
  const dayAt = (hour: string) => new Date(2026, 10, Number(day), Number.parseInt(hour, 10))
  expect(answerTime(chosen, at(now))).toEqual({ start: dayAt(time ?? ''), end: dayAt(end.slice(3)) })
})

test('Without a choice, it is there in 24 hours', () => {
  expect(answerTime(undefined, at('23T10:15'))).toEqual({ start: at('24T10:15'), end: at('24T10:15') })
})

test('Every choice begins within the 24 hours that are promised, at any hour', () => {
  for (const chosen of bestTimes)
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(2026, 10, 23, hour, 30)
      const wait = answerTime(chosen, now).start.getTime() - now.getTime()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
    }
})
