/** The texts that the site's own pages have in their HTML, not in `src/content`. */
export const pages = {
  '/': { title: 'MRP Agent: material requirements planning without consultants' },
  '/pricing': {
    title: 'Pricing – MRP Agent',
    heading: 'A price per month, not per consultant',
    lead: 'Three plans that differ in how many items you plan, how often, and how fast we answer.',
  },
  '/demo': {
    title: 'Request a demo – MRP Agent',
    heading: 'See your own parts planned',
    lead: 'Thirty minutes, your data, no slides.',
    steps: [
      { what: 'Within 24 hours', text: ' a planner on our team answers, not a sales desk.' },
      {
        what: 'Have at hand',
        text: ' an export of items and bills of materials, as it is. Ten parts are enough.',
      },
      { what: 'In the demo', text: ' we plan those parts together, and you keep the result.' },
    ],
  },
} as const
