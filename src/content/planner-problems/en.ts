import type { Problem } from '../../planning/import/problems.ts'
import type { QuestionCode } from '../../planning/import/questions.ts'

/**
 * What the import says, by code. `{column}` and `{value}` are those of the problem or question; its source and line stand
 * beside the sentence.
 */
export type ImportTexts = Readonly<Record<Problem['code'] | QuestionCode, string>>

/** What the import says, in English. */
export const importTexts: ImportTexts = {
  empty: 'There is nothing in it. Paste a list with its headings.',
  'too-large': 'It has more than 64 MB, so it was not read. Export fewer columns or items.',
  binary: 'This is not text and not a workbook. Export the list as .csv or .xlsx.',
  image: 'This is a picture, and its numbers cannot be read. Export the list as .csv or .xlsx.',
  password: 'This workbook is protected by a password. Save it without one, and choose it again.',
  'old-workbook': 'This is a workbook of the old kind (.xls). Save it as .xlsx or .csv.',
  'broken-workbook': 'This workbook cannot be opened. Save it again as .xlsx, or export it as .csv.',
  'huge-workbook': 'This workbook unpacks to more than 256 MB, so it was not read. Export the sheet as .csv.',
  'no-header': 'No line of headings was found, such as “Item” and “On hand”. Add one above the list.',
  'nothing-to-plan': 'No item was found in it. Check that one column has the item numbers.',
  'unclosed-quote': 'A quotation mark is never closed, so this line is left out. Close or remove it.',
  'too-many-rows': 'The list has more than 400,000 lines. It was read up to this one.',
  'too-many-columns': 'This line has more than 200 columns, so it is left out.',
  'no-item': 'There is no item in “{column}”, so this line is left out.',
  'no-quantity': 'There is no quantity, so this line is left out. Add how many.',
  'no-date': 'There is no date in “{column}”, so this line is left out.',
  'not-a-number': '“{value}” in “{column}” is not a number that can be used, so this line is left out.',
  'not-a-date': '“{value}” in “{column}” is not a date, so this line is left out.',
  'no-parent': 'It does not say what this part goes into, so this line is left out. Fill in “{column}”.',
  'part-of-itself': '“{value}” is a part of itself, so this line is left out.',
  'level-jump': 'Level “{value}” has no line one level above it, so this line is left out.',
  circle: 'The bill goes round in a circle: {value}. This line is left out, so that the rest can be planned.',
  'too-much':
    'More “{value}” would be needed than a plan can count, so this line is left out. Check its quantity.',
  'ragged-row':
    'This line has more or fewer values than there are headings. Check that they are in their columns.',
  negative: '“{value}” in “{column}” is below zero. A stock is planned with it; anything else counts as 0.',
  'past-date': '“{value}” is in the past. It is planned for today.',
  'beyond-horizon': '“{value}” is beyond the plan, which ends after a year. It is not planned.',
  'duplicate-item':
    '“{value}” is in the list more than once. The first line counts, or stocks of several places together.',
  'duplicate-line': '{value} is in the bill more than once. The quantities are added up.',
  'unknown-item': '“{value}” is in no list of items. It is planned with no stock and no lead time.',
  'lead-time-missing': '“{value}” has no lead time. It is planned with none.',
  'no-items': 'There is no list of items, so all stocks count as 0.',
  'many-items': 'These are {value} items. Planning them takes a while.',
  decimal: '“{value}”: which sign is before the decimals?',
  'date-order': '“{value}”: is the day or the month first?',
  'week-number': '“{column}” {value}: weeks from now, or weeks of the year?',
  'day-kind': '“{column}”: are these working days or calendar days?',
  'lead-unit': '“{column}” has {value}: working days or weeks?',
  'lead-time': 'There are no lead times. How many working days does an order take?',
  column: 'What does “{column}” say?',
  'item-column': 'Which column has the item numbers?',
  demand: 'Nothing is wanted yet. How many, by when?',
}
