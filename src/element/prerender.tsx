import { renderToString } from 'react-dom/server'
import type { Language } from '../i18n/languages.ts'
import { translationIn } from '../i18n/translation.ts'
import type { Attributed } from '../services/attribute-names.ts'
import { config } from '../state/config.ts'
import '../ui/tokens.ts'
import { importantLayer } from '../ui/light-sheet.ts'
import { cssPiecesFor } from '../ui/sheet.ts'
import { readAttributes } from './attribute-text.ts'
import { createBoundary } from './boundary.tsx'
import { type ElementDefinition, lightSlot } from './element.ts'
import { Tree } from './tree.tsx'

/**
 * The declarative shadow root of one element, as HTML: what its attributes make of it without any script.
 * `data-wake` tells the script tag when this element needs its code. `data-made-from` has the attributes, because
 * scripts may change them before the code comes, and the first render must be what stands here; `data-unloaded` is what
 * it says when its code does not come; `lang` is the language in which it was made, for the same reason.
 */
export function prerenderRoot(
  definition: ElementDefinition,
  element: Attributed,
  language: Language = 'en',
): string {
  const written: Record<string, string> = {}
  const attributes = readAttributes(definition.tag, definition.attributes, {
    getAttribute(name) {
      const text = element.getAttribute(name)
      if (text !== null) written[name] = text
      return text
    },
  })
  const values = { ...attributes, language }
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
  )
  const waking = wakingOf(definition, language)
  const marks = `data-root data-theme="${attributes.theme}" data-made-from="${escapeQuoted(JSON.stringify(written))}"${definition.messages ? ` lang="${language}"` : ''}`
  return (definition.place ? inLight : inShadow)(marks, html, waking)
}

/** What the script tag reads of a sleeping element: when to load its code, and what to say where that is in vain. */
function wakingOf({ wake, showsUser, messages }: ElementDefinition, language: Language): string {
  const marks = `data-wake="${wake}"${showsUser ? ' data-shows-user' : ''}`
  if (wake === 'never') return marks
  const { t } = translationIn(language, messages, config.get().messages)
  const line = t(messages?.['form.unloaded'] ? 'form.unloaded' : 'failure.unloaded')
  return `${marks} data-unloaded="${escapeQuoted(line)}"`
}

const inShadow = (attributes: string, html: string, waking: string): string =>
  `<template shadowrootmode="open">${html && `<style>${cssPiecesFor(html).join('')}</style>`}<div ${waking} ${attributes}>${html}</div></template>`

const inLight = (attributes: string, html: string, waking: string): string =>
  `<template shadowrootmode="open"><style>:host{display:block}:host([hidden]){display:none}</style><slot name="${lightSlot}" ${waking}><slot></slot></slot></template><style>${importantLayer(cssPiecesFor(html))}</style><div ${html && `slot="${lightSlot}" `}${attributes}>${html}</div>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Without angle brackets either: a parser that takes this for something else than an attribute finds no tag in it. */
const escapeQuoted = (text: string): string => text.replace(/[&"<>]/g, sign => entities[sign] ?? sign)
