import type { RefObject } from 'react'
import { record, text, webAddress } from '../custom-element/attributes.ts'
import {
  describeCancelableEvent,
  describeEvent,
  type Emit,
  type ValuesOf,
} from '../custom-element/description.ts'
import { toastEvents } from '../elements/toaster/show-toast.ts'
import { attributeName } from '../services/attribute-names.ts'
import type { AttachedPlan } from './attached-plan.ts'
import type { Extra, RequestAttribution } from './request-attribution.ts'
import { type Answers, fieldsOf, type RequestKind } from './request-kind.ts'

type FormDetail = Pick<RequestKind, 'form'>

type RequestDetail = FormDetail & { readonly fields: Answers }

/**
 * Holds what `mrp-submit` tells. `page` and `campaign` are there with `attribution` on, and with the consent that the
 * page asks for.
 */
export type SubmitDetail = RequestDetail & Omit<RequestAttribution, 'referrer' | 'landingPage' | 'language'>

export const dialogEvents = {
  'mrp-open': describeEvent<FormDetail>('A `dialog` or `button` form opened.', '{ form: string }'),
}

/** Describes the events of every form that sends a request. */
export const requestEvents = {
  'mrp-start': describeEvent<FormDetail>(
    'The visitor typed into the form: once, until the request is sent or the form cleared.',
    '{ form: string }',
  ),
  'mrp-invalid': describeEvent<FormDetail & { readonly fields: readonly string[] }>(
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
  'mrp-fallback': describeEvent<RequestDetail & { readonly href: string }>(
    'The mail client was opened with the message.',
    '{ form: string; fields: Record<string, string>; href: string }',
  ),
  'mrp-failed': describeEvent<RequestDetail & { readonly reason: string }>(
    'Neither a service nor the mail client worked.',
    '{ form: string; fields: Record<string, string>; reason: string }',
  ),
  ...toastEvents,
}

export type EmitRequest = Emit<typeof requestEvents>

/**
 * Describes the attributes of both forms besides their fields. A `<div data-mrp>` can set `hide` alone: see
 * `embed/allowed.ts`.
 */
export const requestAttributes = {
  endpoint: webAddress(
    'Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path.',
  ),
  hide: text(
    'The names of fields and choices that are left out, such as `phone, bestTime, SAP`. Required fields stay, and one console line names them.',
  ),
  extra: record<Extra>(
    'JSON names and values that are sent along with each request, such as `{"plan": "team"}`.',
    'Record<string, string | number | boolean | null>',
  ),
  consentText: text('The wording of a box that visitors must tick. It is sent along with the request.'),
  privacyUrl: webAddress('Where the link beside that box leads: http, https or a path.'),
  urlPrefill: text(
    'Whether the query of the page’s URL fills in fields: `on`, `off`, or a prefix of the names, such as `demo-` for `?demo-email=…`.',
  ),
  thanksUrl: webAddress(
    'The page that opens after a request was sent: http, https or a path. Default: none, the form itself thanks.',
  ),
}

export interface RequestFormProps extends ValuesOf<typeof requestAttributes> {
  /** Has all fields, also those that are hidden. */
  readonly kind: RequestKind
  /** Holds the page's answers by field name, among others. */
  readonly prefill: Readonly<Record<string, unknown>>
  readonly source: string | undefined
  /** Replaces the button's text. */
  readonly buttonText?: string | undefined
  readonly emit: EmitRequest
}

/** Holds what the hooks of a form share until its request is sent. */
export interface FormContext extends RequestFormProps {
  /** Has the fields that are not hidden. */
  readonly kind: RequestKind
  /** Has the hidden ones too: the email service's template gets them as empty. */
  readonly wholeKind: RequestKind
  /** Tells whether a request was sent before. The form then starts empty and takes the focus. */
  readonly again: boolean
  /** Is called if the form still shows what has arrived. */
  readonly onSent: (answers: Answers) => void
  /** Is the plan that the visitor attached. */
  readonly plan: AttachedPlan | undefined
  readonly forgetPlan: () => void
  readonly form: RefObject<HTMLFormElement | null>
  /** Is the address that requests are posted to. Undefined where the email service takes them. */
  readonly target: string | undefined
}

/** Returns a field's own name for `::part()`. */
export const fieldPart = (name: string): string => `field-${attributeName(name)}`

/** Describes the part of each field of a form. */
export const partsOfFields = (kind: RequestKind): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsOf(kind).map(({ name }) => [fieldPart(name), `The field \`${name}\`.`]))

export const requestParts = {
  card: 'The sheet that all of it stands on.',
  form: 'The form.',
  field: 'One field: label, control, hint and error.',
  'field-consent': 'The box for consent, with its link and error.',
  label: 'A field’s label.',
  input: 'A control: input, select or textarea.',
  checkbox: 'The box of `consent-text`.',
  error: 'The sentence at a faulty field.',
  button: 'The button that sends, and the one that starts again.',
  refusal: 'The sentence above the button when your endpoint or page refuses a request.',
  success: 'The screen after a request was sent.',
  next: 'What stands below the thanks.',
  fallback: 'The panel when the mail app takes over.',
}

export const requestSlots = {
  'before-submit':
    'What stands above the button. Named fields in it are sent along, such as a CAPTCHA’s token.',
}
