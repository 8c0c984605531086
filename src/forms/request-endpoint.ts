import { webAddress } from '../element/attributes.ts'

/** The attribute that both forms have. Neither a `<div data-mrp>` nor a link may give it. */
export const requestEndpoint = webAddress(
  'Where this form’s requests go in place of the settings’ `endpoint`: http, https or a path.',
)
