import { company } from './company.ts'
import { quickLinks } from './navigation.ts'

export const clients = {
  heading: 'Our first clients are coming soon',
  lead: 'The first case study will be published here once its numbers are in. It could be yours.',
  buttonText: 'Become a Case Study',
  subject: 'Case Study Interest',
  secondButtonText: 'Plan your own parts',
  casesHeading: 'Three numbers in each case study',
  items: [
    {
      title: 'Shortages',
      text: 'Order lines short on the day they were needed.',
    },
    {
      title: 'Planning hours',
      text: 'Hours a week spent in spreadsheets.',
    },
    { title: 'Stock', text: 'Average value of the stock on hand.' },
  ],
  /** The halves of the drawing. */
  halves: ['Your last quarter', 'With the agent'],
  /** Names the line of the first half. */
  average: 'average',
  /** What stands in the second half. */
  pending: 'still to be counted',
  /** What it counts. */
  unit: 'Example: order lines short, per week',
}

export const mission = {
  heading: 'Planning should not need a consultant',
  lead: 'The arithmetic of MRP has been right for fifty years. What goes wrong is the data around it: stale lead times, missing bills, exception messages nobody has time to read. That is work for an agent, and the decision stays with the planner.',
  items: [
    {
      title: 'Checkable',
      text: 'Every number in a plan can be followed back to a demand, a bill and a lead time.',
    },
    { title: 'Approved', text: 'The agent proposes. A person releases.' },
    {
      title: 'Affordable',
      text: 'A factory with forty people should plan as well as one with four thousand.',
    },
  ],
}

export const founders = {
  heading: 'The founders',
  /** Who stands for them where nobody is configured. */
  stock: company.founders,
}

export const timeline = {
  heading: 'How we got here',
  items: [
    { date: 'January 2025', title: 'Idea', text: 'Out of one shortage too many.' },
    { date: 'March 2025', title: 'Prototype', text: 'A first plan from a live ERP, in one night.' },
    { date: 'May 2025', title: 'Early pilot', text: 'With a local machine shop.' },
    {
      date: 'June 2025',
      title: 'Website launch',
      text: 'With public beta signups.',
      lasts: true,
    },
  ],
  now: '',
}

export const contactDetails = {
  heading: 'Or write directly',
  lead: 'It reaches the same people.',
}

export const notFound = {
  heading: 'Oops! Page not found',
  lead: 'This part is not in the bill of materials.',
  buttonText: 'Return to Home',
  homePage: '/',
  likely: 'Perhaps you wanted:',
  pages: quickLinks.filter(({ path }) =>
    ['/product', '/plan', '/pricing', '/demo', '/contact', '/docs/'].includes(path),
  ),
}
