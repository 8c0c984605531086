import { commitments } from './commitments.ts'
import { company } from './company.ts'
import { quickLinks } from './navigation.ts'

export const clients = {
  heading: 'Our first clients are coming soon',
  lead: 'We would rather show you nothing than logos that mean nothing. The first case study will stand here when its numbers are in, not before.',
  buttonText: 'Become a Case Study',
  subject: 'Case Study Interest',
  plan: 'Plan your own parts first',
  casesHeading: 'What each case will show',
  items: [
    { title: 'A machine shop', text: '400 SKUs, make to order. Our early pilot, which began in May 2025.' },
    { title: 'A food packer', text: 'Shelf life, co-products, two warehouses. This place is free.' },
    {
      title: 'Your plant',
      text: 'You get the setup and a year of our attention; we get to tell what happened.',
    },
  ],
  pilot: commitments.pilot,
  week: (from: number, to: number) => (from === to ? `Week ${from}` : `Weeks ${from}–${to}`),
  termsHeading: 'The terms',
  measuredHeading: 'What is measured',
  columns: ['Number', 'Before', 'After'],
  /** Where the numbers come from, by the phases of the pilot. */
  before: commitments.pilot.phases[0],
  after: commitments.pilot.phases[2],
  measures: [
    {
      name: 'Shortages a week',
      text: 'Lines short on the day they were needed, counted from your issues.',
    },
    {
      name: 'Hours in spreadsheets',
      text: 'Hours a week, all planners together. Your planners write them down.',
    },
    { name: 'Average stock', text: 'Value on hand, weekly, from your stock list.' },
    { name: 'Orders changed late', text: 'Expedited or pushed out after release, from the audit log.' },
  ],
  quote: 'What the planner would not give back',
  placeholder: 'Coming soon',
}

export const mission = {
  heading: 'Planning should not need a consultant',
  lead: 'Material requirements planning is fifty years old and right. What goes wrong is everything around it: stale lead times, missing bills, nobody with the time to read four hundred exception messages. That is work for an agent, and the decision stays with the planner.',
  items: [
    {
      title: 'Checkable',
      text: 'Every number in a plan can be followed back to a demand, a bill and a lead time.',
    },
    { title: 'Approved', text: 'The agent proposes. A person releases.' },
    { title: 'Affordable', text: 'A plant with forty people should plan as well as one with four thousand.' },
  ],
}

export const founders = {
  heading: 'The founders',
  /** Who stands for them where nobody is configured. */
  stock: company.founders,
  profile: (name: string) => `Profile of ${name}`,
}

export const timeline = {
  heading: 'How it came to be',
  items: [
    { date: 'January 2025', title: 'Idea', text: 'Out of one shortage too many.' },
    { date: 'March 2025', title: 'Prototype', text: 'A first plan from a live ERP, in one night.' },
    { date: 'May 2025', title: 'Early pilot', text: 'With a local machine shop.' },
    { date: 'June 2025', title: 'Website launch', text: 'With public beta signups.', lasts: true },
  ],
  now: 'Today the beta is open for signups. There is no case to show yet; the first will stand on the page of our clients.',
}

export const contactDetails = {
  heading: 'Write to a person',
  lead: 'The two people who build the agent read what you send, and answer within 24 hours.',
  email: 'Email',
  answer: 'Answer',
  answerTime: 'Within 24 hours',
}

export const notFound = {
  heading: 'Oops! Page not found',
  lead: 'This part is not in the bill of materials: nothing on the site calls for it, and nothing supplies it.',
  buttonText: 'Return to Home',
  homePage: '/',
  likely: 'Perhaps one of these',
  pages: quickLinks.filter(({ path }) =>
    ['/product', '/pricing', '/plan', '/demo', '/contact'].includes(path),
  ),
}
