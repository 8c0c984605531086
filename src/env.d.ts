/// <reference types="vite/client" />

/** The version in package.json, put in by the build. */
declare const __VERSION__: string

/** By tag or language: the files of its code, put in by the build. */
declare const __FILES_AHEAD__: Readonly<Record<string, readonly string[]>>

/** What the tags are, made from the elements' descriptions (`scripts/build/descriptions.ts`). */
declare module 'virtual:tags' {
  type Load = () => Promise<{ readonly default: import('./element/element.ts').ElementDefinition }>
  /** Tag → how its code is imported. */
  export const loaders: Readonly<Record<string, Load>>
  /** Tags of the elements that have texts. */
  export const speaking: readonly string[]
  /** Tags of the elements that are not painted from a shell. */
  export const withoutShell: readonly string[]
}
