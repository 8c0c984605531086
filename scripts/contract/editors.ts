import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import type { ElementFacts, readTokens } from './definitions.ts'
import { declarationOf, propertiesOf } from './manifest.ts'

// The data with which VS Code and JetBrains' editors complete tags, attributes and values. Both are made by the packages
// of the Custom Elements community, from a manifest in which each element has all that is its own: they know no superclass.

type Tokens = ReturnType<typeof readTokens>

/** Returns VS Code's custom data. */
export function vscodeCustomData(elements: readonly ElementFacts[], tokens: Tokens): object {
  const choices = elements.flatMap(({ attributes }) => attributes.filter(({ kind }) => kind === 'choice'))
  const choiceTypes = new Set(choices.map(({ type }) => type))
  // The package takes every `|` of a type for the border between two values, also inside of a list's type.
  const modules = manifestOf(elements, tokens, type => (choiceTypes.has(type) ? type : 'string'))
  return JSON.parse(getVsCodeHtmlCustomData(modules, { hideLogs: true }))
}

/** Returns the web types of JetBrains' editors: the tags as they are written in HTML, which is where pages have them. */
export function webTypes(elements: readonly ElementFacts[], tokens: Tokens): object {
  const options = { hideLogs: true, hideCssPropertiesDocs: true }
  const data = JSON.parse(getWebTypesData(manifestOf(elements, tokens), options))
  for (const element of data.contributions.html.elements) delete element.js
  return data
}

/**
 * Makes a manifest in which `typeFor` replaces each `type`. Editors offer the tokens everywhere, so one element lists
 * them.
 */
function manifestOf(elements: readonly ElementFacts[], tokens: Tokens, typeFor = (type: string) => type) {
  const declarations = elements.map((element, index) => ({
    ...declarationOf(element),
    cssProperties: index === 0 ? propertiesOf(tokens) : [],
  }))
  const manifest = {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [{ kind: 'javascript-module', path: '', declarations }],
  }
  // A copy: the packages write into what they are given.
  return JSON.parse(JSON.stringify(manifest), (key, value) =>
    key === 'type' ? { text: typeFor(value.text) } : value,
  )
}
