import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { type Attribute, webAddress } from './attributes.ts'
import {
  type Attributes,
  createDefinition,
  type Description,
  type ElementDefinition,
  type Events,
  type PropsOf,
} from './element.ts'

/** The URL of a data file that fills a list. */
function source(fills: string): Attribute<string | undefined> {
  const address = webAddress(
    `The URL of a JSON or CSV file with the entries of \`${fills}\`, on the page’s origin or on one that \`src-origins\` of \`<mrp-config>\` names. Until it is loaded, and if it is faulty, \`${fills}\` is shown if set, or the content inside the tag.`,
  )
  return { ...address, fills, parse: text => (text === '' ? undefined : address.accept(text)) }
}

type Entries = readonly unknown[]
type Props = Readonly<Record<string, unknown>>

/**
 * Joins a description and its component, as `createDefinition` does. The first list may also come from the data file that
 * `src` names.
 */
export function createListDefinition<A extends Attributes, E extends Events>(
  description: Description<A, E>,
  component: ComponentType<PropsOf<Description<A, E>>>,
): ElementDefinition {
  const { tag, attributes } = description
  const [fills = '', list] = Object.entries(attributes).find(([, { shape }]) => shape) ?? []
  if (!list) throw new Error(`<${tag}> has no list that a data file could fill.`)
  // Erased, because nothing here depends on the element's other attributes.
  const Component = component as ComponentType<Props>

  function FromFile(props: Props): ReactNode {
    const { src, [fills]: given } = props
    const own = given === list?.fallback ? undefined : given
    // The first render has what was prerendered from the file, which stays until the file is read again.
    const [shown, show] = useState({ src, entries: own })

    useEffect(() => {
      if (!list || typeof src !== 'string') return
      const asking = new AbortController()
      // Most pages have no data file.
      import('./list-file.ts')
        .then(({ loadList }) => loadList(tag, src, list, asking.signal))
        .then((entries: Entries | undefined) => {
          if (entries) show({ src, entries })
        })
        .catch(reportError)
      return () => asking.abort()
    }, [src])

    if (!src) return createElement(Component, props)
    const entries = (shown.src === src && shown.entries) || own
    return entries ? createElement(Component, { ...props, [fills]: entries }) : createElement('slot')
  }

  const attributesAndFile: Attributes = { ...attributes, src: source(fills) }
  return createDefinition({ ...description, attributes: attributesAndFile }, FromFile)
}
