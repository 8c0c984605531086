// Finds headings of all pages. Their list is loaded when the field is first focused.
{
  const form = document.forms.namedItem('search')
  const field = form?.querySelector('input')
  const status = form?.querySelector('p')
  const list = form?.querySelector('ul')
  /** The first page of the list of all, `/docs/`: the site may lie below a path. */
  const address = document.querySelector('.pages')?.querySelector('a')?.href
  const most = 12

  /** @typedef {{ title: string, text: string, href: string }} Heading */

  /** @returns {Promise<Heading[]>} */
  const load = async () => {
    const answer = await fetch(new URL('headings.json', address))
    if (!answer.ok) throw new Error(`The list of headings answered ${answer.status}.`)
    /** @type {[string, ...[string, string][]][]} */
    const pages = await answer.json()
    return pages.flatMap(([path, ...headings]) =>
      headings.map(([text, anchor], index) => ({
        title: headings[0]?.[0] ?? '',
        text,
        href: new URL(index === 0 ? path : `${path}#${anchor}`, address).href,
      })),
    )
  }

  /** @type {Promise<Heading[]> | undefined} */
  let loading
  const headings = () => {
    loading ??= load()
    // The next try asks again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  /** The headings with all these words in them or in their page's title. Those that begin with them come first. */
  const find = (/** @type {Heading[]} */ all, /** @type {string} */ asked) => {
    const words = asked.split(/\s+/)
    const rank = (/** @type {Heading} */ { text }) => {
      const at = text.toLowerCase().indexOf(asked)
      return at === 0 ? 0 : at > 0 ? 1 : 2
    }
    return all
      .filter(({ title, text }) => words.every(word => `${text} ${title}`.toLowerCase().includes(word)))
      .sort((one, other) => rank(one) - rank(other))
  }

  const itemOf = (/** @type {Heading} */ { title, text, href }) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = href
    link.textContent = text
    if (title !== text) {
      const page = document.createElement('small')
      page.textContent = title
      link.append(' ', page)
    }
    item.append(link)
    return item
  }

  if (form && field && status && list) {
    const show = async () => {
      const asked = field.value.trim().toLowerCase()
      try {
        const all = await headings()
        // Something else may have been typed meanwhile.
        if (asked !== field.value.trim().toLowerCase()) return
        const found = asked ? find(all, asked) : []
        list.replaceChildren(...found.slice(0, most).map(itemOf))
        status.textContent = !asked
          ? ''
          : found.length === 0
            ? 'No heading has these words. Try fewer.'
            : found.length > most
              ? `${found.length} headings, the first ${most}:`
              : `${found.length} ${found.length === 1 ? 'heading' : 'headings'}:`
      } catch {
        status.textContent = 'The headings could not be loaded. Use the list of all pages.'
      }
    }
    field.onfocus = () => void headings().catch(() => {})
    field.oninput = show
    form.onsubmit = event => {
      event.preventDefault()
      list.querySelector('a')?.click()
    }
    form.onkeydown = event => {
      /** @type {(Element & { focus(): void } | null)[]} */
      const stops = [field, ...list.querySelectorAll('a')]
      const at = stops.indexOf(event.target instanceof HTMLElement ? event.target : null)
      const step = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp')
      if (event.key === 'Escape') {
        field.value = ''
        field.focus()
        show()
      } else if (step && stops[at + step]) stops[at + step]?.focus()
      else return
      event.preventDefault()
    }
  }
}
