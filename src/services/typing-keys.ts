/** What types, edits or moves within a field; the last three are keys that an input method or a phone's keyboard reads. */
const typing = /^(.|Enter|Backspace|Delete|Insert|Home|End|Page.*|Arrow.*|Dead|Process|Unidentified)$/u
const fields = 'input,textarea,select'
const types = ['keydown', 'keypress', 'keyup'] as const

/** The keys that went down in our fields, by their place on the keyboard: a page that saw one go down sees it come up. */
const kept = new Set<string>()

/**
 * Stops the events of keys that the visitor types into an element's own fields at its shadow root. Outside, their target
 * is the element, which is no field, so a page's hotkey “/ focuses the search, unless the target is an input” would take
 * the letter. Escape, Tab, function keys, and combinations with Ctrl or Meta type nothing and go on: they may close a
 * dialog of the page or save its work. Listeners of the page that capture run earlier. Calling it twice is harmless.
 */
export function keepTyping(root: ShadowRoot): void {
  for (const type of types) root.addEventListener(type, keep)
}

function keep(event: Event): void {
  // A browser that fills in a field reports keys that are none.
  if (!(event instanceof KeyboardEvent)) return
  const { type, code } = event
  const isKept = type === 'keyup' ? kept.has(code) : isInOwnField(event) && isTyping(event)
  if (isKept) event.stopPropagation()
  if (type === 'keydown' && isKept) kept.add(code)
  else if (type !== 'keypress') kept.delete(code)
}

/** A field that the page itself put into a slot is the page's, and seen by it as a field. */
const isInOwnField = ({ target, currentTarget }: Event): boolean =>
  target instanceof Element && target.matches(fields) && target.getRootNode() === currentTarget

/** With AltGr, which Windows reports as Ctrl and Alt, keys type too; so does any key while an input method composes. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (typing.test(event.key) && (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph')))
