import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { holidaysFile } from '../../../../scripts/assets/holidays.mjs'
import { daysOff, years } from '../../../../src/elements/planner/days/holidays.ts'

test('The table of holidays is the one that its script writes', () => {
  expect(readFileSync('src/elements/planner/days/holidays.ts', 'utf8')).toBe(holidaysFile(years[0] ?? 0))
})

test('Germany’s days off in 2027, from a calendar on the wall', () => {
  expect(daysOff.DE?.split('; ')[1]).toBe('0101 0326 0329 0501 0506 0517 1003 1225 1226')
})
