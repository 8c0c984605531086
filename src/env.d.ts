/// <reference types="vite/client" />

/** The version in package.json, put in by the build. */
declare const __VERSION__: string

/**
 * The settings of `site.config.json`, put in by the build: the defaults of every page that says nothing else. Empty in
 * tests and where the contract is generated.
 */
declare const __SETTINGS__: Partial<import('./services/config.ts').Config>

/** Whether paths among these settings belong to the address that serves this file, as the local inbox's do. */
declare const __ARE_SETTINGS_LOCAL__: boolean

/** The hash of the list that a pinned first file trusts, put in by the build. */
declare const __LIST_HASH__: string

/** By tag or language: the files of its code, put in by the build. */
declare const __FILES_AHEAD__: Readonly<Record<string, readonly string[]>>

/** What the tags are, made from the elements' descriptions (`scripts/build/elements.ts`). */
declare module 'virtual:tags' {
  /**
   * Separated by commas: each tag, its kind and the names of its own attributes, separated by spaces. The kind is 1 for an
   * element with texts, plus 2 for one that is not painted from a shell.
   */
  export const rows: string
  /** Imports what every woken element needs. */
  export const loadCore: () => Promise<typeof import('./entries/core.ts')>
  /** Imports the code of a tag, which is at that place in the table. Returns nothing for a tag that is not in there. */
  export const importElement: (
    tag: string,
    at: number,
  ) => Promise<{ readonly default: import('./custom-element/description.ts').ElementDefinition }> | undefined
}

/** The elements whose list may stand in the content of their tag, made from the elements' descriptions. */
declare module 'virtual:lists' {
  type Load = () => Promise<{ readonly default: import('./custom-element/description.ts').ElementDefinition }>
  /** By tag: how its code is imported. */
  export const loaders: Readonly<Record<string, Load>>
}
