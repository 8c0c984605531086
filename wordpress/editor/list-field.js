// A list in the sidebar: a fieldset for each entry, which can be moved and removed.

;(() => {
  const { createElement: el } = wp.element
  const { BaseControl, Button, TextareaControl } = wp.components
  const { __, sprintf } = wp.i18n
  const { Field, decoded, entriesOf } = window.mrpWidgets

  const looks = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true }

  const button = (label, onClick, more) =>
    el(Button, { variant: 'tertiary', size: 'small', onClick, ...more }, label)

  /** One line for each text. */
  const Lines = ({ attribute, value, onChange }) =>
    el(TextareaControl, {
      ...looks,
      label: __(attribute.label, 'mrp-widgets'),
      help: __('One on each line.', 'mrp-widgets'),
      value: (Array.isArray(value) ? value : []).map(decoded).join('\n'),
      onChange: text => onChange(text.split('\n')),
    })

  function Entry({ entry, fields, number, count, change, move, remove }) {
    const nth = text => sprintf(text, number + 1)
    return el(
      'fieldset',
      { style: { border: '1px solid #ddd', padding: 8, marginBottom: 8 } },
      el('legend', null, nth(__('Entry %d', 'mrp-widgets'))),
      Object.entries(fields).map(([name, field]) =>
        el(field.kind === 'texts' ? Lines : Field, {
          key: name,
          attribute: field,
          value: entry[name],
          onChange: value => change({ ...entry, [name]: value }),
        }),
      ),
      button(__('Move up', 'mrp-widgets'), () => move(-1), {
        disabled: number === 0,
        'aria-label': nth(__('Move entry %d up', 'mrp-widgets')),
      }),
      button(__('Move down', 'mrp-widgets'), () => move(1), {
        disabled: number === count - 1,
        'aria-label': nth(__('Move entry %d down', 'mrp-widgets')),
      }),
      button(__('Remove', 'mrp-widgets'), remove, {
        isDestructive: true,
        'aria-label': nth(__('Remove entry %d', 'mrp-widgets')),
      }),
    )
  }

  /** An element shows its own entries until an author takes them over. */
  function ListField({ attribute, value, onChange }) {
    const { fields, own = [] } = attribute
    const label = __(attribute.label, 'mrp-widgets')
    const id = `mrp-list-${attribute.label}`
    const given = entriesOf(value)
    if (given.length === 0)
      return el(
        BaseControl,
        { ...looks, id, label, help: __(attribute.doc, 'mrp-widgets') },
        el(
          'div',
          null,
          own.length > 0 &&
            button(__('Edit these entries', 'mrp-widgets'), () => onChange(own), { variant: 'secondary' }),
          button(__('Start with an empty entry', 'mrp-widgets'), () => onChange([{}]), {
            variant: 'secondary',
          }),
        ),
      )
    const moved = (at, step) => {
      const entries = [...given]
      const [entry] = entries.splice(at, 1)
      entries.splice(at + step, 0, entry)
      return entries
    }
    return el(
      BaseControl,
      { ...looks, id, label },
      given.map((entry, number) =>
        el(Entry, {
          // Entries have no names of their own.
          key: number,
          entry,
          fields,
          number,
          count: given.length,
          change: next => onChange(given.map((other, at) => (at === number ? next : other))),
          move: step => onChange(moved(number, step)),
          remove: () => onChange(given.filter((_, at) => at !== number)),
        }),
      ),
      button(__('Add entry', 'mrp-widgets'), () => onChange([...given, {}]), { variant: 'secondary' }),
      button(__('Back to the default', 'mrp-widgets'), () => onChange(undefined)),
    )
  }

  Object.assign(window.mrpWidgets, { ListField })
})()
