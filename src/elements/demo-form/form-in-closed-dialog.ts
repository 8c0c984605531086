import { attributeText } from '../../services/attribute-names.ts'

// Apart, because what opens a dialog loads it without the form.

const closedModes = ['dialog', 'button']

/** Tells whether a demo form is closed until it is opened. The mode may be set as a property, which is not in the markup. */
export function isClosed(element: Element): boolean {
  const mode: unknown = Reflect.get(element, 'mode')
  return closedModes.includes(
    String(mode ?? attributeText(element, 'mode'))
      .trim()
      .toLowerCase(),
  )
}
