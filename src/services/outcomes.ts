import { outcomes } from '../content/requests.ts'
import { pageDocument } from './page-document.ts'

let watching = false

/** From now on, hands each outcome of a request to the code for tag managers, which comes with the first one. Twice is harmless. */
export function watchOutcomes(): void {
  if (watching) return
  watching = true
  for (const outcome of outcomes) pageDocument.addEventListener(`mrp-${outcome}`, hand)
}

function hand(event: Event): void {
  const { type, target, detail } = event as CustomEvent<{
    readonly form?: string
    readonly source?: string
  } | null>
  // Read at once: an event forgets its target, and the page may go on to another address. Of an iframe, the event
  // itself has the source.
  const { form = '', source = (target as { readonly source?: string } | null)?.source } = detail ?? {}
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
