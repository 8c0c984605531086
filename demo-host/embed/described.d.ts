/** The elements' descriptions (`scripts/build/descriptions.ts`). */
declare module 'virtual:described' {
  export const elements: readonly import('../../scripts/contract/definitions.ts').ElementFacts[]
}
