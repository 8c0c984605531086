import { escapeHtml } from '../scripts/html.ts'
import { contactMessages } from '../src/words/en/contact-messages.ts'
import { demoMessages } from '../src/words/en/demo-messages.ts'

// The pages of the local inbox: what has arrived, and what a visitor sees whose browser sends a form itself.

/** A message to one of the services. */
export interface Letter {
  readonly service: 'email' | 'form-collection' | 'endpoint'
  /** ISO time of arrival. */
  readonly at: string
  readonly fields: Readonly<Record<string, string>>
  /** The email service's template. */
  readonly template?: string
}

/** Returns a page with the messages, newest first, that keeps itself up to date. */
export const inboxPage = (letters: readonly Letter[]): string =>
  page(
    `Inbox (${letters.length})`,
    `<meta http-equiv="refresh" content="5">`,
    `section { margin: 24px 0; padding: 20px 24px; border: 1px solid var(--line); border-radius: 14px; background: light-dark(#fff, #1e182a); }
h2 { font-size: 18px; margin: 0; }
time { color: var(--muted); font-size: 14px; }
dl { display: grid; grid-template-columns: minmax(110px, auto) 1fr; gap: 4px 16px; margin: 16px 0 0; }
dt { color: var(--muted); font: 14px/1.7 ui-monospace, monospace; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }`,
    `<h1>Inbox</h1>
<p>What the email service, the form-collection service and an endpoint would have received. All of it is kept until this server stops.</p>
${letters.length === 0 ? '<p>Nothing has arrived yet. Send a request from <a href="/partner.html">the partner’s page</a>.</p>' : letters.map(letterSection).join('\n')}`,
  )

const titles: Readonly<Record<Letter['service'], string>> = {
  email: 'Email, template',
  'form-collection': 'Form collection',
  endpoint: 'Endpoint',
}

function letterSection({ service, template, at, fields }: Letter): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return `<section><h2>${titles[service]} ${escapeHtml(template ?? '')}</h2><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time><dl>${rows.join('')}</dl></section>`
}

/** Returns the page after a form that the browser submitted itself. Uses the form's own texts. */
export function thanksPage(fields: Readonly<Record<string, string>>): string {
  const messages: Readonly<Record<string, string>> = { ...contactMessages, ...demoMessages }
  const form = fields.form === 'contact' ? 'contact' : 'demo'
  const known: typeof fields = { name: fields.fullName ?? fields.name ?? '', email: fields.email ?? '' }
  const say = (key: string) =>
    escapeHtml(
      (messages[`${form}.${key}`] ?? '').replace(/{(\w+)}/g, (whole, word: string) => known[word] ?? whole),
    )
  return page(
    `${say('toast.sent.title')} – MRP Agent`,
    '<meta name="robots" content="noindex">',
    `@view-transition { navigation: auto; }
@media (prefers-reduced-motion: reduce) { @view-transition { navigation: none; } }`,
    `<h1>${say('sent.heading')}</h1>
<p>${say('sent.lead')}</p>
<p><a href="/">Back to the site</a></p>`,
  )
}

/** Has the site's colours and fonts. */
const page = (title: string, meta: string, styles: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${meta}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#17131f, #f3f0f8); --muted: light-dark(#5a5466, #b7afc6); --line: light-dark(#e5e1ea, #372e48); }
body { margin: 0; background: light-dark(#fbfaf7, #14101c); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 720px; margin: auto; padding: 40px 24px; overflow-wrap: anywhere; }
h1 { font-size: 32px; letter-spacing: -0.02em; margin: 0 0 8px; }
p { color: var(--muted); }
a { color: light-dark(#4a17ad, #c3a8ff); }
${styles}
</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`
