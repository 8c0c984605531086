/** The elements as their descriptions have them (`scripts/build/descriptions.ts`). */
declare module 'virtual:described' {
  export const elements: readonly import('../../scripts/contract/definitions.ts').ElementFacts[]
}
