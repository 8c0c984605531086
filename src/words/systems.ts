/**
 * The systems that the agent connects to on each plan; SAP comes with Enterprise, and SQL reads any other. Whose exports the
 * planner reads is another list, beside its fields.
 */
export const connectedSystems = ['Odoo', 'Katana', 'NetSuite', 'Fishbowl', 'Global Shop'] as const
