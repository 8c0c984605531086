/** What a demo form says of an attached plan, in English. It comes with the plan. */
export const planNoteMessages = {
  'demo.plan.attached': 'Your plan is attached. It is part of these comments.',
  'demo.plan.remove': 'Remove plan',
  'demo.plan.removed': 'The plan is no longer attached.',
  'demo.plan.undo': 'Undo',
} as const
