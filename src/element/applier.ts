import type { ElementDefinition, Values } from './element.ts'

/** Returns a function that passes an element's values on to its `apply`, with those before, whenever they have changed. */
export function createApplier({ apply }: ElementDefinition): (values: Values) => void {
  let applied: Values = {}
  return values => {
    if (values !== applied) apply?.(values, applied)
    applied = values
  }
}
