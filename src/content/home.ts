import { itemCount } from './planned/items.ts'
import { replanned } from './planned/orders.ts'

export const hero = {
  audience: 'For small and mid-sized manufacturers',
  heading: 'Automate Your MRP—No Consultants Needed',
  lead: 'An AI agent reads the ERP you already run, checks every bill of materials overnight, and gives your planner the list of orders to place in the morning.',
  buttonText: 'Request a Demo',
  demoPage: '/demo',
  secondButtonText: 'See Pricing',
  pricingPage: '/pricing',
  linkText: 'Plan your own parts now',
  /** Behind the link. */
  linkNote: ': free, no sign-up. Nothing leaves your browser.',
  planPage: '/plan',
  worksWith: 'Works with',
  systems: [
    { name: 'NetSuite' },
    { name: 'Odoo' },
    { name: 'SAP', only: 'on Enterprise' },
    { name: 'Katana' },
    { name: 'Fishbowl' },
    { name: 'Global Shop' },
    { name: 'any SQL source' },
  ] as readonly { readonly name: string; readonly only?: string }[],
  readOnly: 'Read-only until you say otherwise',
}

export const benefits = {
  heading: 'Planning that runs itself, at the price of a software seat',
  items: [
    {
      figure: '$0',
      unit: 'in consultants',
      title: 'Slash consulting costs',
      text: 'The agent connects, maps your items and checks the result with you. No six-month project, no day rates, no change requests.',
    },
    {
      figure: `${replanned}`,
      unit: `of ${itemCount} items re-planned`,
      title: 'Real-time optimization',
      text: 'A late receipt, a date that a customer moves: each one re-plans the items it touches, and leaves the rest alone. Overnight, hourly or at once, as your plan says.',
    },
    {
      figure: '1',
      unit: 'list to approve',
      title: 'Scalable and easy to use',
      text: 'From 50 SKUs to all of them. Your planner reads a list and approves; the agent does the arithmetic.',
    },
  ],
}

export const howItWorks = {
  heading: 'How It Works',
  lead: 'One night in one plant: from what the ERP knows at 22:00 to the orders on the list at 06:42.',
  items: [
    {
      title: 'Connect data',
      text: 'Items, bills of materials, stock, open orders and demand are read from your ERP or from a SQL view. It only reads until you say otherwise.',
    },
    {
      title: 'Let AI plan and schedule',
      text: 'Explosion, netting, safety stock and lot sizes, level by level, with lead times counted back from the due date.',
    },
    {
      title: 'Monitor and adjust',
      text: 'Exceptions first: what to expedite, push out or cancel, and why. You approve, and the orders go back into the ERP.',
    },
  ],
}

export const testimonials = {
  heading: 'What planners say',
  lead: 'The words of our first pilot will stand here when its planners have agreed to them, not before.',
  expected: [
    'Shortages per week, before and after',
    'Hours in spreadsheets, before and after',
    'What the planner would not give back',
  ],
}

export const demoCta = {
  heading: 'See your own parts planned',
  lead: 'Thirty minutes, your data, no slides.',
  buttonText: 'Request a Demo',
  demoPage: '/demo',
}
