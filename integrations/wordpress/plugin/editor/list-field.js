// A list in the sidebar: entries that open one at a time, and can be added, moved and removed.

;(() => {
  const { createElement: el, useEffect, useState } = wp.element
  const { BaseControl } = wp.components
  const { __, sprintf } = wp.i18n
  const { Entry, button, endUndoStep, entriesOf, looks, nameOf, once } = window.mrpWidgets

  const row = { display: 'flex', flexWrap: 'wrap', gap: 8 }

  /** Says what was removed, with a way back. */
  const sayRemoved = name =>
    wp.data
      .dispatch('core/notices')
      .createSuccessNotice(sprintf(__('%s was removed.', 'mrp-widgets'), name), {
        // The one before goes: Undo would take back this removal.
        id: 'mrp-removed',
        type: 'snackbar',
        actions: [{ label: __('Undo', 'mrp-widgets'), onClick: () => wp.data.dispatch('core').undo() }],
      })

  /**
   * The element shows its own entries until an author changes one, and so does the list. One entry is open at a time.
   * @param {{
   *   attribute: object, value: unknown, onChange: (value: unknown) => void,
   *   wanted?: { number: number, field: string, text?: string }, onReached: () => void,
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
    const enter = (list, number, wanted = { field: first }) => {
      open({ number, entry: list[number] })
      setAim({ ...wanted, number })
    }
    useEffect(() => {
      if (wanted) enter(entries, wanted.number, wanted)
    }, [wanted])

    /** Sets another list, as a step of its own for Undo. */
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
          wanted: aim?.number === number ? aim : undefined,
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
            // Another one that is open stays so, and the next one to be removed comes below the pointer.
            const isItself = isOpen(number)
            become(entries.filter((_, at) => at !== number))
            if (isItself) open(undefined)
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
