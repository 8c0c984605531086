import { readFile } from 'node:fs/promises'
import type { ElementContent } from 'hast'
import { select } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { transform } from 'lightningcss'
import { newLine, type PagePlugin } from './page-type.ts'

// What only some pages need, by what they have in them.

/** Maps each file of styles to what a page has that needs it. */
const styles: Readonly<Record<string, string>> = {
  'form-page': '.form-page',
  'page-intro': 'mrp-page-intro',
  bands: '.choices, .compare, .pencil, .prose, section.deep',
  text: '.prose, .docs',
  prose: '.prose',
  deep: '.deep',
  answers: '.answers',
  compare: '.compare',
  pencil: '.pencil',
  choices: '.choices',
  account: 'mrp-account',
  drive: '.drive',
  'docs/docs': '.docs',
  print: 'body',
}

/** Maps each script to what a page has that needs it. It stands behind what it finds. */
const scripts: Readonly<Record<string, string>> = {
  'copy-code': 'pre > code',
  'docs/search': 'form[name=search]',
  'kept-plan': 'mrp-planner',
  'docs/examples': '.example',
  'docs/contents': '.parts',
}

/** Asks for what looks after a sleeping form, beside the script that would ask for it. */
const formFiles = () => [
  h('link', { rel: 'modulepreload', href: '/shells/asleep.js' }),
  h('link', { rel: 'modulepreload', href: '/shells/answers.js', fetchPriority: 'low' }),
]

/** Minifies the styles: a page is sent in one flight of packets (tests/site/sizes.site.test.ts). */
const minify = (css: string): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString()

export const addAssets: PagePlugin = () => async tree => {
  const readNeeded = (files: Readonly<Record<string, string>>, ending: string) =>
    Promise.all(
      Object.entries(files)
        .filter(([, mark]) => select(mark, tree))
        .map(([name]) => readFile(`demo-host/${name}${ending}`, 'utf8')),
    )
  const [layout, code] = await Promise.all([readNeeded(styles, '.css'), readNeeded(scripts, '.js')])
  const add = (place: string, ...nodes: ElementContent[]) => select(place, tree)?.children.push(...nodes)
  const style = select('head > style', tree)
  if (style) style.children = [{ type: 'text', value: minify(textOf(style) + layout.join('')) }]
  for (const script of code) add('main', h('script', `\n${script}`), newLine)
  if (select('mrp-demo-form, mrp-contact-form', tree)) add('head', ...formFiles(), newLine)
}
