export const pricing = {
  recommended: 'Recommended',
  plans: [
    {
      name: 'Basic',
      price: '$99',
      period: 'per month',
      features: ['Up to 50 SKUs', 'Daily MRP runs', '24–48h email support', 'Up to 2 users'],
      buttonText: 'Select Plan',
    },
    {
      name: 'Professional',
      price: '$299',
      period: 'per month',
      features: [
        'Up to 500 SKUs',
        'Hourly MRP runs',
        '12–24h email and chat support',
        'Up to 5 users',
        '30-minute integration video call',
      ],
      buttonText: 'Select Plan',
      recommended: true,
    },
    {
      name: 'Enterprise',
      price: '$999',
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

export const faq = {
  heading: 'Questions before you sign',
  items: [
    {
      question: 'Can I change my plan later?',
      answer: 'Yes. Upgrades are immediate. Downgrades take effect at the next billing cycle.',
    },
    {
      question: 'Is there a setup fee?',
      answer:
        'No setup fee for Basic and Professional. You connect your ERP yourself, and the agent checks each step with you.',
    },
    {
      question: 'Can I cancel?',
      answer: 'Cancel any time; access continues to the end of the billing period.',
    },
    {
      question: 'Which plan fits my number of SKUs?',
      answer:
        'Basic plans up to 50, Professional up to 500, Enterprise any number. The demo form asks in rounder steps: fewer than 100 is Basic up to 50 and Professional from there, 100–500 is Professional, and anything above is Enterprise.',
    },
  ],
}

export const contactSales = {
  heading: 'Not sure which plan fits?',
  lead: 'Tell us how many items you plan and which ERP you run. You get a straight answer, also when it is the smaller plan.',
  action: 'Contact Sales',
  subject: 'Pricing Inquiry',
}
