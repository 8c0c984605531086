// For each element with a list: the list as an editor writes it, and what the element's property would hold.

export interface ListExample {
  readonly content: string
  /** By property. */
  readonly lists: Readonly<Record<string, readonly object[]>>
}

export const listExamples: Readonly<Record<string, ListExample>> = {
  'mrp-faq': {
    content: `
<details><summary>Can I cancel?</summary><p>Any time. It's in <a href="/terms">the terms</a>.</p></details>
<details><summary>Who "owns" the data?</summary>You do.</details>`,
    lists: {
      items: [
        { question: 'Can I cancel?', answer: "Any time. It's in [the terms](/terms)." },
        { question: 'Who "owns" the data?', answer: 'You do.' },
      ],
    },
  },
  'mrp-pricing-plans': {
    content: `
<article data-price="49" data-period="month"><h3>Basic</h3><ul><li>It's 50 SKUs</li><li>Two users</li></ul><a href="/buy">Buy</a></article>
<article data-price="€99" data-period="a month" data-recommended data-subject="Enterprise"><h3>Team</h3><ul><li>500 SKUs</li></ul><a>Ask us</a></article>`,
    lists: {
      plans: [
        {
          name: 'Basic',
          price: '49',
          period: 'month',
          href: '/buy',
          features: ["It's 50 SKUs", 'Two users'],
          buttonText: 'Buy',
        },
        {
          name: 'Team',
          price: '€99',
          period: 'a month',
          recommended: true,
          features: ['500 SKUs'],
          buttonText: 'Ask us',
          subject: 'Enterprise',
        },
      ],
    },
  },
  'mrp-benefits': {
    content: `
<article data-figure="5 h" data-unit="a week"><h3>Time back</h3><p>Nobody types orders.</p></article>
<article><h3>Fewer shortages</h3><p>Every part, every week.</p></article>`,
    lists: {
      items: [
        { figure: '5 h', unit: 'a week', title: 'Time back', text: 'Nobody types orders.' },
        { title: 'Fewer shortages', text: 'Every part, every week.' },
      ],
    },
  },
  'mrp-clients': {
    content: "<article><h3>A gear maker</h3><p>Half the stock, it's said.</p></article>",
    lists: { items: [{ title: 'A gear maker', text: "Half the stock, it's said." }] },
  },
  'mrp-mission': {
    content: '<article><h3>Plain</h3><p>We say what we do.</p></article>',
    lists: { items: [{ title: 'Plain', text: 'We say what we do.' }] },
  },
  'mrp-how-it-works': {
    content: '<article><h3>Connect</h3><p>Your ERP.</p></article>',
    lists: { items: [{ title: 'Connect', text: 'Your ERP.' }] },
  },
  'mrp-features': {
    content: `
<article data-picture="bom"><h3>Bills</h3><p>All levels.</p></article>
<article><h3>Orders</h3><p>On time.</p></article>`,
    lists: {
      items: [
        { picture: 'bom', title: 'Bills', text: 'All levels.' },
        { title: 'Orders', text: 'On time.' },
      ],
    },
  },
  'mrp-explainers': {
    content: `
<article data-picture="reorder"><h3>When</h3><p>In time.</p><ul><li>No stock out</li></ul></article>
<article><h3>How much</h3><p>Enough.</p><ul><li>By lot</li><li>By week</li></ul></article>`,
    lists: {
      items: [
        { picture: 'reorder', title: 'When', text: 'In time.', points: ['No stock out'] },
        { title: 'How much', text: 'Enough.', points: ['By lot', 'By week'] },
      ],
    },
  },
  'mrp-solutions': {
    content: `
<article data-chapter="Begin" data-picture="orders"><h3>Read</h3><p>Your tables.</p><pre>read 4 tables</pre><ul><li>SQL</li></ul></article>
<article data-coming-soon><h3>Write</h3><p>Back to the ERP.</p></article>`,
    lists: {
      items: [
        {
          picture: 'orders',
          title: 'Read',
          text: 'Your tables.',
          chapter: 'Begin',
          example: 'read 4 tables',
          tags: ['SQL'],
        },
        { comingSoon: true, title: 'Write', text: 'Back to the ERP.' },
      ],
    },
  },
  'mrp-testimonials': {
    content: `
<article><blockquote>It's quiet now.</blockquote><h3>Ada Byron</h3><p>Planner</p></article>
<article><blockquote>We sleep.</blockquote><h3>Bo Lind</h3></article>`,
    lists: {
      items: [
        { quote: "It's quiet now.", name: 'Ada Byron', role: 'Planner' },
        { quote: 'We sleep.', name: 'Bo Lind' },
      ],
    },
  },
  'mrp-timeline': {
    content: `
<article data-date="March 2025"><h3>Begun</h3><p>In a garage.</p></article>
<article data-date="June 2026" data-lasts><h3>Pilot</h3><p>With three plants.</p></article>`,
    lists: {
      items: [
        { date: 'March 2025', title: 'Begun', text: 'In a garage.' },
        { date: 'June 2026', lasts: true, title: 'Pilot', text: 'With three plants.' },
      ],
    },
  },
  'mrp-founders': {
    content: `
<article data-portrait="/icon-192.png"><h3>Ada Byron</h3><p>Plans</p><a href="https://profiles.example/ada">Profile</a></article>
<article><h3>Bo O'Lind</h3><p>Builds</p><a href="https://profiles.example/bo">Profile</a></article>`,
    lists: {
      items: [
        {
          name: 'Ada Byron',
          role: 'Plans',
          url: 'https://profiles.example/ada',
          portrait: '/icon-192.png',
        },
        { name: "Bo O'Lind", role: 'Builds', url: 'https://profiles.example/bo' },
      ],
    },
  },
  'mrp-plan-comparison': {
    content: `
<table>
<thead><tr><th>What</th><th data-price="49">Basic</th><th data-price="99" data-recommended>Team</th></tr></thead>
<tbody><tr><th>SKUs</th><td>50</td><td>500</td></tr><tr><th>Calls</th><td></td><td>weekly</td></tr></tbody>
</table>`,
    lists: {
      plans: [
        { name: 'Basic', price: '49' },
        { name: 'Team', price: '99', recommended: true },
      ],
      rows: [
        { name: 'SKUs', cells: ['50', '500'] },
        { name: 'Calls', cells: ['', 'weekly'] },
      ],
    },
  },
  'mrp-site-header': {
    content: `
<nav><a href="/parts">Parts</a></nav>
<nav data-group="Company" data-founders><a href="/about">About <small>Who's here</small></a> <a href="/jobs">Jobs</a></nav>
<nav><a href="/login" data-signed-in-label="Dashboard">Log in</a></nav>`,
    lists: {
      navigation: [
        { label: 'Parts', path: '/parts' },
        { label: 'About', path: '/about', group: 'Company', note: "Who's here", founders: true },
        { label: 'Jobs', path: '/jobs', group: 'Company', founders: true },
        { label: 'Log in', path: '/login', signedInLabel: 'Dashboard' },
      ],
    },
  },
  'mrp-site-footer': {
    content: `
<nav aria-label="Company" data-group="Company"><a href="/about">Who's here</a> <a href="/jobs">Jobs</a></nav>
<nav><a href="https://shop.example/">Shop</a></nav>
<p><a lang="de" href="/de/">Deutsch</a> <a lang="fr" href="/fr/">Français</a></p>`,
    lists: {
      navigation: [
        { label: "Who's here", path: '/about', group: 'Company' },
        { label: 'Jobs', path: '/jobs', group: 'Company' },
        { label: 'Shop', path: 'https://shop.example/' },
      ],
      languages: [
        { label: 'Deutsch', language: 'de', path: '/de/' },
        { label: 'Français', language: 'fr', path: '/fr/' },
      ],
    },
  },
}
