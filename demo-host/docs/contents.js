// Marks, in “On this page”, the heading that the reader has come to.
{
  const parts = document.querySelector('.parts')
  const links = parts ? [...parts.querySelectorAll('a')] : []
  const headingOf = (/** @type {HTMLAnchorElement} */ { hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1)))
  /** Puts the reader at the last heading above this part of the window's height. */
  const line = 0.25

  const mark = () => {
    const above = links.filter(
      link => (headingOf(link)?.getBoundingClientRect().top ?? 0) <= innerHeight * line,
    )
    const here = above.at(-1)
    for (const link of links) if (link !== here) link.removeAttribute('aria-current')
    if (!here || !parts) return
    here.setAttribute('aria-current', 'true')
    // A long list moves along.
    parts.scrollTop = here.offsetTop - parts.clientHeight / 2
  }

  // All that is above counts as in view: a jump from below a heading to above it is seen too.
  const watch = new IntersectionObserver(mark, { rootMargin: `1000000px 0px -${100 - line * 100}%` })
  for (const link of links) {
    const heading = headingOf(link)
    if (heading) watch.observe(heading)
  }
}
