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
