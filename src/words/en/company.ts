/** Who is behind the site, until a page configures its own. */
export const company = {
  brandName: 'MRP Agent',
  contactEmail: 'hello@mrp-agent.example',
  founders: [
    {
      name: 'Founder, operations',
      role: 'Has planned materials for machine shops.',
      url: 'https://operations.example',
    },
    { name: 'Founder, engineering', role: 'Has built planning engines.', url: 'https://engineering.example' },
  ],
}
