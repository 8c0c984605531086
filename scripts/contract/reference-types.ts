import type { ElementFacts } from './definitions.ts'

/** The long types of the reference, by their text in the descriptions. */
export type Types = ReadonlyMap<string, { readonly name: string; readonly text: string }>

/** The longest type that stands in a table, in characters. */
const longest = 40

/**
 * Names every long type after what first has it: `RegisterDetail` for the event `mrp-register`, `BenefitsItems` for
 * `items` of `<mrp-benefits>`. Fails if two types would get one name.
 */
export function listTypes(elements: readonly ElementFacts[]): Types {
  const types = new Map<string, { name: string; text: string }>()
  for (const { tag, attributes, events } of elements) {
    for (const { name, type, choices } of attributes)
      if (choices.length === 0) add(itemOf(type), pascal(`${tag}-${name}`))
    for (const { name, type } of events) add(type, `${pascal(name)}Detail`)
  }
  return types

  function add(type: string, name: string): void {
    if (type.length <= longest || types.has(type)) return
    if ([...types.values()].some(other => other.name === name))
      throw new Error(`Two types of the reference would be called ${name}.`)
    types.set(type, { name, text: inLines(type) })
  }
}

/** Returns the type of an array's items; any other type stays. */
const itemOf = (type: string): string => /^readonly (.*)\[\]$/.exec(type)?.[1] ?? type

const pascal = (name: string): string =>
  name.replace(/^mrp-/, '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Writes an object type with a line for each member. */
function inLines(type: string): string {
  let depth = 0
  return type
    .split(/(\{ |; | \})/)
    .map(piece => {
      if (piece === '{ ') return `{\n${'  '.repeat(++depth)}`
      if (piece === '; ') return `\n${'  '.repeat(depth)}`
      if (piece === ' }') return `\n${'  '.repeat(--depth)}}`
      return piece
    })
    .join('')
}
