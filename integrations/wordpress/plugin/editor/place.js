// Which field of the sidebar has the text that stands at a point of the canvas.

;(() => {
  const { decoded, entriesOf } = window.mrpWidgets

  /** Returns the node with the text at a point, or in whose element it lies, and how many before it say the same. */
  function textAt(root, x, y) {
    const isIn = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom
    const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = root.ownerDocument.createRange()
    const seen = []
    let around
    while (texts.nextNode()) {
      const node = texts.currentNode
      const text = node.data.trim()
      // What is folded up has a place too.
      if (text === '' || !node.parentElement?.checkVisibility()) continue
      const found = { node, text, nth: seen.filter(one => one === text).length }
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some(isIn)) return found
      if (isIn(node.parentElement.getBoundingClientRect())) around = found
      seen.push(text)
    }
    return around
  }

  /** Returns every text of a block with its field: of a list, with the place of its entry. */
  function textsOf(element, attributes) {
    return Object.entries(element.attributes).flatMap(([name, { kind, fields, own }]) => {
      const value = attributes[name]
      if (kind === 'text') return [{ name, text: decoded(value ?? own) }]
      if (kind !== 'list') return []
      const given = entriesOf(value)
      return (given.length > 0 ? given : entriesOf(own)).flatMap((entry, number) =>
        Object.keys(fields).flatMap(field =>
          [entry[field]].flat().map(text => ({ name, number, field, text: decoded(text) })),
        ),
      )
    })
  }

  /**
   * Returns the field whose text was clicked, with as much of it as stands there, or undefined.
   * @param {{ host: Element, x: number, y: number, element: object, attributes: object }} click
   */
  function fieldAt({ host, x, y, element, attributes }) {
    const found = host?.shadowRoot && textAt(host.shadowRoot, x, y)
    if (!found) return undefined
    // What a click unfolds on the page, it unfolds here.
    found.node.parentElement?.closest('details')?.setAttribute('open', '')
    const texts = textsOf(element, attributes)
    const same = texts.filter(({ text }) => text.trim() === found.text)
    // An answer with a link is several texts.
    const parts = texts.filter(({ text }) => found.text.length > 3 && text.includes(found.text))
    const fitting = same.length > 0 ? same : parts
    const field = fitting[Math.min(found.nth, fitting.length - 1)]
    return field && { ...field, text: found.text }
  }

  Object.assign(window.mrpWidgets, { fieldAt })
})()
