// Apart, because tables of sections and of the planner share a file for it.

/**
 * The roles of a table and its parts, to be spread onto them. Some browsers drop their own where a small screen lays the
 * table out in another way. Written as attributes, the linter takes them for redundant.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  header: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
