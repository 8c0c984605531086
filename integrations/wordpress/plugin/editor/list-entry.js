// An entry of a list in the sidebar: a name that opens its fields, and what can be done with it.

;(() => {
  const { createElement: el } = wp.element
  const { Button, TextareaControl } = wp.components
  const { __, sprintf } = wp.i18n
  const { Field, Reached, decoded, looks } = window.mrpWidgets

  const button = (label, onClick, more) =>
    el(Button, { variant: 'tertiary', size: 'small', onClick, ...more }, label)

  /** Ignores the second click of a double click: it lands on what the first one has put there. */
  const once = act => event => event.detail < 2 && act()

  /** Shows a text for several texts, one on each line. */
  const Lines = ({ attribute, value, onChange }) =>
    el(TextareaControl, {
      ...looks,
      label: __(attribute.label, 'mrp-widgets'),
      help: __('One on each line.', 'mrp-widgets'),
      value: (Array.isArray(value) ? value : []).map(decoded).join('\n'),
      onChange: text => onChange(text.split('\n')),
    })

  /** Names an entry by its first text, such as a plan's name. */
  const nameOf = (entry, fields, number) =>
    decoded(entry[Object.keys(fields)[0]]).trim() || sprintf(__('Entry %d', 'mrp-widgets'), number + 1)

  function Entry({ entry, fields, number, count, isOpen, wanted, onReached, toggle, change, move, remove }) {
    const nth = text => sprintf(text, number + 1)
    const name = nameOf(entry, fields, number)
    return el(
      'div',
      { role: 'group', 'aria-label': name, style: { border: '1px solid #ddd', marginBottom: 8 } },
      el(
        'div',
        { style: { display: 'flex' } },
        button(name, toggle, {
          'aria-expanded': isOpen,
          // The icon is a letter of a font, which would be part of the name.
          'aria-label': name,
          icon: isOpen ? 'arrow-up-alt2' : 'arrow-down-alt2',
          iconPosition: 'right',
          style: {
            flex: 1,
            minWidth: 0,
            whiteSpace: 'normal',
            height: 'auto',
            minHeight: 36,
            justifyContent: 'space-between',
            textAlign: 'start',
          },
        }),
        el(Button, {
          icon: 'trash',
          label: nth(__('Remove entry %d', 'mrp-widgets')),
          onClick: once(remove),
        }),
      ),
      isOpen &&
        el(
          'div',
          { style: { padding: 8, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
          Object.entries(fields).map(([name, field]) =>
            el(
              Reached,
              { key: name, isWanted: wanted?.field === name, text: wanted?.text, onReached },
              el(field.kind === 'texts' ? Lines : Field, {
                attribute: field,
                value: entry[name],
                onChange: value => change({ ...entry, [name]: value }),
              }),
            ),
          ),
          el(
            'div',
            null,
            button(
              __('Move up', 'mrp-widgets'),
              once(() => move(-1)),
              { disabled: number === 0, 'aria-label': nth(__('Move entry %d up', 'mrp-widgets')) },
            ),
            button(
              __('Move down', 'mrp-widgets'),
              once(() => move(1)),
              { disabled: number === count - 1, 'aria-label': nth(__('Move entry %d down', 'mrp-widgets')) },
            ),
          ),
        ),
    )
  }

  Object.assign(window.mrpWidgets, { Entry, nameOf, button, once })
})()
