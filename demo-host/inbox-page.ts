import type { Letter } from './letter.ts'

// Shows the received messages, newest first. They are streamed one by one, each as its JSON.

export function* inboxJson(letters: readonly Buffer[]): Generator<Buffer | string> {
  yield '['
  for (const [index, letter] of letters.entries()) {
    if (index > 0) yield ','
    yield letter
  }
  yield ']'
}

/** Yields a page that keeps itself up to date. */
export function* inboxPage(letters: readonly Buffer[]): Generator<string> {
  yield head(letters.length)
  if (letters.length === 0) {
    yield '<p>Nothing has arrived yet. Send a request from <a href="/partner.html">the partner’s page</a>.</p>'
  }
  for (const letter of letters) yield letterSection(JSON.parse(letter.toString()))
  yield '</main>\n</body>\n</html>\n'
}

/** The site's colours and fonts. */
export const pageStyle = `:root { color-scheme: light dark; --ink: light-dark(#17131f, #f3f0f8); --muted: light-dark(#5a5466, #b7afc6); --line: light-dark(#e5e1ea, #372e48); }
body { margin: 0; background: light-dark(#fbfaf7, #14101c); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 720px; margin: auto; padding: 40px 24px; overflow-wrap: anywhere; }
h1 { font-size: 32px; letter-spacing: -0.02em; margin: 0 0 8px; }
p { color: var(--muted); }
a { color: light-dark(#4a17ad, #c3a8ff); }`

const head = (count: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Inbox (${count})</title>
<style>
${pageStyle}
section { margin: 24px 0; padding: 20px 24px; border: 1px solid var(--line); border-radius: 14px; background: light-dark(#fff, #1e182a); }
h2 { font-size: 18px; margin: 0; }
time { color: var(--muted); font-size: 14px; }
dl { display: grid; grid-template-columns: minmax(110px, auto) 1fr; gap: 4px 16px; margin: 16px 0 0; }
dt { color: var(--muted); font: 14px/1.7 ui-monospace, monospace; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Inbox</h1>
<p>What the email service, the form-collection service and an endpoint would have received. The latest 200 requests, or 20 MB, are kept until this server stops.</p>
`

const titles: Readonly<Record<Letter['service'], string>> = {
  email: 'Email, template',
  'form-collection': 'Form collection',
  endpoint: 'Endpoint',
}

function letterSection({ service, template, at, fields }: Letter): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return `<section><h2>${titles[service]} ${escapeHtml(template ?? '')}</h2><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time><dl>${rows.join('')}</dl></section>\n`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, character => entities[character] ?? character)
