// A list in the sidebar: entries that open one at a time, and can be moved and removed.

;(() => {
  const { createElement: el, useState } = wp.element
  const { BaseControl, Button, TextareaControl } = wp.components
  const { __, sprintf } = wp.i18n
  const { Field, decoded, entriesOf, endUndoStep } = window.mrpWidgets

  const looks = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true }

  const row = { display: 'flex', flexWrap: 'wrap', gap: 8 }

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

  /** An entry is called what its first text says, such as a plan's name. */
  const nameOf = (entry, fields, number) =>
    decoded(entry[Object.keys(fields)[0]]).trim() || sprintf(__('Entry %d', 'mrp-widgets'), number + 1)

  function Entry({ entry, fields, number, count, isOpen, toggle, change, move, remove }) {
    const nth = text => sprintf(text, number + 1)
    const name = nameOf(entry, fields, number)
    return el(
      'div',
      { role: 'group', 'aria-label': name, style: { border: '1px solid #ddd', marginBottom: 8 } },
      button(name, toggle, {
        'aria-expanded': isOpen,
        // The icon is a letter of a font, which would be part of the name.
        'aria-label': name,
        icon: isOpen ? 'arrow-up-alt2' : 'arrow-down-alt2',
        iconPosition: 'right',
        style: {
          width: '100%',
          height: 'auto',
          minHeight: 36,
          justifyContent: 'space-between',
          textAlign: 'start',
        },
      }),
      isOpen &&
        el(
          'div',
          { style: { padding: 8 } },
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
        ),
    )
  }

  /** An element shows its own entries until an author takes them over. One entry is open at a time. */
  function ListField({ attribute, value, onChange }) {
    const { fields, own = [] } = attribute
    const [opened, open] = useState(0)
    const shared = {
      ...looks,
      id: `mrp-list-${attribute.label}`,
      label: __(attribute.label, 'mrp-widgets'),
      help: __(attribute.doc, 'mrp-widgets'),
    }
    /** Another list, as a step of its own for Undo. */
    const become = (entries, next) => {
      onChange(entries)
      endUndoStep()
      open(next)
    }
    const given = entriesOf(value)
    if (given.length === 0)
      return el(
        BaseControl,
        shared,
        el(
          'div',
          { style: row },
          own.length > 0 &&
            button(__('Edit these entries', 'mrp-widgets'), () => become(own, 0), { variant: 'secondary' }),
          button(__('Start with an empty entry', 'mrp-widgets'), () => become([{}], 0), {
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
      shared,
      given.map((entry, number) =>
        el(Entry, {
          // Entries have no names of their own.
          key: number,
          entry,
          fields,
          number,
          count: given.length,
          isOpen: opened === number,
          toggle: () => open(opened === number ? undefined : number),
          change: next => onChange(given.map((other, at) => (at === number ? next : other))),
          move: step => become(moved(number, step), number + step),
          // Another press on the same place removes nothing.
          remove: () =>
            become(
              given.filter((_, at) => at !== number),
              undefined,
            ),
        }),
      ),
      el(
        'div',
        { style: row },
        button(__('Add entry', 'mrp-widgets'), () => become([...given, {}], given.length), {
          variant: 'secondary',
        }),
        button(__('Back to the default', 'mrp-widgets'), () => become(undefined, 0)),
      ),
    )
  }

  Object.assign(window.mrpWidgets, { ListField })
})()
