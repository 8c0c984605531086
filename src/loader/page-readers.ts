import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5'

/** Makes a tree of HTML; undefined where it would have more elements than the HTML has characters. */
type Reader = (html: string) => DefaultTreeAdapterTypes.Node | undefined

/**
 * The ways in which browsers read HTML: with scripts and without; with any element in a `<select>`, and with options
 * alone; a piece as a page and as part of one. Where they differ, what is markup to one may be text to another.
 */
export function readersOf(html: string): readonly Reader[] {
  const parsers = /<(!doctype|html)\b/i.test(html) ? [parse] : [parse, parseFragment]
  const scripting = /<noscript/i.test(html) ? [true, false] : [true]
  const writings = /<select/i.test(html) ? [asWritten, withOpenSelects] : [asWritten]
  return parsers.flatMap(parser =>
    scripting.flatMap(scriptingEnabled =>
      writings.map(
        (writing): Reader =>
          text =>
            within(text.length, treeAdapter =>
              parser(writing(text), { scriptingEnabled, sourceCodeLocationInfo: true, treeAdapter }),
            ),
      ),
    ),
  )
}

const asWritten = (html: string): string => html

/** The parser knows no `<select>` with other elements: a name of the same length that may have them stands in for it. */
const withOpenSelects = (html: string): string => html.replace(/(<\/?)select(?=[\s/>])/gi, '$1dialog')

/**
 * A formatting tag that is never closed is repeated in every later paragraph: the elements of a few kilobytes can be
 * millions. Of ordinary HTML, each element takes several characters; those that a page implies are a few.
 */
function within<Tree>(length: number, build: (adapter: typeof defaultTreeAdapter) => Tree): Tree | undefined {
  let rest = length + 10
  const enough = new Error('More elements than characters.')
  try {
    return build({
      ...defaultTreeAdapter,
      createElement(...element) {
        rest -= 1
        if (rest < 0) throw enough
        return defaultTreeAdapter.createElement(...element)
      },
    })
  } catch (error) {
    if (error === enough) return undefined
    throw error
  }
}
