import { renderToString } from 'react-dom/server'
import '../ui/tokens.ts'
import { cssPiecesFor } from '../ui/sheet.ts'
import { createBoundary } from './boundary.tsx'
import type { ElementDefinition } from './element.ts'
import { type ReadText, readAttributes } from './properties.ts'
import { Shell } from './shell.tsx'

/**
 * The declarative shadow root of one element, as HTML: what its attributes make of it without any script.
 * `data-wake` tells the script tag when this element needs its code. `data-made-from` has the attributes, because
 * scripts may change them before the code comes, and the first render must be what stands here.
 */
export function prerenderRoot(definition: ElementDefinition, read: ReadText): string {
  const written: Record<string, string> = {}
  const values = readAttributes(definition.tag, definition.attributes, name => {
    const text = read(name)
    if (text !== null) written[name] = text
    return text
  })
  const html = renderToString(
    <Shell
      boundary={createBoundary(definition.tag)}
      definition={definition}
      host={{
        subscribe: () => () => {},
        snapshot: () => values,
        prerendered: () => values,
        emit: () => true,
      }}
    />,
  )
  const attributes = `data-root data-theme="${values.theme}" data-made-from="${escapeQuoted(JSON.stringify(written))}"`
  return (definition.place?.markup ?? inShadow)(attributes, html, wakingOf(definition))
}

const wakingOf = ({ wake, showsUser }: ElementDefinition): string =>
  `data-wake="${wake}"${showsUser ? ' data-shows-user' : ''}`

const inShadow = (attributes: string, html: string, waking: string): string =>
  `<template shadowrootmode="open">${html && `<style>${cssPiecesFor(html).join('')}</style>`}<div ${waking} ${attributes}>${html}</div></template>`

const escapeQuoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
