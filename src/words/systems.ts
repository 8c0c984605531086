/**
 * The systems that the agent connects to on each plan; SAP comes with Enterprise, and SQL reads any other. The planner reads
 * exports of others, which `elements/planner/list/source.tsx` names.
 */
export const connectedSystems = ['Odoo', 'Katana', 'NetSuite', 'Fishbowl', 'Global Shop'] as const
