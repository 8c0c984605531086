/** The words above the planner. */
export const planPage = {
  heading: 'Plan your own parts',
  lead: 'Paste an export from your ERP or a spreadsheet. You get the orders to place, with a date and a reason for each.',
} as const
