import { vi } from 'vitest'
import { asSent, type OpenedForm, type Texts } from './form.ts'
import type { Asked } from './network.ts'
import type { Attempt, Schedule } from './schedule.ts'

// What is written down during a visit, for the verdict.

type Ending = 'sent' | 'fallback' | 'failed'

interface Panel {
  /** The message for copying. */
  readonly text: string
  readonly links: readonly string[]
}

/** One press of the button on a form that was ready to send, and everything that came of it. */
export interface Submission {
  readonly attempt: Attempt
  /** What stood in the fields, trimmed. */
  readonly fields: Texts
  /** What was asked of the service from this press until the next one. */
  requests: readonly Asked[]
  /** What the page was told, in order. */
  readonly endings: Ending[]
  /** The addresses that the mail app was opened with. */
  readonly mails: string[]
  /** What stood on screen when it had ended, and at the end of the visit, unless the form had left the page. */
  readonly panels: (Panel | undefined)[]
  /** Whether the form left the page since, and its panel with it. */
  away: boolean
  /** Whether the tab stood still before the end, so that all that was due came at once. */
  frozen: boolean
}

export interface Visit {
  readonly schedule: Schedule
  readonly submissions: readonly Submission[]
  /** The words of all toasts. */
  readonly toasts: readonly string[]
  /** What went wrong while it happened. */
  readonly complaints: readonly string[]
}

export function openLedger() {
  const submissions: Submission[] = []
  const toasts: string[] = []
  const complaints: string[] = []
  const opened: string[] = []
  const leave = new AbortController()
  const { signal } = leave
  let attempt: Attempt | undefined

  const complain = (complaint: string) => void complaints.push(complaint)

  vi.spyOn(console, 'error').mockImplementation((...parts) => complain(`console.error: ${parts.map(String)}`))
  vi.spyOn(console, 'warn').mockImplementation((...parts) => {
    const line = parts.map(String).join(' ')
    if (!/^The \w+ request falls back to the visitor's mail app: /.test(line)) complain(`warning: ${line}`)
  })
  addEventListener('error', ({ message }) => complain(`error: ${message}`), { signal })
  addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled: ${reason}`), { signal })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (attempt?.mailApp === 'refuses') throw new DOMException('Not allowed', 'NotAllowedError')
    opened.push(this.href)
  })

  return {
    submissions: submissions as readonly Submission[],
    toasts: toasts as readonly string[],
    complaints: complaints as readonly string[],
    complain,
    /** The addresses that the mail app got and no submission has accounted for. */
    unaccounted: opened as readonly string[],
    /** What submissions belong to from now on. */
    begin(next: Attempt) {
      attempt = next
    },
    /** Listens on the element itself: out of the page, its events reach nobody else. */
    watch({ element, texts }: OpenedForm) {
      // All events of a submission carry the same object.
      const byFields = new Map<unknown, Submission>()
      const listen = (type: string, hear: (detail: CustomEvent['detail']) => void) =>
        element.addEventListener(type, event => event instanceof CustomEvent && hear(event.detail), {
          signal,
        })

      listen('mrp-submit', detail => {
        if (!attempt) return complain('submitted before anybody pressed')
        const submission: Submission = {
          attempt,
          fields: asSent(texts()),
          requests: [],
          endings: [],
          mails: [],
          panels: [],
          away: false,
          frozen: false,
        }
        byFields.set(detail.fields, submission)
        submissions.push(submission)
      })
      for (const ending of ['sent', 'fallback', 'failed'] as const) {
        listen(`mrp-${ending}`, detail => {
          const submission = byFields.get(detail.fields)
          if (!submission) return complain(`mrp-${ending} of nothing that was submitted`)
          submission.endings.push(ending)
          submission.mails.push(...opened.splice(0))
        })
      }
      listen('mrp-toast', ({ title, description }) => toasts.push(`${title}: ${description}`))
    },
    close: () => leave.abort(),
  }
}
