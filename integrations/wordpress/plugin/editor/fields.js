// A field of the sidebar for each kind of attribute. Nothing typed means that the attribute is left out, but where the page
// shows a text of the element's own until an author takes it away.

;(() => {
  const { createElement: el, useEffect, useRef } = wp.element
  const { TextControl, TextareaControl, SelectControl, ToggleControl } = wp.components
  const { __ } = wp.i18n

  /** Makes every field look as WordPress will show it one day. */
  const looks = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true }

  /**
   * Reads a text as it was typed, and a number or null from a post's source. WordPress escapes these three signs for authors
   * without `unfiltered_html`. Only shown, never written back: that alone would make the post unsaved.
   */
  const decoded = text =>
    String(text ?? '').replace(/&(amp|lt|gt);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>' })[name])

  /** Returns the entries of a list, in which a post's source may have anything. */
  const entriesOf = list =>
    (Array.isArray(list) ? list : []).filter(entry => entry && typeof entry === 'object')

  const plainText = html => wp.richText.create({ html }).text

  /** @param {{ attribute: object, value: unknown, onChange: (value: unknown) => void }} props */
  function Field({ attribute, value, onChange }) {
    const { kind, choices = [], isLong, mayBeEmpty, own } = attribute
    const shared = {
      ...looks,
      label: __(attribute.label, 'mrp-widgets'),
      help: attribute.doc && __(attribute.doc, 'mrp-widgets'),
    }
    // An attribute that is not given is left out of the post.
    const change = text => onChange(text === '' ? undefined : text)
    if (kind === 'toggle')
      return el(ToggleControl, {
        ...shared,
        checked: value === true,
        onChange: is => onChange(is || undefined),
      })
    if (kind === 'choice') {
      const options = [
        { label: __('Default', 'mrp-widgets'), value: '' },
        ...choices.map(choice => ({ label: __(choice, 'mrp-widgets'), value: choice })),
      ]
      return el(SelectControl, { ...shared, options, value: decoded(value), onChange: change })
    }
    if (kind === 'number')
      return el(TextControl, {
        ...shared,
        type: 'number',
        value: value ?? '',
        onChange: text => onChange(text === '' ? undefined : Number(text)),
      })
    const Control = isLong ? TextareaControl : TextControl
    if (kind === 'rich') {
      const isFormatted = /<[a-z]/i.test(value ?? '')
      return el(Control, {
        ...shared,
        // A text field would take the formatting away.
        disabled: isFormatted,
        help: isFormatted ? __('Has formatting: edit it in the page.', 'mrp-widgets') : shared.help,
        value: plainText(value ?? ''),
        placeholder: own,
        onChange: text => change(wp.escapeHtml.escapeHTML(text)),
      })
    }
    if (mayBeEmpty)
      return el(Control, {
        ...shared,
        value: decoded(value ?? own),
        onChange: text => onChange(text === own ? undefined : text),
      })
    return el(Control, { ...shared, value: decoded(value), placeholder: own, onChange: change })
  }

  /**
   * Puts the cursor into the field in it once that is wanted, and marks the text that was clicked, or all of the field.
   * @param {{ isWanted: boolean, text?: string, onReached: () => void, children: unknown }} props
   */
  function Reached({ isWanted, text = '', onReached, children }) {
    const ref = useRef(null)
    useEffect(() => {
      if (!isWanted) return
      // WordPress focuses the block that was clicked, a moment after the click.
      const timer = setTimeout(() => {
        const field = ref.current?.querySelector('input, textarea')
        field?.scrollIntoView({ block: 'center' })
        field?.focus({ preventScroll: true })
        field?.select()
        // One of several lines.
        const at = field?.value.indexOf(text) ?? -1
        if (text !== '' && at >= 0) field.setSelectionRange(at, at + text.length)
        onReached()
      }, 100)
      return () => clearTimeout(timer)
    }, [isWanted])
    return el('div', { ref }, children)
  }

  /**
   * Ends what one Undo takes back. WordPress takes all changes of one attribute for one, and a list with its moves and removals
   * is one attribute.
   */
  const endUndoStep = () => wp.data.dispatch('core/block-editor').__unstableMarkLastChangeAsPersistent()

  Object.assign(window.mrpWidgets, { Field, Reached, decoded, entriesOf, looks, plainText, endUndoStep })
})()
