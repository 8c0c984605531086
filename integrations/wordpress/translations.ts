import type { EditorElement } from '../cms/elements.ts'
import type { EditorAttribute } from '../cms/kinds.ts'
import { names } from '../cms/names.ts'

// Makes the file that translators begin with: every sentence of the plugin, from its sources and from the descriptions.

/** A call of WordPress's translating functions with its text. */
const calls = /(?:\b__|\besc_html__|\b_e)\(\s*'((?:[^'\\]|\\.)*)',\s*'mrp-widgets'/g

/** Returns languages/mrp-widgets.pot. It names no date, so that the same sources give the same bytes. */
export function translationTemplate(
  sources: ReadonlyMap<string, string>,
  elements: Readonly<Record<string, EditorElement>>,
  settings: Readonly<Record<string, EditorAttribute>>,
  version: string,
): string {
  const texts = new Map<string, string>()
  const add = (text: string, context = '') => texts.set(`${context}\u0004${text}`, context)
  const addField = ({ label, doc, choices = [], fields = {} }: EditorAttribute) => {
    for (const text of [label, doc, ...choices]) add(text)
    for (const field of Object.values(fields)) add(field.label)
  }
  for (const source of sources.values())
    for (const [, text = ''] of source.matchAll(calls)) add(text.replaceAll("\\'", "'"))
  for (const [tag, { title, summary, attributes }] of Object.entries(elements)) {
    add(title, 'block title')
    add(summary, 'block description')
    for (const keyword of names[tag]?.keywords ?? []) add(keyword, 'block keyword')
    for (const attribute of Object.values(attributes)) addField(attribute)
  }
  for (const setting of Object.values(settings)) addField(setting)
  const entries = [...texts].map(([key, context]) => {
    const line = context ? `msgctxt ${JSON.stringify(context)}\n` : ''
    return `${line}msgid ${JSON.stringify(key.slice(key.indexOf('\u0004') + 1))}\nmsgstr ""\n`
  })
  const head = `msgid ""\nmsgstr ""\n"Project-Id-Version: MRP Widgets ${version}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Domain: mrp-widgets\\n"\n`
  return [head, ...entries].join('\n')
}
