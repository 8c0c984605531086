// What the site promises in the company's name, and nobody of the company has confirmed yet. It stands here alone, so
// that one file is read and corrected before the site goes live. `docs/claims.md` lists every text of it.

export const commitments = {
  plantSize: 'For plants of 10 to 500 people',
  sku: {
    rule: 'Each item number that is planned: bought, made or sold.',
    secondWarehouse: 'The same bearing in a second warehouse counts once',
    newRevision: 'A new revision of an item counts as the same item',
  },
  enterpriseSetupFee: 'agreed with you',
  pilot: {
    weeks: 13,
    heading: 'A pilot is one quarter: 13 weeks',
    lead: 'Side by side with how you plan today. You can stop at the end of any week, and keep every number.',
    phases: [
      {
        title: 'Connect and count',
        text: 'Your export, or read access to the ERP. The four numbers below, as they are today.',
        from: 1,
        to: 2,
      },
      {
        title: 'Plan last quarter again',
        text: 'With your real demand. You see what would have been ordered, before anything is.',
        from: 3,
        to: 4,
      },
      {
        title: 'Plan beside you',
        text: 'Each morning a list. Your planner approves or not, and says why not.',
        from: 5,
        to: 12,
      },
      { title: 'Look at the numbers', text: 'Together. You decide: go on, or stop.', from: 13, to: 13 },
    ],
    terms: [
      { title: 'You pay', text: 'Nothing for the 13 weeks. After that the list price, or nothing more.' },
      { title: 'You give', text: 'An export or read access, and two hours of your planner a week.' },
      { title: 'You get', text: 'The setup, and a year of our attention.' },
      {
        title: 'We get',
        text: 'To tell what happened: all four numbers or none, with your name or without. You read it first and say yes or no.',
      },
      { title: 'Your data', text: 'Stays yours. If you stop, it is deleted 30 days later at the latest.' },
      { title: 'Who decides', text: 'Your planner. Nothing is ordered before it is approved.' },
    ],
    sameCount:
      'The same people count, in the same way, before and after. A number that gets worse stands beside the others.',
  },
  data: {
    reading:
      'Only the tables and views that you grant are read, and nothing is written until you switch write-back on.',
    leaving: 'What is read leaves the plant over an encrypted connection, and goes to no one but us.',
    region: 'Where it is kept is agreed with you in writing before the first read.',
    retention:
      'It is kept while you are a customer or in a pilot, and deleted 30 days after your last day at the latest.',
    demo: 'An export that you send for a demo is deleted 30 days after that demo at the latest.',
    training: 'Your data plans your plant. It trains nothing that other plants use.',
    requests: 'A request is kept for as long as we are in touch, and deleted when you ask.',
  },
} as const
