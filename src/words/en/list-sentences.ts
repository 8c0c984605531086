import type { Sentences } from '../../planning/read/sentences.ts'

/** What is said about a list that is read, in English. */
export const sentences: Sentences = {
  problems: {
    empty: 'There is nothing in it. Paste a list with its headings.',
    unreadable:
      'The file could not be opened. Check that it is still there and is no folder, and choose it again.',
    'too-large': 'It has more than 64 MB, so it was not read. Export fewer columns or items.',
    binary: 'This is not text and not a workbook. Export the list as .csv or .xlsx.',
    image: 'This is a picture, and its numbers cannot be read. Export the list as .csv or .xlsx.',
    markup: 'This is code (JSON, XML or HTML) and not a list. Export the list as .csv or .xlsx.',
    password: 'This workbook is protected by a password. Save it without one, and choose it again.',
    'old-workbook': 'This is a workbook of the old kind (.xls). Save it as .xlsx or .csv.',
    'broken-workbook': 'This workbook cannot be opened. Save it again as .xlsx, or export it as .csv.',
    'huge-workbook':
      'This workbook unpacks to more than 256 MB, so it was not read. Export the sheet as .csv.',
    'no-header': 'No line of headings was found, such as “Item” and “On hand”. Add one above the list.',
    'nothing-to-plan':
      'Nothing in it can be planned. Check what each list is read as, and that one column has the item numbers.',
    'unclosed-quote': 'A quotation mark is never closed, so this line is left out. Close or remove it.',
    'too-many-rows':
      'These are {value} lines. {column} are planned here at most: plan longer lists in Node, with mrp-widgets/planner.',
    'too-many-columns': 'This line has more than 450 columns, so it is left out.',
    'no-item': 'There is no item in “{column}”, so this line is left out.',
    'no-quantity': 'There is no quantity, so this line is left out. Add how many.',
    'no-date': 'There is no date in “{column}”, so this line is left out.',
    'not-a-number': '“{value}” in “{column}” is not a number that can be used, so this line is left out.',
    'not-used': '“{value}” in “{column}” is not a number that can be used, and counts as 0.',
    'not-a-date': '“{value}” in “{column}” is not a date, so this line is left out.',
    'no-parent': 'It does not say what this part goes into, so this line is left out. Fill in “{column}”.',
    'part-of-itself': '“{value}” is a part of itself, so this line is left out.',
    'level-jump': 'Level “{value}” has no line one level above it, so this line is left out.',
    circle:
      'The bill goes round in a circle: {value}. This line is left out, so that the rest can be planned.',
    'too-much':
      'More “{value}” would be needed than a plan can count, so this line is left out. Check its quantity.',
    'ragged-row': 'More or fewer values than headings. Check the columns.',
    negative: '“{value}” in “{column}” is below zero, and counts as 0.',
    'negative-count': 'Stock of {value} is planned as negative.',
    'past-date': '“{value}” is in the past. It is planned for today.',
    'beyond-horizon': '“{value}” is beyond the plan, which ends after a year. It is not planned.',
    'duplicate-item':
      '“{value}” is in the list more than once. The first line counts; of several lists, that of stocks, else what orders more and earlier.',
    'duplicate-line': '{value} is there more than once. The quantities are added up.',
    'unknown-item': '“{value}” is in no list of items. It is planned with no stock and no lead time.',
    'lead-time-missing': '“{value}” has no lead time. It is planned with none.',
    'no-items': 'There is no list of items, so all stocks count as 0.',
    'no-stock': 'No list says what is on hand, so all stocks count as 0.',
    'unknown-state': '“{column}” says “{value}”, a state that is not used here. It is planned all the same.',
    'closed-order': 'The order is “{value}”, so it is not planned.',
    'no-dates': '“{column}” has no dates, so it is not planned. Paste their dates too.',
    'no-parents': '“{column}” says how many go in, and no column says into what. Add one, such as “Parent”.',
    'not-planned': '“{column}” says “{value}”, so this line is not planned.',
    'unknown-rule': '“{value}” is no lot rule that is known here. It is planned lot for lot.',
    'shortened-item':
      '“{value}” is a long number that a spreadsheet cut, so several items may look the same. Make “{column}” text there, and export again.',
    'too-many-items':
      'These are {value} items. {column} are planned here at most: plan longer lists in Node, with mrp-widgets/planner.',
    'too-many-tables': 'There are more than 200 tables in it. Those from this line on are not read.',
    'too-long': 'The value in “{column}” has more than 500 characters, so this line is left out.',
    'several-places': '“{value}” and others lie in several places or lots. Their stocks are added up.',
    'older-count':
      '“{value}” and others were counted more than once. The newest date counts, older counts are left out.',
    'kit-stock': '“{value}” is a kit: its stock is that of its parts, so it does not count a second time.',
    'not-counted': '“{column}” says that this stock cannot be used ({value}), so it does not count.',
    'hidden-rows':
      'Hidden or filtered rows: {value} in this sheet. They are left out. If they count, show them first.',
    'hidden-shown': 'Folded rows of this sheet are read all the same.',
    'unit-differs': 'The units differ and cannot be converted: {value}. The quantity is taken as it is.',
    'whole-pieces':
      '“{value}” and others are counted in pieces, so their orders are rounded up to whole ones.',
    fractions:
      '“{value}” and others may be planned in fractions, because of scrap. Give their units, such as pcs, and orders are rounded up to whole pieces.',
    shares: '“{column}” has shares such as {value}: 0.05 is read as 5 %.',
    percents: '“{column}” has {value}, which is read as percent and not as a factor.',
    'longer-time': '“{column}” has {value}: the longer time counts.',
    'other-time': '“{column}” is a time that the plan does not use, so it is left out.',
    alternative:
      '“{value}” is an alternative to another part. The one with the first priority is planned; without priorities, all are.',
    'inactive-item': '“{value}” is not active. It is planned all the same where something needs it.',
    joined: '“{column}” joins the lists: “{value}” is the item that this list has under another number.',
    'joined-orders':
      '“{column}” joins the lists: the date and state of order “{value}” and others stand here, and its lines in another list.',
    'below-order':
      'Lines without “{column}” belong to the order above them, such as “{value}”, with its date and state.',
    proposed:
      'Orders of “{value}” and others are proposals of another system. They are not counted: the plan makes its own.',
    'counted-twice':
      '“{value}” and others are in orders, and in a forecast or list of items. Both are planned: leave out what is there twice.',
    'one-each':
      '“{value}”: no line says how many go in. One is planned. Add a line with the quantity, if it is another.',
    'unknown-answer': 'Nothing has the id “{value}”, so this answer is not used.',
  },
  questions: {
    decimal: '“{value}”: which sign is before the decimals?',
    'date-order': '“{value}”: is the day or the month first?',
    'week-number': '“{column}” {value}: counted from now, or the numbers of the year?',
    period: '“{value}”: are these months or weeks?',
    year: '“{value}”: in which year does it begin?',
    'day-kind': '“{column}”: are these working days or calendar days?',
    'lead-unit': '“{column}” has {value}: working days or weeks?',
    'lead-time': 'There are no lead times. How many working days does an order take?',
    table: '{value}: is this wanted, or does it come?',
    'past-table': '{value}: all dates are past. Is this stock on hand, done already, or still open?',
    column: 'What does “{column}” say?',
    version: '“{column}” has {value}: which one counts?',
    'item-column': 'Which column has the item numbers?',
    demand: 'Nothing is wanted yet. How many, by when?',
  },
  kinds: {
    items: 'items',
    stock: 'stock on hand',
    bill: 'a bill of materials',
    wanted: 'demand',
    coming: 'open orders',
    proposals: 'proposals of another system',
    prices: 'prices',
    calendar: 'a calendar',
    other: 'something else',
  },
  evidence: {
    heading: 'the heading “{word}”: {kind}',
    values: 'the values “{word}”: {kind}',
    title: 'the title “{word}”: {kind}',
    layout: 'the headings, as in {word}: {kind}',
    joined: 'the heads of orders whose lines another list has',
    answer: 'your answer: {kind}',
  },
}
