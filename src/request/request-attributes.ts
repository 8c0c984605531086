import { record, text, webAddress } from '../custom-element/attributes.ts'
import type { ValuesOf } from '../custom-element/element.ts'

/** A JSON object of texts, numbers and booleans that a page sends along. */
export type Extra = Readonly<Record<string, string | number | boolean | null>>

/**
 * The attributes of both forms besides their fields. A `<div data-mrp>` or a link can set `hide` alone: see
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

/** The values of these attributes. */
export type RequestOptions = ValuesOf<typeof requestAttributes>
