import { itemCount } from '../../plant/items.ts'
import { salesOrder } from '../../plant/sales-order.ts'
import { orderCount, replanned } from '../../plant/suggested-orders.ts'
import { plans } from '../prices.ts'

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
  heading: `Planning that is done by morning, from $${plans.basic.dollarsAMonth} a month`,
  items: [
    {
      figure: '$0',
      unit: 'setup fee',
      title: 'Slash consulting costs',
      text: 'On Basic and Professional. You create a read-only login; the agent maps your items with you. No day rates.',
    },
    {
      figure: `${replanned} of ${itemCount}`,
      unit: 'parts re-planned',
      title: 'Real-time optimization',
      text: 'A supplier is late or a customer moves a date: in the drive below, only these parts are planned again. Overnight, hourly or in real time, depending on your subscription.',
    },
    {
      figure: `${orderCount}`,
      unit: 'orders to approve',
      title: 'Scalable and easy to use',
      text: `As in the drive below, your planner reads one list and approves. From ${plans.basic.maxSkus} SKUs to all of them.`,
    },
  ],
}

export const howItWorks = {
  heading: 'How It Works',
  lead: `Sales order ${salesOrder.id} wants ${salesOrder.quantity} conveyor drives in week ${salesOrder.week}. The agent takes them apart, checks what is on the shelf, and puts what is missing on your list.`,
  items: [
    {
      title: 'Connect data',
      text: 'At 22:00 the agent reads items, bills of materials, stock, open orders and demand from your ERP or a SQL view.',
    },
    {
      title: 'Let AI plan and schedule',
      text: 'It explodes each bill level by level, subtracts stock and open orders, sizes the lots, and counts lead times back from the due date.',
    },
    {
      title: 'Monitor and adjust',
      text: 'At 06:42 the list is ready, exceptions first: what to expedite, push out or cancel, and why. Your planner approves.',
    },
  ],
}

export const testimonials = {
  heading: 'What planners say',
  lead: 'No quotes yet. We publish them once the planners have agreed. Until then, check the arithmetic yourself.',
  /** What anybody can check. */
  checks: [
    'Published textbook examples, recomputed in every test run',
    'Random plans, calculated twice by methods that must agree',
    'Your own list, planned in your browser',
  ],
  checkLink: 'See the examples',
  checkPage: '/docs/planner',
}

export const demoCta = {
  heading: 'We plan your parts while you watch',
  lead: 'Bring ten of them. You keep the result.',
  buttonText: 'Request a Demo',
  demoPage: '/demo',
  linkText: 'Plan your own parts now',
  planPage: '/plan',
}
