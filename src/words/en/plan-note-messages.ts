/** What a demo form says of an attached plan, in English. It comes with the plan. */
export const planNoteMessages = {
  'demo.plan.attached': 'Your plan is sent with this request',
  'demo.plan.remove': 'Remove plan',
} as const
