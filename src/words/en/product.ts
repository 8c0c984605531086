export const features = {
  heading: 'What the agent does',
  items: [
    {
      title: 'Autonomous BOM explosion',
      picture: 'bom',
      text: 'Every level of every bill, phantom assemblies and scrap factors included, exploded against what is on hand and on order.',
    },
    {
      title: 'Dynamic safety stock and reorder points',
      picture: 'reorder',
      text: 'Recalculated from how demand and lead times really vary, instead of once a year in a spreadsheet.',
    },
    {
      title: 'Automated purchase and production orders',
      picture: 'orders',
      text: 'Proposed with quantity, date and the demand behind them. Your planner approves one, a page, or all of them.',
    },
    {
      title: 'Real-time inventory dashboard',
      picture: 'stock',
      text: 'On hand, allocated and available, refreshing every minute. What runs short, and when, is as new as the last run: daily on Basic, hourly on Professional.',
    },
    {
      title: 'Multi-ERP integrations',
      picture: 'erps',
      text: 'NetSuite, Odoo, SAP or any SQL source, also side by side: two factories on two systems, one plan. It also reads Katana, Fishbowl and Global Shop. SAP comes with Enterprise.',
    },
    {
      title: 'Exception alerts and email notifications',
      picture: 'exceptions',
      text: 'A late supplier, a negative balance, an order to pull in or to cancel: each message goes to the person who can act on it, and to nobody else.',
    },
  ],
}

export const explainers = {
  items: [
    {
      title: 'Integration and setup',
      picture: 'mapping',
      text: 'You connect your ERP with a login that you create. The agent finds the tables, says what each column means, and asks where it is not sure.',
    },
    {
      title: 'AI planning engine',
      picture: 'master-data',
      text: 'The arithmetic is classical MRP, so that you can check it with a pencil. The AI judges what arithmetic cannot: which lead time to believe, which forecast to trust, what to do about the supplier who is always four days late.',
    },
    {
      title: 'Monitoring and insights',
      picture: 'week',
      text: 'Each run shows what runs short and when, and which orders prevent it. A short report comes by email.',
    },
  ],
}
