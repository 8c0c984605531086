import { pageDocument } from './page-document.ts'

/** Passes each outcome of a request to `analytics.ts`, which is loaded with the first one. Calling it twice is harmless. */
export function watchOutcomes(): void {
  for (const outcome of outcomes) pageDocument.addEventListener(`mrp-${outcome}`, passOn)
}

function passOn(event: Event): void {
  const { type, target, detail } = event as CustomEvent<{
    readonly form?: string
    readonly source?: string
  } | null>
  // Read now: the event loses its target, and the page's URL may change. For an iframe, the event itself has the source.
  const { form = '', source = (target as { readonly source?: string } | null)?.source } = detail ?? {}
  const page = location.origin + location.pathname
  import('./analytics.ts').then(
    ({ pushOutcome }) => pushOutcome({ event: type.replace('-', '_'), form, source, page }),
    (error: unknown) =>
      console.error(
        'The outcome of a request could not be pushed to dataLayer: its code did not load.',
        error,
      ),
  )
}

/** Lists what can become of a request: each is an event, `mrp-sent` and so on. */
export const outcomes = ['sent', 'fallback', 'failed'] as const

export type OutcomeEvent = (typeof outcomes)[number]
