/** A page that was shown: its headline, and the time, in ms since 1970. */
export interface Turn {
  readonly headline: string
  readonly at: number
}

/** Runs in every page of a visit. Notes when its headline is painted, also when the page returns from the cache. */
export function watchTurns(): void {
  const headline = () => {
    const places = [document, ...[...document.querySelectorAll('main *')].map(({ shadowRoot }) => shadowRoot)]
    return places.map(place => place?.querySelector('h1')?.textContent).find(Boolean)
  }
  const note = (text: string) => {
    const turns = JSON.parse(sessionStorage.getItem('turns') ?? '[]')
    const at = performance.timeOrigin + performance.now()
    sessionStorage.setItem('turns', JSON.stringify([...turns, { headline: text, at }]))
  }
  let last: string | undefined
  const look = () => {
    const text = headline()
    // After the frame that shows it.
    if (text && text !== last) setTimeout(note, 0, text)
    last = text
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) last = undefined
  })
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    true,
  )
}
