/** The words above the planner. */
export const planner = {
  heading: 'Plan your own parts',
  lead: 'Give it your items and what goes into what. You get the orders to place, and the reason for each.',
} as const
