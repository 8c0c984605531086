import { choice, copy } from '../../custom-element/attributes.ts'
import { planner } from '../../words/en/plan-page.ts'
import { date, dates, days, wholeNumber } from './attribute-kinds.ts'

/** The attributes of the planner. */
export const plannerAttributes = {
  heading: copy('Section title.', planner.heading),
  lead: copy('The sentence below it.', planner.lead),
  from: date('The date of the first day that is planned, such as `2026-03-02`. By default today.'),
  weeks: wholeNumber('How many weeks the record shows at once, from 4 to 13.', 4, 13, 12),
  workdays: days(
    'Days of the week on which people work, from 0 for Sunday to 6, such as `1 2 3 4 5`.',
    [1, 2, 3, 4, 5],
  ),
  holidays: dates('Dates on which nobody works, such as `2026-12-24 2026-12-25`.'),
  rescheduling: choice(
    'Whether open orders are taken to move to where they are needed (`assume`), or stay where they are (`fixed`).',
    ['assume', 'fixed'],
    'assume',
  ),
}
