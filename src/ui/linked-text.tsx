import { Fragment } from 'react'
import { isSafeLink } from '../state/links.ts'
import { link } from './inline.ts'
import { SiteLink } from './site-link.tsx'

const notation = /(\[[^[\]]+\]\([^()\s]+\))/

/** Shows a text in which `[words](address)` is a link. An address that is not allowed in a link stays as it is written. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  text.split(notation).map((piece, at) => {
    const [, words, address] = /^\[(.+)\]\((.+)\)$/s.exec(piece) ?? []
    const isLink = at % 2 === 1 && isSafeLink(address)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Fragment key={at}>
        {isLink ? (
          <SiteLink className={link} to={address}>
            {words}
          </SiteLink>
        ) : (
          piece
        )}
      </Fragment>
    )
  })
