import { Malformed } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/element.ts'
import { fileOf, insteadOf, readList } from '../element/list-file.ts'
import { ownElements } from '../services/page-document.ts'
import { type Finding, finding } from './finding.ts'

/** Reads the data files that the page's elements name, as the elements do. */
export async function examineFiles(
  definitionOf: (tag: string) => ElementDefinition | undefined,
): Promise<readonly Finding[]> {
  const found = await Promise.all(
    ownElements('*').map(async (element): Promise<readonly Finding[]> => {
      const tag = element.localName
      const file = fileOf(definitionOf(tag)?.attributes ?? {}, element)
      const read = file && (await readList(file.src, file.list))
      if (!file || !(read instanceof Malformed)) return []
      const { src } = file
      const instead = insteadOf(read)
      return [finding('file.bad', 'attribute.bad.change', { tag, src, why: read.why, instead })]
    }),
  )
  return found.flat()
}
