import { pageIn } from '../../src/words/site-languages.ts'
import { fileOf, notFound, notFoundFor, otherLanguages, redirectFrom, unserved } from './addresses.ts'
import type { ServedSite } from './built-site.ts'

// What nginx includes of a release: maps in its `http` block, locations in the `server` block of whoever runs it.

/** Is where releases are on the server. `current` leads to one of them, and `versions` has what pages pin. */
export const nginxFolder = '/var/www/mrp-agent'

const made = '# Made by `npm run build` from demo-host/serving/rules.ts.'

/** Returns a file to include in the `http` block, where `conf.d` is. */
export const nginxMaps = (site: ServedSite): string =>
  `${made}

# A path of the docs is longer than the default allows.
map_hash_bucket_size 128;

# Where what is almost a page's address leads.
${map('$mrp_elsewhere', almost(site))}
# Headers, by the file that answers.
${namesOf(site)
  .map(name => map(variableOf(name), valuesOf(name, site)))
  .join('\n')}`

/** Returns a file to include in a `server` block. It answers what is below the site's base, and nothing else. */
export const nginxLocations = (site: ServedSite): string => {
  const { base } = site
  const lost = (path: string) => `error_page 404 ${base}/${fileOf(notFoundFor(path))};`
  return `${made}
${base && `\nlocation = ${base} { return 301 ${base}/; }`}
location ^~ ${base}/ {
  root ${nginxFolder}/current/dist;

  include mime.types;
  types { application/manifest+json webmanifest; }
  charset utf-8;

  # The build has compressed everything: this sends it. With nginx's Brotli module, \`brotli_static on;\` sends less.
  gzip_static on;
  gzip_vary on;

${namesOf(site)
  .map(name => `  add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

  ${correct}
  ${lost(notFound)}
  ${tryFiles}

  # The versions that pages pin, whatever release is the current one.
  location ~ ^${base.replaceAll('.', '\\.')}/(v\\d+\\..+)$ { alias ${nginxFolder}/versions/$1; }
${unserved.map(path => `  location = ${base + path} { internal; ${lost(path)} }`).join('\n')}
${otherLanguages
  .map(language => pageIn(language, '/'))
  .map(folder => `  location ${base}${folder} { ${correct} ${lost(folder)} ${tryFiles} }`)
  .join('\n')}
}
`
}

const namesOf = ({ rules }: ServedSite): readonly string[] => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
]

// biome-ignore lint/suspicious/noTemplateCurlyInString: the variable is nginx's
const tryFiles = 'try_files $uri $uri.html ${uri}index.html =404;'

/** Redirects. A location takes no such rule from the one around it. */
const correct = 'if ($mrp_elsewhere) { return 301 $mrp_elsewhere$is_args$args; }'

type Entries = readonly (readonly [string, string])[]

/** Writes a map by the file that answers. */
const map = (to: string, entries: Entries): string =>
  `map $uri ${to} {\n  default "";\n${entries.map(([key, value]) => `  ${key} ${value};\n`).join('')}}\n`

const variableOf = (header: string): string => `$mrp_${header.toLowerCase().replaceAll('-', '_')}`

const valuesOf = (name: string, site: ServedSite): Entries =>
  site.rules.flatMap(({ path, headers: { [name]: value } }) =>
    value === undefined ? [] : [[keyOf(path, site), `"${value}"`] as const],
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
