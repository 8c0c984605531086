import { isSafeLink } from '../services/links.ts'
import { SiteLink } from './link.tsx'
import { link } from './text.styles.ts'

const notation = /\[([^[\]]+)\]\(([^()\s]+)\)/

/** Shows a text in which `[words](address)` is a link. An address that is not allowed in a link stays as it is written. */
export function LinkedText({ text }: { readonly text: string }) {
  // A text, and then for each link its words, its address and the text behind it.
  const pieces = text.split(notation)
  return pieces.map((piece, at) => {
    const words = pieces[at - 1]
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    if (at % 3 === 0) return <span key={at}>{piece}</span>
    if (at % 3 === 1) return undefined
    if (!isSafeLink(piece)) return <span key={at}>{`[${words}](${piece})`}</span>
    return (
      <SiteLink className={link} key={at} to={piece}>
        {words}
      </SiteLink>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
  })
}
