// By itself, so that the test of the planner's guide can read it without the fields.

/** The systems whose exports the planner reads as they are. */
export const exportingSystems = [
  ...['Odoo', 'ERPNext', 'NetSuite', 'SAP', 'Business Central', 'Dynamics 365', 'QAD', 'Epicor', 'frePPLe'],
  ...['Fishbowl', 'Sage 100', 'Shopify', 'Katana', 'MRPeasy'],
]
