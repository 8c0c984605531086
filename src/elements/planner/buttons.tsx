import type { ComponentProps } from 'react'
import { secondaryButton } from '../../ui/button.styles.ts'
import { control } from '../../ui/field.styles.ts'
import { fillIn } from '../../words/translation.ts'
import { compactButton, itemButton, whole } from './planner.styles.ts'
import { useShown } from './shown.ts'

/** Shows a button of the planner: a second action, where `className` does not make it something else. */
export const Button = (props: ComponentProps<'button'>) => (
  <button className={`${secondaryButton} ${compactButton}`} part="button" type="button" {...props} />
)

/** Shows a field in its label. */
export const Field = ({ text, ...input }: ComponentProps<'input'> & { readonly text: string }) => (
  <label>
    {text}
    <input className={control} part="input" {...input} />
  </label>
)

interface ChoiceProps extends ComponentProps<'select'> {
  readonly choices: readonly (readonly [value: string, name: string])[]
  readonly onChoose?: (value: string) => void
}

/** Shows a field with few choices. */
export const Choice = ({ choices, onChoose, ...select }: ChoiceProps) => (
  <select className={control} onChange={({ target }) => onChoose?.(target.value)} part="input" {...select}>
    {choices.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
)

/** Moves the focus from a button that is about to go to the heading of its section. */
export const focusHeading = (inside: Element): void =>
  inside.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })

/** Shows the number of an item; a press shows the item. Its record is far from a list of what to do. */
export function ItemButton({ id }: { readonly id: string }) {
  const { select } = useShown()
  return (
    <button
      className={itemButton}
      onClick={({ currentTarget }) => {
        focusHeading(currentTarget)
        select(id, currentTarget.closest('section:has([data-to-do])') !== null)
      }}
      type="button"
    >
      <Sentence text={id} />
    </button>
  )
}

/** Longer numbers may be wider than a phone. */
const longest = 16

/** Shows a sentence in which item numbers, such as P-110, stay on one line. */
export const Sentence = ({ text }: { readonly text: string }) =>
  text.split(/(\S*\w-\w\S*)/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
    <span className={at % 2 && piece.length <= longest ? whole : undefined} key={at}>
      {piece}
    </span>
  ))

type WithItemsProps = { readonly text: string; readonly values: Readonly<Record<string, string>> }

/** Shows a text whose `{item}` and `{part}` are buttons. */
export const WithItems = ({ text, values }: WithItemsProps) =>
  text.split(/(\{(?:item|part)\})/).map((piece, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
    return at % 2 ? (
      <ItemButton id={values[piece.slice(1, -1)] ?? ''} key={at} />
    ) : (
      <Sentence key={at} text={fillIn(piece, values)} />
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
  })
