/** What a page reports about itself. Times are in ms since its navigation began. */
export interface PageRecord {
  fcp: number
  lcp: number
  cls: number
  /** Tasks of the main thread longer than 50 ms. */
  readonly tasks: { readonly start: number; readonly duration: number }[]
  /** The longest interaction, from the event to the next paint. */
  interaction: number
  /** The time of the first interaction. */
  touch: number
  /** When the form was painted, was ready, and reported an empty field. */
  formSeen: number
  formAnswers: number
  formComplains: number
}

declare global {
  var bench: PageRecord
  /** Finds the form in any root. */
  var findForm: () => HTMLFormElement | undefined
}

/** Runs in the page before anything else. It must not use anything outside itself. */
export function observe(complaints: readonly string[]): void {
  const record: PageRecord = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    tasks: [],
    interaction: 0,
    touch: 0,
    formSeen: 0,
    formAnswers: 0,
    formComplains: 0,
  }
  globalThis.bench = record

  // The DOM's types do not include every entry.
  type Entry = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly interactionId: number
  }
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) take(entry as Entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    record.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) record.cls += value
  })
  watch('longtask', ({ startTime, duration }) => record.tasks.push({ start: startTime, duration }))
  const interact = ({ duration }: Entry) => {
    record.interaction = Math.max(record.interaction, duration)
  }
  // Only the first input is reported if it takes less than 16 ms.
  watch('first-input', interact)
  watch('event', entry => entry.interactionId && interact(entry))

  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        record.touch ||= timeStamp
      },
      true,
    )
  }

  const hosts = 'mrp-demo-form, lit-demo-form'
  globalThis.findForm = () => {
    const roots = [document, ...[...document.querySelectorAll(hosts)].map(({ shadowRoot }) => shadowRoot)]
    return roots.map(root => root?.querySelector('form')).find(form => form instanceof HTMLFormElement)
  }

  /** Tells whether a form is hydrated: React marks its nodes, and the others render nothing before. */
  const isLive = (form: HTMLFormElement) => {
    const root = form.getRootNode()
    if (root instanceof ShadowRoot && root.host.localName === 'lit-demo-form') return true
    const control = form.querySelector('wa-input')
    return control
      ? Boolean(control.shadowRoot?.querySelector('input'))
      : Object.keys(form).some(key => key.startsWith('__reactProps'))
  }

  let heard: HTMLFormElement | undefined
  const look = () => {
    const form = globalThis.findForm()
    if (form) {
      // Before any script runs, the browser itself reports it, unless the form prevents that.
      if (form !== heard) form.addEventListener('invalid', () => afterPaint('formComplains'), true)
      heard = form
      const field = form.querySelector('[name=fullName]')
      if (!record.formAnswers && isLive(form)) record.formAnswers = performance.now()
      if (!record.formSeen && field && field.getBoundingClientRect().height > 20) afterPaint('formSeen')
      const complains = () => complaints.some(complaint => form.innerText.includes(complaint))
      if (record.touch && !record.formComplains && complains()) afterPaint('formComplains')
    }
    requestAnimationFrame(look)
  }
  /** Notes the time of the next task: by then, this frame has been painted. */
  const afterPaint = (what: 'formSeen' | 'formComplains') =>
    setTimeout(() => {
      record[what] ||= performance.now()
    })
  if (/^\/(demo|partner)/.test(location.pathname)) requestAnimationFrame(look)
}
