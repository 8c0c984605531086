// The element itself in the canvas, live, with its heading and its lead edited in place.

;(() => {
  const { createElement: el, useEffect, useRef } = wp.element
  const { RichText } = wp.blockEditor
  const { __ } = wp.i18n
  const { decoded, entriesOf, plainText } = window.mrpWidgets

  const formats = ['core/bold', 'core/italic', 'core/link', 'core/code', 'core/strikethrough']

  /** Returns the attribute's text, or undefined where the element's default rules. */
  function written({ kind, fields, mayBeEmpty }, value) {
    if (value === undefined || (value === '' && !mayBeEmpty) || value === false) return undefined
    if (kind === 'toggle') return ''
    if (kind === 'rich') return plainText(value) || undefined
    if (kind !== 'list') return decoded(String(value))
    const entries = entriesOf(value)
    return entries.length > 0 ? JSON.stringify(entries.map(entry => completed(entry, fields))) : undefined
  }

  /**
   * Completes an entry that is being written with all the texts that the element needs. One that is missing shows what
   * belongs there.
   */
  function completed(entry, fields) {
    const pairs = Object.entries(fields).map(([name, { kind, label, optional }]) => {
      const empty = { text: __(label, 'mrp-widgets'), texts: [], toggle: false }
      const value = entry[name]
      if (['string', 'number'].includes(typeof value) && value !== '') return [name, decoded(value)]
      if (Array.isArray(value)) return [name, withoutBlankEnd(value.map(decoded))]
      return [name, (value === '' ? undefined : value) ?? (optional ? undefined : empty[kind])]
    })
    return Object.fromEntries(pairs)
  }

  /** Drops empty texts at the end: an author begins a new line with one. One further up is meant. */
  const withoutBlankEnd = texts => texts.slice(0, texts.findLastIndex(text => text !== '') + 1)

  /** @param {{ tag: string, element: object, attributes: object, setAttributes: (changed: object) => void }} props */
  function Preview({ tag, element, attributes, setAttributes }) {
    const ref = useRef(null)
    const rich = Object.entries(element.attributes).filter(([, { kind }]) => kind === 'rich')
    // Set here and not by React, which writes a list as "[object Object]".
    useEffect(() => {
      const host = ref.current
      // Nothing in it is clicked or typed into, so that a click selects the block.
      host.inert = rich.length === 0
      for (const [name, attribute] of Object.entries(element.attributes)) {
        const text = written(attribute, attributes[name])
        if (text === undefined) host.removeAttribute(name)
        else if (host.getAttribute(name) !== text) host.setAttribute(name, text)
      }
    })
    return el(
      tag,
      { ref, onClickCapture: event => event.preventDefault() },
      rich.map(([name, { label, own }]) =>
        el(
          'span',
          { key: name, slot: name },
          el(RichText, {
            tagName: 'span',
            identifier: name,
            'aria-label': __(label, 'mrp-widgets'),
            allowedFormats: formats,
            disableLineBreaks: true,
            placeholder: own || __(label, 'mrp-widgets'),
            // Empty while an author types anew. The element's own text would come back under the cursor.
            value: attributes[name] ?? wp.escapeHtml.escapeHTML(own),
            onChange: html => setAttributes({ [name]: html }),
          }),
        ),
      ),
    )
  }

  Object.assign(window.mrpWidgets, { Preview })
})()
