import { plans } from '../prices.ts'
import { connectedSystems } from '../systems.ts'

const { basic, professional, enterprise } = plans

/** Writes an amount as English does: $1,170. */
const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`

export const pricing = {
  recommendedText: 'Recommended',
  chosenText: 'Chosen',
  selected: {
    heading: 'Every plan starts with a demo.',
    saying: (plan: string) => `We’ll note that you want ${plan}.`,
    action: 'Request a Demo',
    /** The start of the comment that the request begins with. */
    comment: 'Plan:',
  },
  plans: [
    {
      name: 'Basic',
      price: dollars(basic.dollarsAMonth),
      period: 'per month',
      features: [
        `Up to ${basic.maxSkus} SKUs`,
        'Daily MRP runs',
        '24–48h email support',
        `Up to ${basic.maxUsers} users`,
      ],
      buttonText: 'Select Plan',
    },
    {
      name: 'Professional',
      price: dollars(professional.dollarsAMonth),
      period: 'per month',
      features: [
        `Up to ${professional.maxSkus} SKUs`,
        'Hourly MRP runs',
        '12–24h email and chat support',
        `Up to ${professional.maxUsers} users`,
        '30-minute integration video call',
      ],
      buttonText: 'Select Plan',
      recommended: true,
    },
    {
      name: 'Enterprise',
      price: dollars(enterprise.dollarsAMonth),
      period: 'per month',
      features: [
        'Unlimited SKUs and users',
        'Real-time runs',
        '4-hour support SLA',
        'Role-based permissions',
        '2-hour onboarding call',
        'Custom integrations and API access',
      ],
      buttonText: 'Contact Sales',
      subject: 'Enterprise Plan Inquiry',
    },
  ],
}

export const skuCounts = {
  heading: 'What counts as a SKU',
  lead: 'Each item number that is planned: bought, made or sold.',
  columns: ['Item', 'Counts'],
  made: 'made here',
  bought: 'bought',
  total: (product: string) => `One ${product.toLowerCase()}`,
  totalCount: (count: number) => `${count} SKUs`,
  none: 'no extra SKU',
  others: ['A second warehouse for the same bearing', 'A new revision of the same item'],
}

export const comparison = {
  heading: 'Compare the plans',
  corner: 'What',
  perMonth: 'a month',
  plans: pricing.plans,
  /** The cell of what a plan does not have. */
  notIncluded: 'not included',
  /** Names what is chosen where one plan is shown at a time. */
  choose: 'Plan to show',
  rows: [
    { name: 'SKUs', cells: [`up to ${basic.maxSkus}`, `up to ${professional.maxSkus}`, 'unlimited'] },
    { name: 'MRP runs', cells: ['daily', 'hourly', 'real-time'] },
    { name: 'Users', cells: [`up to ${basic.maxUsers}`, `up to ${professional.maxUsers}`, 'unlimited'] },
    {
      name: `${connectedSystems.join(', ')}, any SQL source`,
      cells: ['included', 'included', 'included'],
    },
    { name: 'SAP', cells: ['not included', 'not included', 'included'] },
    { name: 'Support', cells: ['24–48h email', '12–24h email and chat', '4-hour SLA'] },
    { name: 'Onboarding call', cells: ['not included', '30-minute integration', '2-hour onboarding'] },
    { name: 'Role-based permissions', cells: ['not included', 'not included', 'included'] },
    { name: 'Custom integrations and API access', cells: ['not included', 'not included', 'included'] },
  ],
}

export const savings = {
  heading: 'What it would save you',
  lead: 'Enter your own numbers. The last one is our guess: change it.',
  fields: {
    items: 'Items you plan',
    hours: 'Planning hours a week',
    cost: 'Cost of an hour, $',
    share: 'Share of those hours saved, %',
  },
  /** Assumptions of an example, and no promise. */
  start: { items: 320, hours: 12, cost: 45, share: 20 },
  /** How the hours of a month come about. */
  month: (hours: string, share: string) => `${hours} h a week × ${share} × 52 weeks ÷ 12\u00a0months`,
  fits: 'The plan that fits',
  saved: 'Hours saved a month',
  worth: 'Worth',
  price: 'The plan',
  left: 'Left over each month',
  loses: 'It costs more than it saves',
  dollars,
  number: (value: number) => `${value}`,
  rate: (cost: number) => `$${cost}`,
  percent: (share: string | number) => `${share}%`,
  pays: (share: number) => `From ${share}% of those hours on, it pays for itself.`,
  neverPays: 'Hours alone do not pay for this plan.',
  notCounted:
    'Fewer shortages and less stock come on top. We leave them out because we don’t know your numbers.',
  invalid:
    'Please enter a number from 0 up in each field, and at most 100 for the share. The sum is that of the last valid numbers.',
}

export const faq = {
  heading: 'Questions before you choose',
  items: [
    {
      question: 'Can I change my plan later?',
      answer: 'Yes. Upgrades are immediate. Downgrades take effect at the next billing cycle.',
    },
    {
      question: 'Is there a setup fee?',
      answer:
        'No setup fee for Basic and Professional. You connect your ERP with a login that you create, and the agent checks each step with you.',
    },
    {
      question: 'Can I cancel?',
      answer: 'Cancel any time; access continues to the end of the billing period.',
    },
    {
      question: 'Why can’t I buy it online?',
      answer:
        'Every plan starts with a demo: thirty minutes with your own data. Then we both know whether it fits.',
    },
    {
      question: 'What can the agent do in our ERP?',
      answer:
        'Read, to begin with. Where your ERP has roles, you create one that reads only the tables you choose. The security page shows how for each ERP. Nothing is written until you switch write-back on.',
    },
    {
      question: 'What happens to our data?',
      answer:
        'The agent reads only the tables and views that you grant. Items, bills of materials, stock, open orders, demand and lead times leave the factory over an encrypted connection. The security page has the details.',
    },
  ],
}

export const contactSales = {
  heading: 'Not sure which plan fits?',
  lead: 'Tell us how many items you plan and which ERP you run. You get a straight answer, even if it is the smaller plan.',
  buttonText: 'Contact Sales',
  subject: 'Pricing Inquiry',
}
