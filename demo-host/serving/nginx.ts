import { fileOf, redirectFrom, unserved } from './addresses.ts'
import type { BuiltSite } from './built-site.ts'
import type { Rule } from './rules.ts'

/** Returns a file for nginx's `conf.d`, which its `http` block includes. */
export const nginxConf = ({ addresses, rules }: BuiltSite): string => {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  return `# Made by \`npm run build\` from demo-host/serving/rules.ts.

# Where what is almost a page's address leads.
${map('$uri', '$page_elsewhere', almost(addresses))}
# Headers, by the file that answers.
${names.map(name => map('$uri', variableOf(name), valuesOf(name, rules, addresses))).join('\n')}
server {
  listen 80;
  root /var/www/mrp-agent;

  include mime.types;
  types { application/manifest+json webmanifest; }
  charset utf-8;

  # The build has compressed everything: this sends it. With nginx's Brotli module, \`brotli_static on;\` sends less.
  gzip_static on;
  gzip_vary on;

${names.map(name => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}

  if ($page_elsewhere) { return 301 $page_elsewhere$is_args$args; }
  error_page 404 /404.html;
${unserved.map(path => `  location = ${path} { internal; }`).join('\n')}
  location / { try_files $uri $uri.html \${uri}index.html =404; }
}
`
}

type Entries = readonly (readonly [string, string])[]

const map = (from: string, to: string, entries: Entries): string =>
  [
    `map ${from} ${to} {`,
    '  default "";',
    ...entries.map(([key, value]) => `  ${key} ${value};`),
    '}',
    '',
  ].join('\n')

const quoted = (text: string): string => `"${text}"`

const variableOf = (header: string): string => `$header_${header.toLowerCase().replaceAll('-', '_')}`

const valuesOf = (name: string, rules: readonly Rule[], addresses: readonly string[]): Entries =>
  rules.flatMap(({ path, headers: { [name]: value } }) =>
    value === undefined ? [] : [[keyOf(path, addresses), quoted(value)] as const],
  )

const keyOf = (path: string, addresses: readonly string[]): string => {
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`
  return addresses.includes(path) ? `/${fileOf(path)}` : path
}

/** Returns the common misspellings of each path. */
const almost = (addresses: readonly string[]): Entries =>
  addresses
    .map(address => address.replace(/\/$/, ''))
    .flatMap(bare => [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`])
    .filter(path => path.startsWith('/'))
    .flatMap(path => {
      const to = redirectFrom(path, addresses)
      return to ? [[path, to] as const] : []
    })
