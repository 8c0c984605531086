// Registers the blocks: what each shows in the canvas and in the sidebar. The server paints them, so nothing is saved but
// their attributes, and no block becomes invalid when the markup changes.

;(() => {
  const { createElement: el, Fragment } = wp.element
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { PanelBody } = wp.components
  const { __ } = wp.i18n
  const { elements, Field, ListField, Preview, endUndoStep } = window.mrpWidgets

  /** Every element has these. */
  const common = ['theme', 'lang']

  function editorOf(tag, element) {
    const names = Object.keys(element.attributes)
    return function Edit({ attributes, setAttributes }) {
      const fields = wanted =>
        // Leaving a field ends what one Undo takes back.
        el(
          'div',
          { onBlur: endUndoStep },
          wanted.map(name => {
            const attribute = element.attributes[name]
            return el(attribute.kind === 'list' ? ListField : Field, {
              key: name,
              attribute,
              value: attributes[name],
              onChange: value => setAttributes({ [name]: value }),
            })
          }),
        )
      const own = names.filter(name => !common.includes(name))
      return el(
        Fragment,
        null,
        el(
          InspectorControls,
          null,
          own.length > 0 && el(PanelBody, { title: __('Content', 'mrp-widgets') }, fields(own)),
          el(PanelBody, { title: __('Appearance', 'mrp-widgets'), initialOpen: false }, fields(common)),
        ),
        el('div', useBlockProps(), el(Preview, { tag, element, attributes, setAttributes })),
      )
    }
  }

  for (const [tag, element] of Object.entries(elements))
    wp.blocks.registerBlockType(`mrp/${tag.slice('mrp-'.length)}`, {
      edit: editorOf(tag, element),
      save: () => null,
    })
})()
