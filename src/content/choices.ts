/** The choices of the demo form, in the order shown. */
export const skuCounts = ['<100', '100-500', '500-1000', '>1000'] as const
export const erpSystems = ['NetSuite', 'Odoo', 'SAP', 'Other'] as const
export const bestTimes = ['Morning (9am–12pm)', 'Afternoon (1pm–4pm)', 'Evening (4pm–6pm)'] as const
