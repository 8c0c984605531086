import { type Column, isMeaning, type Profile, profileOf } from '../column.ts'
import { waysOf } from '../kinds/type-column.ts'
import { aroundDates } from '../layouts/calendar-words.ts'
import type { LayoutList } from '../layouts/layout.ts'
import { is } from '../layouts/marks.ts'
import type { Questions } from '../questions.ts'
import type { RawTable } from '../raw-table.ts'
import { spaced, worded } from '../worded.ts'
import { beginOf, isBucket, isPeriod } from '../words/dates.ts'
import { type Heading, readHeading } from '../words/headings.ts'
import { readings, valuesFit, whole } from './readings.ts'
import { sayTogether } from './say-together.ts'

// What a column says by itself: its heading, by the layout of a known system or the vocabulary, and its values.

/** Reads what each column of a table says by itself. */
export function columnsOf(table: RawTable, place: string, questions: Questions, layout?: LayoutList) {
  const columns = table.headings.map((written, index): Column => {
    const [heading, id] = [written.trim(), `${place}.${index}`]
    const profile = profileOf(table, index)
    const answer = questions.answer(id)
    const isAnswered = isMeaning(answer)
    const said = layout?.columns.get(worded(heading))
    const own = readHeading(heading)
    const known = said
      ? whole(said, ...(own?.meaning === said ? own.hints : []))
      : meaningOf(heading, profile)
    const meaning = known?.meaning ?? (isBucket(beginOf(heading)) ? 'bucket' : 'ignored')
    return {
      ...{ id, index, heading, profile, known, isAnswered, isTold: said !== undefined },
      samples: [...new Set(profile.values)].slice(0, 5).map(value => value.slice(0, 80)),
      meaning: isAnswered ? answer : meaning,
      hints: known?.hints ?? [],
      sure: isAnswered || (known?.sure ?? true),
    }
  })
  return sayTogether(columns)
}

/** Reads what a heading says, as far as the values below it can be that. */
export function meaningOf(heading: string, profile: Profile): Heading | undefined {
  if ((aroundDates.test(heading) && isBucket(beginOf(heading))) || isPeriod(heading)) return undefined
  const known = readHeading(heading)
  const reading = readings.find(
    ({ of, fits: isRight }) => (!of || of === known?.meaning) && isRight(heading, profile, known),
  )
  if (reading) return reading.says && { ...whole('ignored'), ...known, ...reading.says }
  if (!known || !valuesFit(known, profile)) return undefined
  // `Date de livraison souhaitée` says which day it is.
  const isOfDay = known.meaning === 'date' && !known.isWhole && !is.otherDay(heading)
  return isOfDay && waysOf(spaced(heading), 'date').length > 0 ? { ...known, sure: true } : known
}
