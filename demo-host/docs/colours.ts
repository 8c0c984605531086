import type { ElementContent } from 'hast'
import { all, createLowlight } from 'lowlight'

// The colours of code are classes, given when the page is built.

const lowlight = createLowlight(all)
lowlight.registerAlias({ xml: ['svelte', 'vue'] })

/** What is coloured, by the class that the page's styles have for it. Everything else is as its surroundings. */
const classes: Readonly<Record<string, string>> = {
  'hljs-keyword': 'word',
  'hljs-literal': 'word',
  'hljs-name': 'word',
  'hljs-string': 'value',
  'hljs-number': 'value',
  'hljs-attr': 'name',
  'hljs-variable': 'name',
  'hljs-comment': 'note',
}

/** Returns code with its words, values, names and notes in spans, where its language is known. */
export const coloured = (language: string, code: string): readonly ElementContent[] =>
  lowlight.registered(language)
    ? simplified(lowlight.highlight(language, code).children as ElementContent[])
    : [{ type: 'text', value: code }]

const simplified = (nodes: readonly ElementContent[]): readonly ElementContent[] =>
  nodes.flatMap((node): readonly ElementContent[] => {
    if (node.type !== 'element') return [node]
    const [name] = [node.properties.className].flat()
    const children = [...simplified(node.children)]
    const className = classes[String(name)]
    return className ? [{ ...node, properties: { className: [className] }, children }] : children
  })
