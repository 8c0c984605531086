// Registers the blocks: what each shows in the canvas and in the sidebar. The server paints them, so nothing is saved but
// their attributes, and no block becomes invalid when the markup changes.

;(() => {
  const { createElement: el, Fragment, useState } = wp.element
  const { InspectorAdvancedControls, InspectorControls, useBlockProps } = wp.blockEditor
  const { PanelBody } = wp.components
  const { __ } = wp.i18n
  const { elements, Field, ListField, PageTitle, Preview, Reached, endUndoStep, fieldAt } = window.mrpWidgets

  /** Lists the attributes that stand apart: every element has the theme, and few authors need the other ones. */
  const apart = ['theme', 'lang']

  /** Shows the fields of the block in place of those of the page, unless the author has closed the sidebar. */
  function showBlockFields() {
    const area = wp.data.select('core/interface').getActiveComplementaryArea('core')
    if (area?.endsWith('/document'))
      wp.data.dispatch('core/interface').enableComplementaryArea('core', area.replace('/document', '/block'))
  }

  function editorOf(tag, element) {
    const names = Object.keys(element.attributes)
    return function Edit({ attributes, setAttributes }) {
      /** Is the field whose text was clicked in the canvas. */
      const [wanted, want] = useState()
      const onReached = () => want(undefined)
      const blockProps = useBlockProps({
        onClick({ currentTarget, clientX: x, clientY: y }) {
          const host = currentTarget.querySelector(tag)
          const field = fieldAt({ host, x, y, element, attributes })
          if (!field) return
          showBlockFields()
          want(field)
        },
      })
      const fields = names =>
        // Leaving a field ends what one Undo takes back.
        el(
          'div',
          { onBlur: endUndoStep, style: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
          names.map(name => {
            const attribute = element.attributes[name]
            const isWanted = wanted?.name === name
            const shared = {
              attribute,
              value: attributes[name],
              onChange: value => setAttributes({ [name]: value }),
            }
            return attribute.kind === 'list'
              ? el(ListField, { key: name, ...shared, wanted: isWanted ? wanted : undefined, onReached })
              : el(Reached, { key: name, isWanted, text: wanted?.text, onReached }, el(Field, shared))
          }),
        )
      const own = names.filter(name => !apart.includes(name))
      return el(
        Fragment,
        null,
        el(
          InspectorControls,
          null,
          tag === 'mrp-page-intro' && el(PageTitle),
          own.length > 0 && el(PanelBody, { title: __('Content', 'mrp-widgets') }, fields(own)),
          el(PanelBody, { title: __('Appearance', 'mrp-widgets'), initialOpen: false }, fields(['theme'])),
        ),
        el(InspectorAdvancedControls, null, fields(names.filter(name => name === 'lang'))),
        el('div', blockProps, el(Preview, { tag, element, attributes, setAttributes })),
      )
    }
  }

  for (const [tag, element] of Object.entries(elements))
    wp.blocks.registerBlockType(`mrp/${tag.slice('mrp-'.length)}`, {
      edit: editorOf(tag, element),
      save: () => null,
    })
})()
