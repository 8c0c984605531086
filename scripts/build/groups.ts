import { realpathSync } from 'node:fs'
import type { Rolldown } from 'vite'

// Which modules lie in one file. Each row names modules of `src`; all that they import comes with them, unless a row above
// has it. Everything else the bundler splits by itself.

type Row = readonly [name: string, ...modules: readonly string[]]

/** Lists what visitors load. Each file more is a wait more at the first touch. */
const client: readonly Row[] = [
  // What every woken element needs, asked for together with the element's own; toasts say that the network is down.
  [
    'core',
    'entries/core.ts',
    'custom-element/dispatch.ts',
    'custom-element/form-methods.ts',
    'custom-element/handle.ts',
    'elements/toaster/show-toast.ts',
    'services/draft-storage.ts',
    'services/live-elements.ts',
    'services/mail-client.ts',
    'services/post-json.ts',
    'ui/labelled-field.tsx',
    'ui/more-texts.ts',
    'ui/panel.styles.ts',
  ],
  // A form and what it says are smaller together. The contact form, on a page of its own, takes its half from there.
  ['mrp-demo-form', 'elements/demo-form/mrp-demo-form.tsx'],
  // What header, footer, account, and sections with a table share.
  [
    'site',
    'custom-element/navigation-events.ts',
    'elements/create-section.tsx',
    'services/auth/current-user.ts',
    'ui/brand-mark.tsx',
    'ui/link.tsx',
    'ui/page-name.tsx',
    'ui/table-roles.ts',
    'words/section-words.ts',
    'words/site-languages.ts',
  ],
  ['section', 'ui/section.tsx', 'ui/pill.styles.ts', 'words/prices.ts'],
  // What reads lists in the content of tags: neither forms nor the planner have any there.
  ['list', 'custom-element/list-attribute.ts', 'custom-element/list-content.ts'],
  // The engine is larger than what shows its plans, and serves all of it.
  ['planner', 'planning/engine/plan.ts'],
  ['drawing', 'ui/pictures/drawing.styles.ts', 'ui/pictures/stock-curve.ts'],
  // What the planner shows, which lists and days that come later use as well.
  ['shown', 'elements/planner/shown.ts', 'elements/planner/buttons.tsx'],
  ['mrp-planner', 'elements/planner/mrp-planner.tsx'],
  // What reads lists: one file and the library, asked for together.
  ['papaparse', '../node_modules/papaparse/papaparse.min.js'],
  ['read-list', 'elements/planner/list/read-list.ts'],
]

/** Lists what paints lists. All of them need one file. */
const lists: readonly Row[] = [
  [
    'shared',
    'loader/paint-list.ts',
    'custom-element/description.ts',
    'custom-element/list-attribute.ts',
    'custom-element/list-content.ts',
    'custom-element/navigation-events.ts',
    'elements/create-section.tsx',
    'services/mail-client.ts',
    'ui/button.styles.ts',
    'ui/link.tsx',
    'ui/linked-text.tsx',
    'ui/panel.styles.ts',
    'ui/pill.styles.ts',
    'ui/section.tsx',
    'ui/table-roles.ts',
    'words/item-names.ts',
    'words/prices.ts',
    'words/section-words.ts',
    'words/site-languages.ts',
  ],
]

/**
 * Keeps the resets of `tokens` in the npm package beside what everybody uses: a bundler that believes `sideEffects`
 * drops a file of which it uses nothing by name.
 */
const npm: readonly Row[] = [['core', 'ui/tokens.ts']]

/** Tells the bundler of the rows. A module that is gone ends the build. */
const splitting = (rows: readonly Row[]): Rolldown.CodeSplittingOptions => ({
  groups: rows.map(([name, ...modules]) => {
    const ids = modules.map(path => realpathSync(`src/${path}`))
    return { name, test: id => ids.includes(id) }
  }),
})

export const codeSplitting = { client: splitting(client), lists: splitting(lists), npm: splitting(npm) }
