import { describeCancelableEvent, describeEvent } from '../../custom-element/description.ts'

/** The planner's events. Nothing of a list is in them, but the text that a visitor attaches. */
export const plannerEvents = {
  'mrp-plan': describeEvent<{
    readonly items: number
    readonly orders: number
    readonly problems: number
  }>('A list was planned. Counts alone.', '{ items: number; orders: number; problems: number }'),
  'mrp-plan-change': describeEvent<{ readonly kind: string }>(
    'A number was changed, or a change taken back: `item`, `demand`, `undo`, `redo`, `reset`, `help`.',
    '{ kind: string }',
  ),
  'mrp-plan-download': describeCancelableEvent<{ readonly kind: 'orders' | 'record' }>(
    'A file is about to be saved. Prevent it to save none.',
    "{ kind: 'orders' | 'record' }",
  ),
  'mrp-plan-attach': describeCancelableEvent<{ readonly text: string }>(
    'The plan is about to be attached to the demo request of the page: exactly this text. Prevent it to take it yourself.',
    '{ text: string }',
  ),
}
