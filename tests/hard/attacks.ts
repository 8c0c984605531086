// What strangers write into whatever takes a text. Each would leave `__hacked` on the window when it ran, an element
// with `data-hacked` in the page when it was taken for HTML, or `hacked` on every object when it reached a prototype.

const run = 'window.__hacked=1;parent.__hacked=1'

/** By what it is, for the names of tests and for messages. */
export const attacks: Readonly<Record<string, string>> = {
  'a script': `<script data-hacked>${run}</script>`,
  'a picture that fails': `<img data-hacked src=x onerror="${run}">`,
  'the end of an attribute': `"><img data-hacked src=x onerror="${run}"> '><svg data-hacked onload='${run}'>`,
  'the end of a CDATA section': `]]><img data-hacked src=x onerror="${run}">`,
  'the end of everything': `--></style></template></textarea></title></script><iframe data-hacked srcdoc="<script>${run}</script>"></iframe>`,
  'a handler': `" onfocus="${run}" onmouseover='${run}' autofocus x="`,
  'a style': `}</style><style data-hacked>*{background:url("javascript:${run}")}</style>;color:expression(${run})`,

  'a javascript: link': `javascript:${run}`,
  'a javascript: link in capitals': ` JaVaScRiPt:${run}`,
  'a javascript: link with a tab in it': `java\tscript:${run}`,
  'a javascript: link with line breaks in it': `\r\njava\nscr\ript:${run}`,
  'a javascript: link behind a control character': `\u0001\u001Fjavascript:${run}`,
  'a javascript: link behind a blank that only JavaScript knows': `\uFEFF\u00A0javascript:${run}`,
  'a javascript: link that looks like an address': `javascript://site.example/%0A${run}`,
  'a data: link': `data:text/html,<script>${run}</script>`,
  'a vbscript: link': 'vbscript:msgbox(1)',
  'a blob: link': 'blob:https://site.example/0',
  'a file: link': 'file:///etc/passwd',
  'another host': '//evil.example/path',
  'another host with backslashes': '\\\\evil.example\\path',
  'no address at all': 'https://[',

  'every control character': String.fromCharCode(...Array(32).keys(), 0x7f, 0x80, 0x9f),
  'what a terminal obeys':
    '\u001B[2J\u001B]0;owned\u0007\u009B31m\u001B]8;;https://evil.example\u001B\\Log in\u001B]8;;\u001B\\',
  'marks that turn the direction': '\u202Egnp.exe\u202C \u2066a\u2069 \u200E\u200F\u061C',
  'line separators': 'one\u2028two\u2029three',
  'half a character': '\uD83C and \uDC00, \uDC00\uD83C',

  '100 kB without a blank': 'x'.repeat(100_000),
  '100 kB of words': 'word '.repeat(20_000),
  '100 kB of blanks within': `a${' '.repeat(100_000)}a`,
  '100 kB of slashes within': `https://a${'/'.repeat(100_000)}a`,
  '100 kB of characters that take four bytes': '🏭'.repeat(25_000),

  'the key of a prototype': '__proto__',
  'the key of a constructor': 'constructor',
  'the key of a method': 'toString',
  'a prototype in JSON': '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}}}',
  'a prototype in a list': '[{"__proto__":{"hacked":1}}]',
  'a text that can’t be one, in JSON': '{"apiKey":{"toString":1},"failure.line":{"toString":1,"valueOf":1}}',
  'a list of nothing': '[null,[],0,{}]',
  'JSON that is nested too deeply': '['.repeat(50_000),
  'null in JSON': 'null',

  'another header': 'Anna\r\nBcc: everyone@factory.example\r\n\r\nHello',
  'another parameter': 'a@b.example?bcc=everyone@factory.example&body=x#y',
  placeholders: '{name} {email} {constructor} {__proto__} {{x}} %{name}',
  'patterns of a replacement': "$& $1 $$ $` $' $<name>",
  'a percent sign that begins nothing': '100% %zz %E0%A4%A',
}

/** Their texts. */
export const attackTexts: readonly string[] = Object.values(attacks)

/** Those that make thousands of a kind slow. */
export const isLong = (attack: string): boolean => attack.length > 10_000

/** What may not stand in a line of the console: what is hidden, or steers a terminal. */
export const hidden: RegExp = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** What leaves the page's own objects as they were. */
export const isPolluted = (): boolean =>
  'hacked' in {} || 'hacked' in [] || Object.keys(Object.prototype).length > 0
