/** Puts forms into an element, one after the other. Resolves when all of them are rendered. */
export type Mount = (place: Element, count: number) => Promise<() => void>

declare global {
  var mountForms: Mount
  /** Resolves after the next paint: some subjects paint in between, others only at the end. */
  var painted: () => Promise<void>
}

interface Updating extends Element {
  readonly updateComplete?: Promise<unknown>
}

/** Runs in the page. */
export function definePainted(): void {
  globalThis.painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Runs in the page: defines each subject's own way to create a form by script. */
export function defineMount(): void {
  const inside = (tag: string, ready: (element: Updating) => Promise<unknown>): Mount => {
    return async (place, count) => {
      const elements = Array.from({ length: count }, () => document.createElement(tag))
      const rendered = elements.map(element => ready(element))
      place.append(...elements)
      await Promise.all(rendered)
      return () => place.replaceChildren()
    }
  }

  const ours = inside(
    'mrp-demo-form',
    element => new Promise(resolve => element.addEventListener('mrp-ready', resolve, { once: true })),
  )
  const lit = inside('lit-demo-form', async element => {
    await Promise.resolve()
    await element.updateComplete
  })

  // The other two provide a function, not a tag.
  const byFunction: Mount = async (place, count) => {
    const mount: unknown = Reflect.get(globalThis, 'mountDemoForm')
    if (typeof mount !== 'function') throw new Error('The page has no form to mount.')
    const elements = Array.from({ length: count }, () => document.createElement('div'))
    const rendered = elements.map(
      element =>
        new Promise<void>(resolve => {
          new MutationObserver((_, observer) => {
            observer.disconnect()
            resolve()
          }).observe(element, { childList: true })
        }),
    )
    for (const element of elements) element.dataset.demoForm = ''
    place.append(...elements)
    const unmounts = elements.map(element => mount(element))
    await Promise.all(rendered)
    const controls = place.querySelectorAll<Updating>(
      'wa-input, wa-select, wa-textarea, wa-option, wa-button',
    )
    await Promise.all([...controls].map(control => control.updateComplete))
    return () => {
      for (const unmount of unmounts) unmount()
      place.replaceChildren()
    }
  }

  globalThis.mountForms = customElements.get('mrp-demo-form')
    ? ours
    : customElements.get('lit-demo-form')
      ? lit
      : byFunction
}
