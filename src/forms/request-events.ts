import { describeCancelableEvent, describeEvent, type Emit } from '../element/element.ts'
import { toastEvents } from '../layout/toast.ts'
import type { Answers, RequestKind } from './request.ts'

export interface RequestDetail {
  readonly form: RequestKind['form']
  readonly fields: Answers
}

export interface FallbackDetail extends RequestDetail {
  readonly href: string
}

export interface FailedDetail extends RequestDetail {
  readonly reason: string
}

/** The events of every form that sends a request. */
export const requestEvents = {
  'mrp-submit': describeCancelableEvent<RequestDetail>(
    'A valid request was submitted. Prevent it and nothing is sent.',
    '{ form: string; fields: Record<string, string> }',
  ),
  'mrp-sent': describeEvent<RequestDetail>(
    'The endpoint answered 2xx, or the email service 200.',
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
