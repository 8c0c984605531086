/** What the doctor says of pages on which something cannot work. `{…}` is filled in where the text is used. */
export const unsupportedMessages = {
  'script.classic': 'The script’s tag has no type="module", so the browser does not run it.',
  'script.classic.change': 'Add type="module". Consent managers and optimisers may take it off.',
  'form.around': '<{tag}> is inside a <form> of the page, which gets none of its fields.',
  'form.around.change': 'Place it outside. It is a form of its own: listen to mrp-sent.',
  'email.several': '“{address}” is taken for one address.',
  'email.several.change': 'Write one address, of a group mailbox if several people should read it.',
  'config.head': '<mrp-config> ends the page’s head: the browser has moved what follows it to the body.',
  'config.head.change': 'Put it into the body, or settings on the script’s tag.',
  'header.held':
    '<mrp-site-header> scrolls with the page, because of transform, filter or perspective on a <{tag}>.',
  'header.held.change': 'Move the header out of that element.',
} as const
