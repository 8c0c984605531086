import { emailOrigin } from '../../src/services/email-service.ts'
import { isMadeByLink, isMadeByPlace } from '../../src/ways/allowed.ts'
import type { Choice } from './choice.ts'
import { divMarkup, labelOf, linkMarkup, type Markup, tagMarkup } from './markup.ts'

/** A place where a snippet is pasted, and its form there. */
export interface Target {
  readonly id: string
  readonly name: string
  /** What to do with the snippet, in a sentence or two. */
  readonly how: string
  readonly snippet: (markup: Markup, origin: string) => string
  /**
   * Tells whether the bundle makes the element from this snippet. Omitted if the snippet is the tag itself, which
   * works for every element.
   */
  readonly takes?: (tag: string) => boolean
  /** Whether the snippet imports the npm package, which must then be installed. */
  readonly needsPackage?: boolean
  /** Whether its HTML reaches visitors unchanged, so that it may contain declarative shadow roots. */
  readonly takesRoots?: boolean
}

const script = (origin: string): string => `<script type="module" src="${origin}/mrp-widgets.js"></script>`
const htmlSnippet: Target['snippet'] = (markup, origin) => `${script(origin)}\n\n${tagMarkup(markup)}\n`

/** Replaces a target that does not support the chosen element, because it supports all. */
const html: Target = {
  id: 'html',
  name: 'HTML',
  how: 'Paste it where the element should stand. The script may be anywhere on the page, once.',
  snippet: htmlSnippet,
  takesRoots: true,
}

/** Installs from a URL, because the name on the public registry is not ours. */
export const installCommand = (origin: string): string =>
  `npm install ${origin}/mrp-widgets-${__VERSION__}.tgz`

/** Lists exact names for an editor's filter: a pattern for any attribute would also keep `onclick`. */
const names = ({ attributes }: Markup): readonly string[] => Object.keys(attributes)

/** Returns `mrp-demo-form[source|theme]`. TinyMCE skips a tag with empty brackets. */
const tinyMceRule = (markup: Markup): string => {
  const kept = names(markup)
  return kept.length > 0 ? `${markup.tag}[${kept.join('|')}]` : markup.tag
}

const elementModule = (tag: string): string => `mrp-widgets/elements/${tag}`

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** Returns JSX: a brace begins code there, and an attribute with both kinds of quotes must be code. */
const jsxMarkup = ({ tag, attributes, fallback }: Markup): string => {
  const written = Object.entries(attributes).map(([name, value]) =>
    /["{}\\\n&]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`,
  )
  return `<${tag}${written.join('')}>\n  ${fallback}\n</${tag}>`
}

/** Returns Angular's markup: two braces begin code there, so a value that contains them must be code. */
const angularMarkup = (markup: Markup): string => {
  const attributes = Object.entries(markup.attributes).map(([name, value]) =>
    value.includes('{{') ? [`[attr.${name}]`, JSON.stringify(value)] : [name, value],
  )
  return tagMarkup({ ...markup, attributes: Object.fromEntries(attributes) })
}

export const targets: readonly Target[] = [
  html,
  {
    id: 'react',
    name: 'React',
    how: 'Works in React 18.3 and 19; in 18.3 set lists and listeners through a ref.',
    needsPackage: true,
    snippet: markup =>
      `import '${elementModule(markup.tag)}'\n\nexport function Embedded() {\n  return (\n    ${indented(jsxMarkup(markup), '    ')}\n  )\n}\n`,
  },
  {
    id: 'vue',
    name: 'Vue',
    how: 'Tell the compiler about the tags: isCustomElement: tag => tag.startsWith("mrp-").',
    needsPackage: true,
    snippet: markup =>
      `<script setup>\nimport '${elementModule(markup.tag)}'\n</script>\n\n<template>\n  ${indented(tagMarkup(markup), '  ')}\n</template>\n`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    how: 'Paste it into a component.',
    needsPackage: true,
    snippet: markup =>
      `<script>\n  import '${elementModule(markup.tag)}'\n</script>\n\n${tagMarkup(markup).replace(/[{}]/g, brace => `{'${brace}'}`)}\n`,
  },
  {
    id: 'angular',
    name: 'Angular',
    how: 'A component of its own; use its selector where the element should stand.',
    needsPackage: true,
    snippet: markup =>
      `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'\nimport '${elementModule(markup.tag)}'\n\n@Component({\n  selector: 'app-embedded',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],\n  template: \`\n    ${indented(
        angularMarkup(markup).replace(/[`\\]|\$\{/g, '\\$&'),
        '    ',
      )}\n  \`,\n})\nexport class Embedded {}\n`,
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    how: 'Custom HTML block. The editor drops unknown tags for most users and keeps this; add the script once, in the theme or with a snippets plugin.',
    takes: isMadeByPlace,
    snippet: (markup, origin) => `${script(origin)}\n\n${divMarkup(markup)}\n`,
  },
  {
    id: 'webflow',
    name: 'Webflow',
    how: 'Code Embed element; or the script in the site’s head code and the tag in the embed.',
    snippet: htmlSnippet,
    takesRoots: true,
  },
  {
    id: 'wix',
    name: 'Wix',
    how: 'Add a Custom Element and fill in its settings with these lines.',
    snippet: ({ tag, attributes }, origin) =>
      [
        `Server URL: ${origin}/elements/${tag}.js`,
        `Tag name: ${tag}`,
        ...Object.entries(attributes).map(([name, value]) => `Attribute ${name}: ${value}`),
        '',
      ].join('\n'),
  },
  {
    id: 'ghost',
    name: 'Ghost',
    how: 'HTML card. The script can go once into Settings → Code injection → Site header.',
    snippet: htmlSnippet,
    takesRoots: true,
  },
  {
    id: 'drupal',
    name: 'Drupal',
    how: 'Allow the <div> with its data attributes in a text format of editors whom you trust; the script goes into the theme’s libraries.',
    takes: isMadeByPlace,
    snippet: (markup, origin) => `${script(origin)}\n\n${divMarkup(markup)}\n`,
  },
  {
    id: 'tinymce',
    name: 'TinyMCE',
    how: 'Add the two options to the editor’s configuration. Without them, TinyMCE keeps only the link inside the tag.',
    snippet: (markup, origin) =>
      `extended_valid_elements: '${tinyMceRule(markup)}',\ncustom_elements: '${markup.tag}',\n\n${script(origin)}\n\n${tagMarkup(markup)}\n`,
  },
  {
    id: 'ckeditor',
    name: 'CKEditor 5',
    how: 'General HTML Support keeps the <div> with this option; it stays blank while editing.',
    takes: isMadeByPlace,
    snippet: (markup, origin) =>
      `htmlSupport: { allow: [{ name: 'div', attributes: [{ key: /^data-(${['mrp', ...names(markup)].join('|')})$/, value: true }] }] },\n\n${script(origin)}\n\n${divMarkup(markup)}\n`,
  },
  {
    id: 'link',
    name: 'A plain link',
    how: 'Works where an editor keeps only links. With the script on the page, the link becomes the form. Without the script, it leads to the form on our site.',
    takes: isMadeByLink,
    snippet: (markup, origin) => `${script(origin)}\n\n${linkMarkup(markup, origin, labelOf(markup.tag))}\n`,
  },
]

/** Returns the targets whose snippet makes the element, in the order of the menu. */
export const targetsFor = (tag: string): readonly Target[] =>
  targets.filter(({ takes }) => takes?.(tag) ?? true)

/** Returns the chosen target. If it does not exist or does not take the chosen element, returns HTML. */
export const targetOf = ({ tag, target }: Pick<Choice, 'tag' | 'target'>): Target =>
  targetsFor(tag).find(({ id }) => id === target) ?? html

/** Returns what a page's Content Security Policy must allow, a line per directive. */
export const policyLines = (origin: string): readonly string[] => [
  `script-src ${origin}`,
  `connect-src ${emailOrigin}`,
]
