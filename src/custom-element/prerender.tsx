import { renderToString } from 'react-dom/server'
import type { Attributed } from '../services/attribute-names.ts'
import { config } from '../services/config.ts'
import { unloadedMessages } from '../words/en/unloaded-messages.ts'
import type { Language } from '../words/languages.ts'
import { translationIn } from '../words/translation.ts'
import '../ui/tokens.ts'
import { importantLayer } from '../ui/light-sheet.ts'
import { cssPiecesFor } from '../ui/sheet.ts'
import { listReaderOf } from './attributes.ts'
import { type ContentNode, hashOf } from './content.ts'
import { type ElementDefinition, lightSlot } from './description.ts'
import { notingReader, Properties } from './properties.ts'
import { createBoundary, Tree } from './tree.tsx'

/**
 * Returns the declarative shadow root of one element, as HTML. `data-wake` tells the script tag when the element needs its
 * code. `data-made-by` has the version, `data-made-from` the attributes, and `lang` the language: scripts may change both before the code is loaded,
 * and the first render must equal this markup. `data-unloaded` is the sentence for when the code can't be loaded. `ids`
 * is what its ids begin with, where others lie in the same tree.
 */
export function prerenderRoot(
  definition: ElementDefinition,
  element: Attributed,
  around: Language = 'en',
  ids = '',
  content?: TagContent,
): string {
  const language = spokenIn(definition, around)
  const { reader, written } = notingReader(element)
  const { tag, attributes } = definition
  const lists = content && listReaderOf(attributes)?.readAll(tag, attributes, content.node)
  const properties = new Properties(tag, attributes, reader, lists).read()
  properties.setLanguage(language)
  const values = properties.snapshot()
  const html = renderToString(
    <Tree
      boundary={createBoundary(definition.tag)}
      definition={definition}
      store={{
        subscribe: () => () => {},
        snapshot: () => values,
        prerendered: () => values,
        emit: () => true,
      }}
    />,
    { identifierPrefix: ids },
  )
  const waking = wakingOf(definition, language, html)
  const marks = `data-root data-theme="${values.theme}"${listMark(definition, content)} data-made-by="${__VERSION__}" data-made-from="${escapeQuoted(JSON.stringify(written))}"${languageMark(definition, language)}${ids && ` data-ids="${ids}"`}`
  return (definition.lightDom ? inLight : inShadow)(marks, html, waking)
}

export interface TagContent {
  readonly node: ContentNode
  readonly html: string
}

/** Says from which content the lists were made: a script may change it before the code is loaded. */
const listMark = ({ attributes }: ElementDefinition, content: TagContent | undefined): string =>
  listReaderOf(attributes) ? ` data-list="${hashOf(content?.html ?? '')}"` : ''

/** Returns the language in which an element is prerendered: English where there are no texts in the page's. */
export const spokenIn = ({ messages, catalogs }: ElementDefinition, language: Language): Language =>
  messages || catalogs?.[language as Exclude<Language, 'en'>] ? language : 'en'

/** Says which language the markup is in. A section keeps it; what has messages follows the page. */
const languageMark = ({ messages }: ElementDefinition, language: Language): string => {
  if (messages) return ` lang="${language}"`
  return language === 'en' ? '' : ` data-words="${language}"`
}

/** Returns the marks that the script tag reads: when to load the code, and what to say where that fails. */
function wakingOf(definition: ElementDefinition, language: Language, html: string): string {
  const { wake, showsUser, messages } = definition
  const marks = `data-wake="${wake}"${showsUser ? ' data-shows-user' : ''}`
  if (wake === 'never') return marks
  const speaking = { ...definition, messages: { ...messages, ...unloadedMessages } }
  const { t } = translationIn(language, speaking, config.get().messages)
  // That sentence ends with the form's address, and a closed dialog has no form yet.
  const line = t(html.includes('data-mail') ? 'form.unloaded' : 'failure.unloaded')
  return `${marks} data-unloaded="${escapeQuoted(line)}"`
}

const inShadow = (attributes: string, html: string, waking: string): string =>
  `<template shadowrootmode="open">${html && `<style>${cssPiecesFor(html).join('')}</style>`}<div ${waking} ${attributes}>${html}</div></template>`

const inLight = (attributes: string, html: string, waking: string): string =>
  `<template shadowrootmode="open"><style>:host{display:block}:host([hidden]){display:none}</style><slot name="${lightSlot}" ${waking}><slot></slot></slot></template><style>${importantLayer(cssPiecesFor(html))}</style><div ${html && `slot="${lightSlot}" `}${attributes}>${html}</div>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Escapes angle brackets too: even a parser that does not take this for an attribute finds no tag in it. */
const escapeQuoted = (text: string): string => text.replace(/[&"<>]/g, sign => entities[sign] ?? sign)
