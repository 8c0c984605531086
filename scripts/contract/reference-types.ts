import { format } from 'prettier'
import type { ElementFacts } from './definitions.ts'

/** The long types of the reference, by their text in the descriptions. */
export type Types = ReadonlyMap<string, { readonly name: string; readonly text: string }>

/** The longest type that stands in a table, in characters. */
const maxLength = 50

/**
 * Names every long type after what first has it: `RegisterDetail` for the event `mrp-register`, `BenefitsItems` for
 * `items` of `<mrp-benefits>`. Fails if two types would get one name.
 */
export async function listTypes(elements: readonly ElementFacts[]): Promise<Types> {
  const names = new Map<string, string>()
  const add = (type: string, name: string): void => {
    if (type.length <= maxLength || names.has(type)) return
    if ([...names.values()].includes(name))
      throw new Error(`Two types of the reference would be called ${name}.`)
    names.set(type, name)
  }
  for (const { tag, attributes, events } of elements) {
    for (const { name, type, kind } of attributes) if (kind !== 'choice') add(type, pascal(`${tag}-${name}`))
    for (const { name, type } of events) add(type, `${pascal(name)}Detail`)
  }
  const types = [...names].map(
    async ([type, name]) => [type, { name, text: await declared(name, type) }] as const,
  )
  return new Map(await Promise.all(types))
}

const pascal = (name: string): string =>
  name.replace(/^mrp-/, '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const declared = async (name: string, type: string): Promise<string> =>
  (await format(`type ${name} = ${type}`, { parser: 'typescript', semi: false, singleQuote: true })).trim()
