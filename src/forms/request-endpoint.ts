import { webAddress } from '../element/attributes.ts'

/** The `endpoint` attribute of both forms. A `<div data-mrp>` or a link cannot set it. */
export const requestEndpoint = webAddress(
  'Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path.',
)
