import { pageIn } from '../../src/i18n/site-languages.ts'
import { fileOf, notFound, notFoundFor, otherLanguages, redirectFrom, unserved } from './addresses.ts'
import type { ServedSite } from './built-site.ts'

/** Returns a file for nginx's `conf.d`, which its `http` block includes. */
export const nginxConf = (site: ServedSite): string => {
  const { base, rules } = site
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  const lost = (path: string) => `error_page 404 ${base}/${fileOf(notFoundFor(path))};`
  const hidden = [...new Set([base, ''])].flatMap(folder =>
    unserved.map(path => `  location = ${folder + path} { internal; ${lost(path)} }`),
  )
  return `# Made by \`npm run build\` from demo-host/serving/rules.ts.

# A path of the docs is longer than the default allows.
map_hash_bucket_size 128;

# Where what is almost a page's address leads.
${map('$uri', '$page_elsewhere', almost(site))}
# Headers, by the file that answers.
${names.map(name => map('$uri', variableOf(name), valuesOf(name, site))).join('\n')}
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
  ${lost(notFound)}
${hidden.join('\n')}
${otherLanguages
  .map(language => pageIn(language, '/'))
  .map(folder => `  location ${base}${folder} { ${lost(folder)} ${tryFiles} }`)
  .join('\n')}
  location ${base}/ { ${tryFiles} }
}
`
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the variable is nginx's
const tryFiles = 'try_files $uri $uri.html ${uri}index.html =404;'

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

const valuesOf = (name: string, site: ServedSite): Entries =>
  site.rules.flatMap(({ path, headers: { [name]: value } }) =>
    value === undefined ? [] : [[keyOf(path, site), quoted(value)] as const],
  )

const keyOf = (path: string, { base, addresses }: ServedSite): string => {
  if (path.endsWith('*')) return `~^${(base + path.slice(0, -1)).replaceAll('.', '\\.')}`
  return base + (addresses.includes(path) ? `/${fileOf(path)}` : path)
}

/** Returns the common misspellings of each path. */
const almost = ({ base, addresses }: ServedSite): Entries =>
  addresses
    .map(address => address.replace(/\/$/, ''))
    .flatMap(bare => [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`])
    .filter(path => path.startsWith('/') || (path === '' && base !== ''))
    .flatMap(path => {
      const to = redirectFrom(path, addresses)
      return to ? [[base + path, base + to] as const] : []
    })
