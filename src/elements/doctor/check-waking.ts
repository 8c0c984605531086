import { handleOf } from '../../custom-element/handle.ts'

// Loads the code of the page's elements: an element's description is part of its code.

/** How long the doctor waits for an element's code, in ms. */
const patienceMs = 3000

/** Loads the code of elements that have none. Returns those for which it has not come. */
export async function wakeAll(sleeping: readonly Element[]): Promise<ReadonlySet<Element>> {
  const isThere = await Promise.all(sleeping.map(wake))
  return new Set(sleeping.filter((_, index) => !isThere[index]))
}

async function wake(element: Element): Promise<boolean> {
  const patience = new Promise<boolean>(resolve => setTimeout(() => resolve(false), patienceMs))
  // A page that uses the npm package may define the tag later, or never.
  const code = customElements.whenDefined(element.localName).then(() => handleOf(element)?.wake() ?? false)
  return Promise.race([code, patience])
}
