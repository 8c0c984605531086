import { emailOrigin } from '../../src/services/email-service.ts'
import { isMadeByLink, isMadeByPlace } from '../../src/ways/allowed.ts'
import type { Choice } from './choice.ts'
import { divMarkup, labelOf, linkMarkup, type Markup, tagMarkup } from './markup.ts'

/** Where a snippet goes, and what it looks like there. */
export interface Target {
  readonly id: string
  readonly name: string
  /** What to do with it, in a sentence or two. */
  readonly how: string
  readonly snippet: (markup: Markup, origin: string) => string
  /** Whether the bundle makes the element from this snippet. Without it: every element, because the snippet is its tag. */
  readonly takes?: (tag: string) => boolean
  /** Whether the snippet imports the npm package, which has to be installed for it. */
  readonly needsPackage?: boolean
  /** Whether its HTML comes to visitors as it was pasted, so that it may have declarative shadow roots. */
  readonly takesRoots?: boolean
}

const script = (origin: string): string => `<script type="module" src="${origin}/mrp-widgets.js"></script>`
const htmlSnippet: Target['snippet'] = (markup, origin) => `${script(origin)}\n\n${tagMarkup(markup)}\n`

/** Takes every element, so it stands in for a target that does not take the chosen one. */
const html: Target = {
  id: 'html',
  name: 'HTML',
  how: 'Paste it where the element should stand. The script may be anywhere on the page, once.',
  snippet: htmlSnippet,
  takesRoots: true,
}

/** By its address, because the name is not ours on the public registry. */
export const installCommand = (origin: string): string =>
  `npm install ${origin}/mrp-widgets-${__VERSION__}.tgz`

/** Exact names for an editor's filter: a pattern for any attribute would keep `onclick` too. */
const names = ({ attributes }: Markup): readonly string[] => Object.keys(attributes)

/** `mrp-demo-form[source|theme]`; TinyMCE passes over empty brackets with the tag before them. */
const tinyMceRule = (markup: Markup): string => {
  const kept = names(markup)
  return kept.length > 0 ? `${markup.tag}[${kept.join('|')}]` : markup.tag
}

const elementModule = (tag: string): string => `mrp-widgets/elements/${tag}`

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** In JSX a brace begins code, and an attribute with both kinds of quotes has to be code itself. */
const jsxMarkup = ({ tag, attributes, fallback }: Markup): string => {
  const written = Object.entries(attributes).map(([name, value]) =>
    /["{}\\\n&]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`,
  )
  return `<${tag}${written.join('')}>\n  ${fallback}\n</${tag}>`
}

/** A brace alone is text in an attribute; two begin code, so such a value has to be code itself. */
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

/** What a page's Content Security Policy has to allow, a line per directive. */
export const policyLines = (origin: string): readonly string[] => [
  `script-src ${origin}`,
  `connect-src ${emailOrigin}`,
]
