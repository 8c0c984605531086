/** Who is behind the site, until a page configures its own. */
export const company = {
  brandName: 'MRP Agent',
  contactEmail: 'hello@mrp-agent.example',
  founders: [
    {
      name: 'Founder, operations',
      role: 'Planned materials for machine shops',
      url: 'https://operations.example',
    },
    { name: 'Founder, engineering', role: 'Built planning engines', url: 'https://engineering.example' },
  ],
}
