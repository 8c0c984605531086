/**
 * Matches keys that type, edit or move within a field. The last three belong to input methods and phone keyboards.
 */
const typing = /^(.|Enter|Backspace|Delete|Insert|Home|End|Page.*|Arrow.*|Dead|Process|Unidentified)$/u
/** Matches letters that edit, together with Ctrl or Meta. */
const editing = /^[acvxyz]$/i
/**
 * Lists events that pages cancel to prevent copying. With them cancelled, nobody could tap our fields, or paste into
 * them.
 */
const gestures = ['mousedown', 'touchstart', 'contextmenu', 'copy', 'cut', 'paste'] as const
const fields = 'input,textarea,select'
const controls = `${fields},button,a,label`
const types = ['keydown', 'keypress', 'keyup'] as const

/** Holds the physical keys that were pressed in our fields. If the page saw a key go down, it also sees it come up. */
const keysDown = new Set<string>()

/**
 * Stops key events of typing in an element's own fields at its shadow root, and gestures. Outside, their target is the
 * element and not a field. A page's hotkey “/ focuses the search, unless the target is an input” would take the letter.
 * Escape, Tab, function keys, and other combinations with Ctrl or Meta continue: they may close a dialog of the page or save
 * its work. Capturing listeners of the page run earlier. Calling it twice is harmless.
 */
export function stopTypingKeys(root: ShadowRoot): void {
  for (const type of types) root.addEventListener(type, stopKey)
  for (const type of gestures) root.addEventListener(type, stopGesture, { passive: true })
}

function stopGesture(event: Event): void {
  if (!isInOwn(controls, event)) return
  event.stopPropagation()
  // A menu of the page closes at a press outside of it. What is dispatched by hand, the page cannot prevent.
  if (event instanceof MouseEvent && event.type === 'mousedown')
    (event.currentTarget as ShadowRoot).host.dispatchEvent(new MouseEvent('mousedown', event))
}

function stopKey(event: Event): void {
  // Autofill dispatches key events that are not KeyboardEvents.
  if (!(event instanceof KeyboardEvent)) return
  const { type, code } = event
  const isStopped = type === 'keyup' ? keysDown.has(code) : isInOwn(fields, event) && isTyping(event)
  if (isStopped) event.stopPropagation()
  if (type === 'keydown' && isStopped) keysDown.add(code)
  else if (type !== 'keypress') keysDown.delete(code)
}

/**
 * Tells whether the event is in a field or control of our own. One that the page has put into a slot is visible to the page
 * as what it is.
 */
const isInOwn = (selector: string, { target, currentTarget }: Event): boolean =>
  target instanceof Element && target.closest(selector) !== null && target.getRootNode() === currentTarget

/**
 * Tells whether a key types text. Windows reports AltGr as Ctrl and Alt, and any key types while an input method
 * composes.
 */
const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (typing.test(event.key) &&
    (editing.test(event.key) || !(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph')))
