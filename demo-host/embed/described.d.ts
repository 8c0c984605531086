/** The elements' descriptions (`scripts/build/elements.ts`). */
declare module 'virtual:described' {
  export const elements: readonly import('../../scripts/contract/definitions.ts').ElementFacts[]
}
