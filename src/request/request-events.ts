import { describeCancelableEvent, describeEvent, type Emit } from '../custom-element/element.ts'
import { toastEvents } from '../elements/toaster/show-toast.ts'
import type { Answers, RequestKind } from './request.ts'
import type { RequestOrigin } from './request-origin.ts'

export interface FormDetail {
  readonly form: RequestKind['form']
}

export interface RequestDetail extends FormDetail {
  readonly fields: Answers
}

/** `page` and `campaign` are undefined unless `attribution` is on, and without the consent that the page asks for. */
export interface SubmitDetail
  extends RequestDetail,
    Omit<RequestOrigin, 'referrer' | 'landingPage' | 'language'> {}

export interface InvalidDetail extends FormDetail {
  /** The names of the fields, never their values. */
  readonly fields: readonly string[]
}

export interface FallbackDetail extends RequestDetail {
  readonly href: string
}

export interface FailedDetail extends RequestDetail {
  readonly reason: string
}

/** The events of a form that can be closed. */
export const dialogEvents = {
  'mrp-open': describeEvent<FormDetail>('A `dialog` or `button` form opened.', '{ form: string }'),
}

/** The events of every form that sends a request. */
export const requestEvents = {
  'mrp-start': describeEvent<FormDetail>(
    'The visitor typed into the form: once, until the request is sent or the form cleared.',
    '{ form: string }',
  ),
  'mrp-invalid': describeEvent<InvalidDetail>(
    'The visitor pressed the button, and these fields are missing, wrong, or refused by the receiver: their names, never their values.',
    '{ form: string; fields: readonly string[] }',
  ),
  'mrp-submit': describeCancelableEvent<SubmitDetail>(
    'A valid request was submitted. `event.respondWith(promise)` sends it your own way: the form waits, then shows success. A rejection with `{ message }` or `{ fields }` stays in the form, another opens the mail client. Prevent it and nothing is sent.',
    '{ form: string; fields: Record<string, string>; source: string | undefined; page: string | undefined; campaign: Record<string, string> | undefined; extra: Record<string, unknown> | undefined; consent: string | undefined; privacyUrl: string | undefined }',
    '{ respondWith(promise: PromiseLike<unknown>): void }',
  ),
  'mrp-sent': describeEvent<RequestDetail>(
    'The endpoint answered 2xx, the email service 200, or the promise of `respondWith` was fulfilled.',
    '{ form: string; fields: Record<string, string> }',
  ),
  'mrp-fallback': describeEvent<FallbackDetail>(
    'The mail client was opened with the message.',
    '{ form: string; fields: Record<string, string>; href: string }',
  ),
  'mrp-failed': describeEvent<FailedDetail>(
    'Neither a service nor the mail client worked.',
    '{ form: string; fields: Record<string, string>; reason: string }',
  ),
  ...toastEvents,
}

export type EmitRequest = Emit<typeof requestEvents>
