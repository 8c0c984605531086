// The intro has the page's first heading, and most themes print the page's title above it.

;(() => {
  const { createElement: el } = wp.element
  const { Button, Notice } = wp.components
  const { useDispatch, useSelect } = wp.data
  const { __ } = wp.i18n

  /** Matches what themes call a template that leaves the title out. */
  const withoutTitle = /no-?title|blank|landing|canvas/i

  /** Offers the theme's template without a title, where there is one and the page has another one. */
  function PageTitle() {
    const { editPost } = useDispatch('core/editor')
    const template = useSelect(select => {
      const editor = select('core/editor')
      // Neither widgets nor the site's templates have a page.
      if (editor?.getCurrentPostType() !== 'page') return undefined
      const { availableTemplates = {} } = editor.getEditorSettings()
      const chosen = editor.getEditedPostAttribute('template') ?? ''
      return withoutTitle.test(chosen)
        ? undefined
        : Object.keys(availableTemplates).find(name => withoutTitle.test(name))
    }, [])
    if (!template) return null
    return el(
      Notice,
      { status: 'info', isDismissible: false },
      el('p', null, __('Your theme prints the title of the page above this heading.', 'mrp-widgets')),
      el(
        Button,
        { variant: 'secondary', size: 'small', onClick: () => editPost({ template }) },
        __('Leave the title out', 'mrp-widgets'),
      ),
    )
  }

  Object.assign(window.mrpWidgets, { PageTitle })
})()
