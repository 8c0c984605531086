import { salesOrder } from '../../plant/sales-order.ts'
import { plans } from '../prices.ts'
import { connectedSystems } from '../systems.ts'

export const hero = {
  audience: 'For small and mid-sized manufacturers',
  heading: 'Automate Your MRP—No Consultants Needed',
  lead: 'An AI agent reads the ERP you already run, checks every bill of materials overnight, and has your planner’s orders ready by morning.',
  buttonText: 'Request a Demo',
  demoPage: '/demo',
  secondButtonText: 'See Pricing',
  pricingPage: '/pricing',
  linkText: 'Plan your own parts now',
  /** Behind the link. */
  linkNote: 'Free, no sign-up. Nothing leaves your browser.',
  planPage: '/plan',
  worksWith: 'Works with',
  systems: [
    ...connectedSystems.map(name => ({ name })),
    { name: 'SAP', only: '(Enterprise)' },
    { name: 'any SQL source' },
  ] as readonly { readonly name: string; readonly only?: string }[],
  readOnly: 'Only reads until you say otherwise',
}

export const benefits = {
  heading: `Planning done by morning, from $${plans.basic.dollarsAMonth} a month`,
  items: [
    {
      figure: '$0',
      unit: 'setup fee on Basic and Professional',
      title: 'Slash consulting costs',
      text: 'You connect your ERP with a login that you create, and the agent checks each step.',
    },
    {
      figure: '24 plans',
      unit: 'a day on Professional',
      title: 'Real-time optimization',
      text: 'A supplier is late? The agent replans: daily on Basic, hourly on Professional, in real time on Enterprise.',
    },
    {
      figure: `${plans.basic.maxSkus} SKUs`,
      unit: 'to start with',
      title: 'Scalable and easy to use',
      text: 'Your planner reads the list, checks each reason, and approves. Add more items when you like.',
    },
  ],
}

export const howItWorks = {
  heading: 'How It Works',
  lead: `Sales order ${salesOrder.id} wants ${salesOrder.quantity} conveyor drives in week ${salesOrder.week}. The agent takes them apart, checks stock, and lists what is missing.`,
  items: [
    {
      title: 'Connect data',
      text: 'The agent reads items, bills of materials, stock, open orders and demand from your ERP or a SQL view.',
    },
    {
      title: 'Let AI plan and schedule',
      text: 'It explodes each bill, subtracts stock and open orders, sizes the lots, and counts lead times back from the due date.',
    },
    {
      title: 'Monitor and adjust',
      text: 'In the morning the list is ready, exceptions first: what to expedite, push out or cancel, and why. Your planner approves.',
    },
  ],
}

export const testimonials = {
  heading: 'What planners say',
  lead: 'No quotes yet. You need not take our word either: check the arithmetic.',
  /** What anybody can check. */
  checks: [
    { figure: '6 of 6', text: 'published examples planned to the same numbers' },
    { figure: '20,000', text: 'items in one run, in your browser' },
  ],
  checkLink: 'Check one of them',
  checkPage: '/about#pencil',
}

export const demoCta = {
  heading: 'We plan your parts while you watch',
  lead: 'Bring ten of them. You keep the result.',
  buttonText: 'Request a Demo',
  demoPage: '/demo',
  linkText: 'Plan your own parts now',
  planPage: '/plan',
}
