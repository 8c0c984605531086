/**
 * Matches keys that type, edit or move within a field. The last three belong to input methods and phone keyboards.
 */
const typing = /^(.|Enter|Backspace|Delete|Insert|Home|End|Page.*|Arrow.*|Dead|Process|Unidentified)$/u
const fields = 'input,textarea,select'
const types = ['keydown', 'keypress', 'keyup'] as const

/** The physical keys that were pressed in our fields. If the page saw a key go down, it also sees it come up. */
const kept = new Set<string>()

/**
 * Stops key events of typing in an element's own fields at its shadow root. Outside, their target is the element and
 * not a field. A page's hotkey “/ focuses the search, unless the target is an input” would take the letter. Escape,
 * Tab, function keys, and combinations with Ctrl or Meta continue: they may close a dialog of the page or save its
 * work. Capturing listeners of the page run earlier. Calling it twice is harmless.
 */
export function keepTyping(root: ShadowRoot): void {
  for (const type of types) root.addEventListener(type, keep)
}

function keep(event: Event): void {
  // Autofill dispatches key events that are not KeyboardEvents.
  if (!(event instanceof KeyboardEvent)) return
  const { type, code } = event
  const isKept = type === 'keyup' ? kept.has(code) : isInOwnField(event) && isTyping(event)
  if (isKept) event.stopPropagation()
  if (type === 'keydown' && isKept) kept.add(code)
  else if (type !== 'keypress') kept.delete(code)
}

/**
 * Tells whether the event is in a field of our own. A field that the page has put into a slot is visible to the page
 * as a field.
 */
const isInOwnField = ({ target, currentTarget }: Event): boolean =>
  target instanceof Element && target.matches(fields) && target.getRootNode() === currentTarget

/**
 * Tells whether a key types text. Windows reports AltGr as Ctrl and Alt, and any key types while an input method
 * composes.
 */
const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (typing.test(event.key) && (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph')))
