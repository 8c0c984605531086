import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import type { ElementFacts } from './definitions.ts'
import type { Declaration, Manifest } from './manifest.ts'

// The data with which VS Code and JetBrains' editors complete tags, attributes and values. Both are made from the
// manifest by the packages of the Custom Elements community.

/** Returns VS Code's custom data. */
export function vscodeCustomData(manifest: Manifest, elements: readonly ElementFacts[]): object {
  const choices = elements.flatMap(({ attributes }) => attributes.filter(({ kind }) => kind === 'choice'))
  const choiceTypes = new Set(choices.map(({ type }) => type))
  // The package takes every `|` of a type for the border between two values, also inside of a list's type.
  const modules = complete(manifest, type => (choiceTypes.has(type) ? type : 'string'))
  return JSON.parse(getVsCodeHtmlCustomData(modules, { hideLogs: true }))
}

/** Returns the web types of JetBrains' editors: the tags as they are written in HTML, which is where pages have them. */
export function webTypes(manifest: Manifest): object {
  const data = JSON.parse(
    getWebTypesData(complete(manifest), { hideLogs: true, hideCssPropertiesDocs: true }),
  )
  for (const element of data.contributions.html.elements) delete element.js
  return data
}

/**
 * Returns the manifest as the packages need it: they know no superclass. Each `type` is replaced by what `typeFor`
 * returns.
 */
function complete(manifest: Manifest, typeFor = (type: string) => type) {
  const [shared, ...elements] = manifest.modules.flatMap(({ declarations }) => declarations)
  // Editors offer the tokens everywhere: one element that lists them suffices.
  const declarations = elements.map((element, index) =>
    inherit(element, shared, index === 0 ? shared?.cssProperties : []),
  )
  const completed = { ...manifest, modules: [{ kind: 'javascript-module', path: '', declarations }] }
  // A copy: the packages write into what they are given.
  return JSON.parse(JSON.stringify(completed), (key, value) =>
    key === 'type' ? { text: typeFor(value.text) } : value,
  )
}

function inherit(
  element: Declaration,
  shared: Declaration | undefined,
  cssProperties: Declaration['cssProperties'],
): object {
  return {
    ...element,
    attributes: [...element.attributes, ...(shared?.attributes ?? [])],
    events: [...element.events, ...(shared?.events ?? [])],
    cssProperties,
  }
}
