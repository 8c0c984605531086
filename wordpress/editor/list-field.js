// A list in the sidebar: entries that open one at a time, and can be moved and removed.

;(() => {
  const { createElement: el, useEffect, useState } = wp.element
  const { BaseControl, Button, TextareaControl } = wp.components
  const { __, sprintf } = wp.i18n
  const { Field, Reached, decoded, entriesOf, endUndoStep } = window.mrpWidgets

  const looks = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true }

  const row = { display: 'flex', flexWrap: 'wrap', gap: 8 }

  const button = (label, onClick, more) =>
    el(Button, { variant: 'tertiary', size: 'small', onClick, ...more }, label)

  /** The second click of a double click lands on what the first one has put there: it is none. */
  const once = act => event => event.detail < 2 && act()

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

  function Entry({ entry, fields, number, count, isOpen, wanted, onReached, toggle, change, move, remove }) {
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
            el(
              Reached,
              { key: name, isWanted: wanted === name, onReached },
              el(field.kind === 'texts' ? Lines : Field, {
                attribute: field,
                value: entry[name],
                onChange: value => change({ ...entry, [name]: value }),
              }),
            ),
          ),
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
          button(__('Remove', 'mrp-widgets'), once(remove), {
            isDestructive: true,
            'aria-label': nth(__('Remove entry %d', 'mrp-widgets')),
          }),
        ),
    )
  }

  /** Says what was removed, with a way back. */
  const sayRemoved = name =>
    wp.data
      .dispatch('core/notices')
      .createSuccessNotice(sprintf(__('%s was removed.', 'mrp-widgets'), name), {
        type: 'snackbar',
        actions: [{ label: __('Undo', 'mrp-widgets'), onClick: () => wp.data.dispatch('core').undo() }],
      })

  /**
   * The element shows its own entries until an author changes one, and so does the list. One entry is open at a time.
   * @param {{
   *   attribute: object, value: unknown, onChange: (value: unknown) => void,
   *   wanted?: { number: number, field: string }, onReached: () => void,
   * }} props
   */
  function ListField({ attribute, value, onChange, wanted, onReached }) {
    const { fields, own = [] } = attribute
    const [opened, open] = useState()
    const [aim, setAim] = useState()
    const [first] = Object.keys(fields)
    const given = entriesOf(value)
    const entries = given.length > 0 ? given : entriesOf(own)
    // The entry itself, wherever an Undo has put it; or the one in its place, where a word of it was taken back.
    const found = entries.indexOf(opened?.entry)
    const isOpen = number => opened !== undefined && number === (found < 0 ? opened.number : found)

    /** Opens the entry in a place of a list, with the cursor in one of its fields. */
    const enter = (list, number, field = first) => {
      open({ number, entry: list[number] })
      setAim({ number, field })
    }
    useEffect(() => {
      if (wanted) enter(entries, wanted.number, wanted.field)
    }, [wanted])

    /** Another list, as a step of its own for Undo. */
    const become = list => {
      onChange(list)
      endUndoStep()
    }
    const add = list => {
      become([...list, {}])
      enter([...list, {}], list.length)
    }
    const move = (number, step) => {
      const list = [...entries]
      const [entry] = list.splice(number, 1)
      list.splice(number + step, 0, entry)
      become(list)
      open({ number: number + step, entry })
    }
    return el(
      BaseControl,
      {
        ...looks,
        id: `mrp-list-${attribute.label}`,
        label: __(attribute.label, 'mrp-widgets'),
        help: __(attribute.doc, 'mrp-widgets'),
      },
      entries.map((entry, number) =>
        el(Entry, {
          // Entries have no names of their own.
          key: number,
          entry,
          fields,
          number,
          count: entries.length,
          isOpen: isOpen(number),
          wanted: aim?.number === number ? aim.field : undefined,
          onReached: () => {
            setAim(undefined)
            onReached()
          },
          // A key that opens it leaves the focus where it is.
          toggle: ({ detail }) => {
            if (isOpen(number)) open(undefined)
            else if (detail > 0) enter(entries, number)
            else open({ number, entry })
          },
          change: next => {
            open({ number, entry: next })
            onChange(entries.map((other, at) => (at === number ? next : other)))
          },
          move: step => move(number, step),
          remove: () => {
            become(entries.filter((_, at) => at !== number))
            open(undefined)
            sayRemoved(nameOf(entry, fields, number))
          },
        }),
      ),
      el(
        'div',
        { style: row },
        button(
          __('Add entry', 'mrp-widgets'),
          once(() => add(entries)),
          { variant: 'secondary' },
        ),
        given.length === 0
          ? button(
              __('Start with an empty entry', 'mrp-widgets'),
              once(() => add([])),
            )
          : button(
              __('Back to the default', 'mrp-widgets'),
              once(() => {
                become(undefined)
                open(undefined)
              }),
            ),
      ),
    )
  }

  Object.assign(window.mrpWidgets, { ListField })
})()
