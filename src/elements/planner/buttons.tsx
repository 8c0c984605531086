import type { ComponentProps } from 'react'
import { secondaryButton } from '../../ui/button.styles.ts'
import type { MessageKey } from '../../words/message-types.ts'
import { fillIn } from '../../words/translation.ts'
import { compactButton, itemButton, whole } from './planner.styles.ts'
import { useShown } from './shown.ts'

/** A button of the planner: a second action, where `className` does not make it something else. */
export const Button = (props: ComponentProps<'button'>) => (
  <button className={`${secondaryButton} ${compactButton}`} part="button" type="button" {...props} />
)

/** Moves the focus from a button that is about to go to the heading of its section. */
export const focusHeading = (inside: Element): void =>
  inside.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })

/** The number of an item, which shows the item. */
export function ItemButton({ id }: { readonly id: string }) {
  const { select } = useShown()
  return (
    <button
      className={itemButton}
      onClick={({ currentTarget }) => {
        focusHeading(currentTarget)
        select(id)
      }}
      type="button"
    >
      <span>{id}</span>
    </button>
  )
}

/** Longer numbers may be wider than a phone. */
const longest = 16

/** A sentence in which item numbers, such as P-110, stay on one line. */
export const Sentence = ({ text }: { readonly text: string }) =>
  text.split(/(\S*\w-\w\S*)/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
    <span className={at % 2 && piece.length <= longest ? whole : undefined} key={at}>
      {piece}
    </span>
  ))

interface WithItemsProps {
  readonly message: MessageKey
  readonly values: Readonly<Record<string, string>>
}

/** A message whose `{item}` and `{part}` are buttons. */
export function WithItems({ message, values }: WithItemsProps) {
  const { t } = useShown().words
  const pieces = t(message).split(/(\{(?:item|part)\})/)
  return pieces.map((piece, at) => {
    const name = /^\{(item|part)\}$/.exec(piece)?.[1]
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
    return name ? (
      <ItemButton id={values[name] ?? ''} key={at} />
    ) : (
      <span key={at}>{fillIn(piece, values)}</span>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
  })
}
