import { pageDocument } from './page-document.ts'

const outcomes = ['mrp-sent', 'mrp-fallback', 'mrp-failed']

let watching = false

/** From now on, hands each outcome of a request to the code for tag managers, which comes with the first one. Twice is harmless. */
export function watchOutcomes(): void {
  if (watching) return
  watching = true
  for (const type of outcomes) pageDocument.addEventListener(type, hand)
}

function hand({ type, detail, target }: CustomEventInit<{ readonly form: string }> & Event): void {
  const { form = '' } = detail ?? {}
  // Read at once: an event forgets its target, and the page may go on to another address.
  const { source } = (target ?? {}) as { readonly source?: string }
  const page = location.origin + location.pathname
  import('./analytics.ts').then(
    ({ tell }) => tell({ event: type.replace('-', '_'), form, source, page }),
    (error: unknown) =>
      console.error(
        'The outcome of a request could not be pushed to dataLayer: its code did not load.',
        error,
      ),
  )
}
