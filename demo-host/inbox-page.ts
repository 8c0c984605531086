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
    `<meta http-equiv="refresh" content="5">
<h1>Inbox</h1>
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
    `<h1>${say('sent.heading')}</h1>
<p>${say('sent.lead')}</p>
<p><a href="/">Back to the site</a></p>`,
  )
}

/**
 * Has the site's colours, and its transition between pages: where a page has none that the site leads to, Chromium tells
 * that page of an error of its own.
 */
const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<style>
:root { color-scheme: light dark; background: light-dark(#fbfaf7, #14101c); color: light-dark(#17131f, #f3f0f8); font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 720px; margin: auto; padding: 40px 24px; overflow-wrap: anywhere; }
p, dt, time { color: light-dark(#5a5466, #b7afc6); }
a { color: light-dark(#4a17ad, #c3a8ff); }
section { margin: 24px 0; padding: 20px 24px; border: 1px solid light-dark(#e5e1ea, #372e48); border-radius: 14px; }
h2 { margin: 0; font-size: 18px; }
dl { display: grid; grid-template-columns: minmax(110px, auto) 1fr; gap: 4px 16px; margin: 16px 0 0; }
dd { margin: 0; white-space: pre-wrap; }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
</style>
<body>
${main}
`
