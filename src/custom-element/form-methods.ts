import { handleOf, rootOf } from './handle.ts'

/**
 * Gives a form, or the prototype of all, what a page's code may call. Each method acts on the form's own nodes, so that it
 * does the same before its code is there.
 */
export function addFormMethods<Target extends HTMLElement>(target: Target) {
  const on = (selector: string, method: 'focus' | 'click' | 'reset') =>
    function (this: HTMLElement): void {
      const act = () => {
        const node = (rootOf(this) ?? this).querySelector(selector)
        if (node) Reflect.get(node, method).call(node)
        return node
      }
      if (this.inert || act()) return
      this.addEventListener('mrp-ready', act, { once: true })
      void handleOf(this)?.wake()
    }
  const methods = {
    focus: on('[part=input]', 'focus'),
    // A press is heard before the code is there, too.
    submit: on('[type=submit]', 'click'),
    reset: on('form', 'reset'),
  }
  // To assign `focus` throws on a page that has frozen the prototypes.
  return Object.defineProperties(target, Object.getOwnPropertyDescriptors(methods)) as Target & typeof methods
}

/**
 * Keeps React from moving the focus. After each commit, React gives the focus back to what had it, if that is gone: of a
 * shadow root it knows the host alone, and a form's `focus()` would go to its first field. A page that calls `focus()` does
 * so while nothing of the form has just lost it.
 */
export function ignoreFocusOfReact(host: HTMLElement): void {
  const { focus } = host
  let hadFocus = host.matches(':focus-within')
  host.addEventListener('focusin', () => {
    hadFocus = true
  })
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) hadFocus = false
    // Some browsers tell of a node that is removed with the focus in it, in the midst of React's commit.
    else setTimeout(() => (hadFocus = host.matches(':focus-within')))
  })
  host.focus = () => {
    const isReact = hadFocus && !host.matches(':focus-within')
    hadFocus = false
    if (!isReact) focus.call(host)
  }
}
