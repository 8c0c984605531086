/** The markup that a page's author writes for an element. */
export interface Markup {
  readonly attributes?: Readonly<Record<string, string>>
  readonly properties?: Readonly<Record<string, unknown>>
  /** The fallback content, as HTML. */
  readonly inside?: string
}

/** Adds an element as an HTML parser does: in the page, whether it is defined or not. */
export function addElement(tag: string, { attributes = {}, inside = '' }: Markup = {}): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.innerHTML = inside
  document.body.append(element)
  return element
}

/** Gives the page a toaster, which shows toasts, unless it has one. */
export function addToaster(): void {
  if (!document.querySelector('mrp-toaster')) addElement('mrp-toaster')
}

/** Waits for React, which renders in a task of its own. */
export const rendered = (target: EventTarget = document): Promise<unknown> =>
  new Promise(resolve => target.addEventListener('mrp-ready', resolve, { once: true }))
