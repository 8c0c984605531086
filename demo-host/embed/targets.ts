import { mayBeMadeByDiv } from '../../src/embed/allowed.ts'
import { defaultConfig } from '../../src/services/config.ts'
import { emailOrigin } from '../../src/services/email-service.ts'
import type { Choice } from './choice.ts'
import { divMarkup, isFilledByLink, type Markup, scriptMarkup, settingsMarkup, tagMarkup } from './markup.ts'

/** Describes a place where a snippet is pasted, and its form there. */
export interface Target {
  readonly id: string
  readonly name: string
  /** Says what to do with the snippet, in a sentence or two. */
  readonly how: string
  readonly snippet: (markup: Markup, origin: string) => string
  /**
   * Tells whether the bundle makes the element from this snippet. Omitted if the snippet is the tag itself, which
   * works for every element.
   */
  readonly takes?: (tag: string) => boolean
  /** Tells whether the snippet imports the npm package, which must then be installed. */
  readonly needsPackage?: boolean
  /** Tells whether it has the script's tag, which can pin a version. */
  readonly hasScript?: boolean
}

/** Says how high a form is on a wide page, in px. Where it is higher, what follows is out of view. */
const heights: Readonly<Record<string, number>> = { 'mrp-demo-form': 830, 'mrp-contact-form': 540 }

/** Reserves the form's place, so that nothing moves when it appears. A form in a dialog has none. */
function withPlace(markup: Markup): Markup {
  const height = heights[markup.tag]
  if (!height || markup.attributes.mode) return markup
  return {
    ...markup,
    attributes: { ...markup.attributes, style: `display:block;min-height:${height}px` },
  }
}

/** Replaces a target that does not support the chosen element, because it supports all. */
const html: Target = {
  id: 'html',
  name: 'HTML',
  how: 'Paste it where it should appear, also in Webflow or Ghost. One <script> a page is enough.',
  snippet: (markup, origin) =>
    `${scriptMarkup(origin, { ...markup, settings: {} })}\n\n${settingsMarkup(markup.settings)}${tagMarkup(withPlace(markup))}\n`,
  hasScript: true,
}

/** Installs from a URL, because the name on the public registry is not ours. */
export const installCommand = (origin: string): string =>
  `npm install ${origin}/mrp-widgets-${__VERSION__}.tgz`

/** Imports the element, and the settings' tag where it is written. */
const imports = ({ tag, settings }: Markup, by = ''): string =>
  [...(Object.keys(settings).length > 0 ? ['mrp-config'] : []), tag]
    .map(name => `import 'mrp-widgets/elements/${name}'`)
    .join(`\n${by}`)

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** Returns JSX: a brace begins code there, and an attribute with both kinds of quotes must be code. */
const jsxAttributes = (attributes: Markup['attributes']): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      /["{}\\\n&]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`,
    )
    .join('')

const jsxMarkup = ({ tag, attributes, settings, fallback }: Markup): string => {
  const element = `<${tag}${jsxAttributes(attributes)}>\n  ${fallback}\n</${tag}>`
  return Object.keys(settings).length > 0
    ? `<>\n  <mrp-config${jsxAttributes(settings)} />\n  ${indented(element, '  ')}\n</>`
    : element
}

/** Returns the tags of a template, the settings first. In its texts, braces begin code: lists stay attributes. */
const tags = ({ lists: _, ...markup }: Markup): string => settingsMarkup(markup.settings) + tagMarkup(markup)

const wixLines = (tag: string, attributes: Markup['attributes'], origin: string): readonly string[] => [
  `Server URL: ${origin}/elements/${tag}.js`,
  `Tag name: ${tag}`,
  ...Object.entries(attributes).map(([name, value]) => `Attribute ${name}: ${value}`),
]

export const targets: readonly Target[] = [
  html,
  {
    id: 'react',
    name: 'React',
    how: 'Works in React 18.3 and 19, and as a client component in Next.js. In 18.3, and where a server renders, set lists and listeners through a ref.',
    needsPackage: true,
    snippet: markup =>
      `'use client'\n${imports(markup)}\n\nexport function Embedded() {\n  return (\n    ${indented(jsxMarkup(markup), '    ')}\n  )\n}\n`,
  },
  {
    id: 'vue',
    name: 'Vue',
    how: 'Tell the compiler about the tags: isCustomElement: tag => tag.startsWith("mrp-").',
    needsPackage: true,
    snippet: markup =>
      `<script setup>\n${imports(markup)}\n</script>\n\n<template>\n  ${indented(tags(markup), '  ')}\n</template>\n`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    how: 'Paste it into a component.',
    needsPackage: true,
    snippet: markup =>
      `<script>\n  ${imports(markup, '  ')}\n</script>\n\n${tags(markup).replace(/[{}]/g, brace => `{'${brace}'}`)}\n`,
  },
  {
    id: 'wordpress',
    name: 'WordPress, Drupal',
    how: 'Paste the <div> into a block of HTML: it stays where an editor drops unknown tags. Add the script once, to the site’s theme. CKEditor needs an option for it: see /docs/editors/.',
    takes: mayBeMadeByDiv,
    snippet: (markup, origin) => `${scriptMarkup(origin, markup)}\n\n${divMarkup(markup)}\n`,
    hasScript: true,
  },
  {
    id: 'wix',
    name: 'Wix',
    how: 'Add a Custom Element and fill in its settings with these lines. Where requests go is a second Custom Element.',
    snippet: ({ tag, attributes, settings }, origin) =>
      [
        ...wixLines(tag, attributes, origin),
        ...(Object.keys(settings).length > 0 ? ['', ...wixLines('mrp-config', settings, origin)] : []),
        '',
      ].join('\n'),
  },
  {
    id: 'link',
    name: 'A plain link',
    how: 'Works where an editor keeps only links: it leads to the form on our site, with these answers filled in.',
    takes: isFilledByLink,
    snippet: ({ fallback }) => `${fallback}\n`,
  },
]

/** Returns the targets whose snippet makes the element, in the order of the menu. */
export const targetsFor = (tag: string): readonly Target[] =>
  targets.filter(({ takes }) => takes?.(tag) ?? true)

/** Returns the chosen target. If it does not exist or does not take the chosen element, returns HTML. */
export const targetOf = ({ tag, target }: Pick<Choice, 'tag' | 'target'>): Target =>
  targetsFor(tag).find(({ id }) => id === target) ?? html

/** Returns what a page's Content Security Policy must allow, a line per directive. */
export function policyLines(origin: string, settings: Markup['settings']): readonly string[] {
  const service = serviceIn(settings)
  // A path is on the page's own site.
  const asked = URL.canParse(service) ? new URL(service).origin : "'self'"
  return [`script-src ${origin}`, ...(service ? [`connect-src ${asked}`] : [])]
}

/** Returns the address that takes the requests: of the settings, else of the build. Empty if mail is all there is. */
function serviceIn(settings: Markup['settings']): string {
  const { endpoint, 'email-service-id': pagesService, 'email-origin': email = emailOrigin } = settings
  if (endpoint || pagesService) return endpoint || email
  const { endpoint: built, emailService } = defaultConfig
  return built || (emailService.serviceId ? emailService.origin || emailOrigin : '')
}
