// Finds sections of all pages. Their text, and what searches it, are loaded when the field is first focused.
{
  const form = document.forms.namedItem('search')
  const field = form?.querySelector('input')
  const status = form?.querySelector('p')
  const list = form?.querySelector('ul')
  /** `/docs/`, wherever the site lies. */
  const address = form?.action
  const most = 12

  /** @typedef {import('./find.ts').Found} Found */

  const load = async () => {
    const [answer, { createSearch }] = await Promise.all([
      fetch(new URL('sections.json', address)),
      import(new URL('find.js', address).href),
    ])
    if (!answer.ok) throw new Error(`The text of the docs answered ${answer.status}.`)
    return /** @type {typeof import('./find.ts').createSearch} */ (createSearch)(await answer.json())
  }

  /** @type {ReturnType<typeof load> | undefined} */
  let loading
  const search = () => {
    loading ??= load()
    // The next try asks again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  const itemOf = (/** @type {Found} */ { title, heading, href, line }) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = new URL(href, address).href
    link.textContent = heading
    if (title !== heading) {
      const page = document.createElement('small')
      page.textContent = title
      link.append(' ', page)
    }
    item.append(link)
    if (line) {
      const words = document.createElement('span')
      words.textContent = line
      item.append(words)
    }
    return item
  }

  if (form && field && status && list) {
    const show = async () => {
      const asked = field.value.trim()
      try {
        const find = await search()
        // Something else may have been typed meanwhile.
        if (asked !== field.value.trim()) return
        const found = find(asked)
        // A list that leaves out one place saves no room.
        const shown = found.length > most + 1 ? found.slice(0, most) : found
        list.replaceChildren(...shown.map(itemOf))
        status.textContent = !asked
          ? ''
          : found.length === 0
            ? 'Nothing has these words. Try others.'
            : found.length > shown.length
              ? `${found.length} places, the first ${most}:`
              : `${found.length} ${found.length === 1 ? 'place' : 'places'}:`
      } catch {
        status.textContent = 'The search could not be loaded. Use the links on this page.'
      }
    }
    field.onfocus = () => void search().catch(() => {})
    field.oninput = show
    form.onsubmit = event => {
      event.preventDefault()
      list.querySelector('a')?.click()
    }
  }
}
