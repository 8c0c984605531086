import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ImportSource } from '../../../planning/read/result.ts'
import { readKept } from './kept-list.ts'
import type { Days, Read } from './planned-list.ts'
import type { Reader } from './use-reader.ts'

export type ListSource = ReturnType<typeof useSource>

/** The fields in which a list is given, whether they are folded away, and who waits for the plan. */
function useFields() {
  const root = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [isFolded, fold] = useState(false)
  /** Whether a plan was asked for before there was a list. */
  const [isEmpty, setEmpty] = useState(false)
  /** Whether the list is the text in the field, so that its lines can be shown there. */
  const isInField = useRef(false)
  /** Whether the visitor waits for the plan. */
  const isAwaited = useRef(false)
  return { root, text, isFolded, fold, isEmpty, setEmpty, isInField, isAwaited }
}

type Fields = ReturnType<typeof useFields>

/** Where the list is given, and what can be done with it. The list that was kept the last time is read at once. */
export function useSource(reader: Reader, setDays: (days: Days | undefined) => void) {
  const fields = useFields()
  const { root, text, fold, setEmpty, isInField, isAwaited } = fields
  const take = (sources: readonly ImportSource[], isTyping: boolean, answers?: Read['answers']) => {
    const written = sources[0]?.text
    setEmpty(false)
    turnTo(root.current, written === undefined ? 'file' : 'paste')
    isAwaited.current = !isTyping
    isInField.current = written !== undefined && written === text.current?.value
    reader.read(sources, answers)
  }
  /** Plans the list anew, with other working days. */
  const planDays = useCallback(
    (days: Days) => {
      isAwaited.current = true
      setDays(days)
    },
    [setDays, isAwaited],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before, or kept the last time
  useEffect(() => {
    // Turned to before the code came, which the click has brought.
    if (root.current?.querySelector('[data-own]:checked')) reader.prepare()
    const found = text.current?.value ? undefined : readKept()
    if (!found) return
    const [one] = found.sources
    if (text.current && one?.text !== undefined && found.sources.length === 1) text.current.value = one.text
    setDays(found.days)
    take(found.sources, true, found.answers)
    fold(true)
  }, [])

  return { ...fields, take, planDays, ...stepsOf(reader, fields) }
}

/** What a visitor does with a list that was given, or to give another. */
const stepsOf = (reader: Reader, { root, isAwaited, fold, setEmpty }: Fields) => ({
  answer(id: string, given: string) {
    isAwaited.current = true
    reader.answer(id, given)
  },
  /** Opens the field with the list. */
  showField() {
    turnTo(root.current, 'paste')
    flushSync(() => fold(false))
  },
  unfold() {
    fold(false)
    reader.prepare()
  },
  showSample() {
    fold(false)
    setEmpty(false)
    reader.forget()
  },
  retry() {
    root.current?.querySelector<HTMLElement>(':checked')?.focus()
    reader.read()
  },
})

function turnTo(root: Element | null, way: 'paste' | 'file'): void {
  const input = root?.querySelector<HTMLInputElement>(`[value='${way}']`)
  if (input) input.checked = true
}

/**
 * Takes a drag of files over from the browser, which would leave the page, and from the page, which may upload what is
 * dropped on it. Returns whether it has files.
 */
export function takeFiles(event: DragEvent): boolean {
  const hasFiles = event.dataTransfer.types.includes('Files')
  if (hasFiles) {
    event.preventDefault()
    event.stopPropagation()
  }
  return hasFiles
}

/** More of a file is not read: it is too large already. */
const maxFileBytes = 2 ** 27

/** Reads files. One that cannot be read, such as a folder or a file that is gone, has no bytes. */
export const sourcesOf = (files: FileList): Promise<readonly ImportSource[]> =>
  Promise.all(
    [...files].map(async file => ({
      bytes: await file
        .slice(0, maxFileBytes)
        .arrayBuffer()
        .catch(() => undefined),
      name: file.name,
    })),
  )
