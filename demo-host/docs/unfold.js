// A link to a part of a page opens what it is folded in, and the part itself.
{
  const unfold = () => {
    const part = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    for (let fold = part?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true
    part?.scrollIntoView()
  }
  addEventListener('hashchange', unfold)
  unfold()
}
