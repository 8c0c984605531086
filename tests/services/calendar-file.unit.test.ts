import { expect, test } from 'vitest'
import { calendarFile } from '../../src/services/calendar-file.ts'

// What a calendar has to be able to read: RFC 5545.

const entry = {
  uid: 'a1',
  made: new Date(Date.UTC(2026, 10, 23, 5, 34, 18)),
  start: new Date(2026, 10, 24, 9),
  end: new Date(2026, 10, 24, 12),
  language: 'en',
  summary: 'Answer',
  description: 'Soon',
}

/** The lines as a calendar reads them: unfolded, and without their end. */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)

test('A file has one entry, with times of the visitor’s clock in no zone', () => {
  expect(calendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//MRP Agent//mrp-widgets//EN',
      'BEGIN:VEVENT',
      'UID:a1',
      'DTSTAMP:20261123T053418Z',
      'DTSTART:20261124T090000',
      'DTEND:20261124T120000',
      'SUMMARY;LANGUAGE=en:Answer',
      'DESCRIPTION;LANGUAGE=en:Soon',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('A moment has no end', () => {
  expect(calendarFile({ ...entry, end: entry.start })).not.toContain('DTEND')
})

test('Commas, semicolons, backslashes and line breaks are escaped', () => {
  const lines = linesOf(calendarFile({ ...entry, description: 'a, b; c\\d\r\ne\nf\u2028g' }))
  expect(lines).toContain('DESCRIPTION;LANGUAGE=en:a\\, b\\; c\\\\d\\ne\\nf\\ng')
})

test('No text can add a line or break the file', () => {
  const lines = linesOf(
    calendarFile({ ...entry, summary: 'x\u0000\u0085\rATTENDEE:mailto:eve@evil.example\ud800' }),
  )
  expect(lines).toContain('SUMMARY;LANGUAGE=en:x \\nATTENDEE:mailto:eve@evil.example\ufffd')
  expect(lines).toHaveLength(14)
})

test('A line has 75 bytes at most, and no character is cut', () => {
  const description = 'Ü😀 Disponent '.repeat(40)
  const file = calendarFile({ ...entry, description })
  const lengths = file.split('\r\n').map(line => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\ufffd')
  expect(linesOf(file)).toContain(`DESCRIPTION;LANGUAGE=en:${description}`)
})
