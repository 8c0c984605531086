export const clients = {
  heading: 'Our first clients are coming soon',
  lead: 'We would rather show you nothing than logos that mean nothing. The first case study is being written on a shop floor right now.',
  action: 'Become a Case Study',
  subject: 'Case Study Interest',
  items: [
    { title: 'A machine shop', text: '400 SKUs, make to order. In pilot since May 2025.' },
    { title: 'A food packer', text: 'Shelf life, co-products, two warehouses. This place is free.' },
    {
      title: 'Your plant',
      text: 'You get the setup and a year of our attention; we get to tell what happened.',
    },
  ],
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
  profile: 'Profile',
}

export const timeline = {
  heading: 'How it came to be',
  items: [
    { date: 'January 2025', title: 'Idea', text: 'Out of one shortage too many.' },
    { date: 'March 2025', title: 'Prototype', text: 'A first plan from a live ERP, in one night.' },
    { date: 'May 2025', title: 'Early pilot', text: 'With a local machine shop.' },
    { date: 'June 2025', title: 'Website launch', text: 'With public beta signups.' },
  ],
}

export const contactDetails = {
  heading: 'Write to a person',
  lead: 'The two people who build the agent read what you send, and answer within 24 hours.',
  email: 'Email',
  answer: 'Answer',
  answerTime: 'Within 24 hours',
  founders: 'Founders',
}

export const notFound = {
  heading: 'Oops! Page not found',
  lead: 'This part is not in the bill of materials: nothing on the site calls for it, and nothing supplies it.',
  home: 'Return to Home',
}
