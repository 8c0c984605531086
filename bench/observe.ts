/** What a page tells of itself, in ms since its navigation began. */
export interface PageRecord {
  fcp: number
  lcp: number
  /** The longest interaction, from the event to the next paint. */
  interaction: number
  /** The time of the first touch. */
  touch: number
  /** When the form was painted, and when it named an empty field. */
  formSeen: number
  formComplains: number
}

declare global {
  var bench: PageRecord
  /** Tells the run where the form's button is, and later that the form has answered. */
  var tell: (point?: { readonly x: number; readonly y: number }) => void
}

/** Runs in the page before anything else. It must not use anything outside itself. */
export function observe(complaint: string): void {
  const record: PageRecord = { fcp: 0, lcp: 0, interaction: 0, touch: 0, formSeen: 0, formComplains: 0 }
  globalThis.bench = record
  // The DOM's types do not include every entry.
  type Entry = PerformanceEntry & { readonly interactionId: number }
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) take(entry as Entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  const interact = ({ duration }: Entry) => {
    record.interaction = Math.max(record.interaction, duration)
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    record.lcp = startTime
  })
  // Only the first input is reported if it takes less than 16 ms.
  watch('first-input', interact)
  watch('event', entry => entry.interactionId && interact(entry))
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      record.touch ||= timeStamp
    },
    true,
  )

  const findForm = (): HTMLFormElement | undefined => {
    const hosts = document.querySelectorAll('mrp-demo-form, lit-demo-form')
    const roots = [document, ...[...hosts].map(({ shadowRoot }) => shadowRoot)]
    return roots.map(root => root?.querySelector('form')).find(form => form instanceof HTMLFormElement)
  }
  /** Notes the time of the next task: by then, this frame has been painted. */
  const afterPaint = (what: 'formSeen' | 'formComplains', then: () => void) =>
    setTimeout(() => {
      if (record[what]) return
      record[what] = performance.now()
      then()
    })
  const answered = () => afterPaint('formComplains', () => globalThis.tell())
  let heard: HTMLFormElement | undefined
  const look = () => {
    const form = findForm()
    if (form) {
      // Before any script runs, the browser itself reports an empty field.
      if (form !== heard) form.addEventListener('invalid', answered, true)
      heard = form
      const button = form.querySelector('[type=submit]')
      if (button && !record.formSeen && button.getBoundingClientRect().height > 20)
        afterPaint('formSeen', () => {
          button.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = button.getBoundingClientRect()
          globalThis.tell({ x: left + width / 2, y: top + height / 2 })
        })
      if (record.touch && form.innerText.includes(complaint)) answered()
    }
    requestAnimationFrame(look)
  }
  if (/^\/(demo|partner)/.test(location.pathname)) requestAnimationFrame(look)
}
