/**
 * The systems that the agent connects to on each plan; SAP comes with Enterprise, and SQL reads any other.
 */
export const connectedSystems = ['Odoo', 'Katana', 'NetSuite', 'Fishbowl', 'Global Shop'] as const

/** The systems whose exports the planner reads as they are. */
export const exportingSystems = [
  ...['Odoo', 'ERPNext', 'NetSuite', 'SAP', 'Business Central', 'Dynamics 365', 'QAD', 'Epicor', 'frePPLe'],
  ...['Fishbowl', 'Sage 100', 'Shopify', 'Katana', 'MRPeasy'],
]
