import { contactMessages } from '../src/content/contact-messages.ts'
import { demoMessages } from '../src/content/demo-messages.ts'
import { escapeHtml, pageStyle } from './inbox-page.ts'

/** Returns the page after a form that the browser submitted itself. Uses the form's own texts. */
export function thanksPage(fields: Readonly<Record<string, string>>): string {
  const [heading, lead, note] =
    fields.fullName === undefined
      ? [
          contactMessages['contact.sent.heading'],
          contactMessages['contact.sent.lead'],
          contactMessages['contact.toast.sent.title'],
        ]
      : [
          demoMessages['demo.sent.heading'],
          demoMessages['demo.sent.lead'],
          demoMessages['demo.toast.sent.title'],
        ]
  const say = (text: string) =>
    escapeHtml(
      text.replace(
        /{(name|email)}/g,
        (_, word: string) => (word === 'name' ? (fields.fullName ?? fields.name) : fields.email) ?? '',
      ),
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${note} – MRP Agent</title>
<style>
${pageStyle}
@view-transition { navigation: auto; }
@media (prefers-reduced-motion: reduce) { @view-transition { navigation: none; } }
</style>
</head>
<body>
<main>
<h1>${say(heading)}</h1>
<p>${say(lead)}</p>
<p><a href="/">Back to the site</a></p>
</main>
</body>
</html>
`
}
