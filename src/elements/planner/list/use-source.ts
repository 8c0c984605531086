import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ImportSource } from '../../../planning/read/result.ts'
import type { Language } from '../../../words/languages.ts'
import { readKept } from './kept-list.ts'
import type { Days, GivenList, PlanOptions } from './planned-list.ts'
import { prepareReading, useReader } from './use-reader.ts'

export type ListSource = ReturnType<typeof useSource>

const noList: GivenList = { sources: [], answers: {} }

/** Holds the fields in which a list is given, what was given, and what came of it. */
function useFields(options: PlanOptions, language: Language) {
  const root = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [given, give] = useState(noList)
  const [wantsFolded, fold] = useState(false)
  /** Whether a plan was asked for before there was a list. */
  const [isEmpty, setEmpty] = useState(false)
  /** Whether the visitor waits for the plan. */
  const isAwaited = useRef(false)
  /** Plans the list anew, with other working days. */
  const planDays = useCallback((days: Days) => {
    isAwaited.current = true
    give(now => ({ ...now, days }))
  }, [])
  const reader = useReader(given, options, language)
  /** Whether a list is planned, so that its fields, and how it was read, need not be seen. */
  const isFolded = wantsFolded && reader.outcome?.list !== undefined
  return { ...reader, root, text, given, give, isFolded, fold, isEmpty, setEmpty, isAwaited, planDays }
}

type Fields = ReturnType<typeof useFields>

/** Holds where the list is given, and what can be done with it. The list that was kept the last time is read at once. */
export function useSource(options: PlanOptions, language: Language) {
  const fields = useFields(options, language)
  const { root, text, give, fold } = fields
  const prepare = () => void prepareReading(language)
  const steps = stepsOf(fields, prepare)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before, or kept the last time
  useEffect(() => {
    // Turned to before the code came, which the click has brought.
    if (root.current?.querySelector('[data-own]:checked')) prepare()
    void steps.takeFiles(root.current?.querySelector<HTMLInputElement>('[type=file]')?.files)
    const found = text.current?.value ? undefined : readKept()
    if (!found) return
    const written = found.sources[0]?.text
    if (text.current && written !== undefined) text.current.value = written
    turnTo(root.current, written)
    give(found)
    fold(true)
  }, [])

  return { ...fields, ...steps }
}

/** Returns what a visitor does with a list that was given, or to give another. */
function stepsOf({ root, given, give, fold, setEmpty, isAwaited, ...reader }: Fields, prepare: () => void) {
  const take = (sources: readonly ImportSource[], isTyping: boolean) => {
    const written = sources[0]?.text
    setEmpty(false)
    turnTo(root.current, written)
    isAwaited.current = !isTyping
    // No text is read twice: what was answered and changed stays.
    if (!written || written !== given.sources[0]?.text || reader.hasFailed)
      give(({ days }) => ({ sources, answers: {}, days }))
    else if (!reader.isReading) reader.tellAgain()
  }
  const takeFiles = async (files: FileList | null | undefined) => {
    if (files?.length) take(await sourcesOf(files), false)
  }
  return {
    take,
    takeFiles,
    /** For all of the planner: a file that is dropped beside its field would leave the page. */
    dropZone: {
      onDragEnter: takeDrag,
      onDragLeave: takeDrag,
      onDragOver: takeDrag,
      onDrop: (event: DragEvent) => takeDrag(event) && takeFiles(event.dataTransfer.files),
    },
    answer(id: string, answer: string) {
      isAwaited.current = true
      give(now => ({ ...now, answers: { ...now.answers, [id]: answer } }))
    },
    /** Opens the field with the list. */
    showField() {
      turnTo(root.current, '')
      flushSync(() => fold(false))
    },
    unfold() {
      fold(false)
      prepare()
    },
    showSample() {
      fold(false)
      setEmpty(false)
      give(({ days }) => ({ ...noList, days }))
    },
    retry() {
      root.current?.querySelector<HTMLElement>(':checked')?.focus()
      give(now => ({ ...now }))
    },
  }
}

/** Chooses the way in which a text is given, or in which a file is, which has none. */
function turnTo(root: Element | null, text: string | undefined): void {
  const way = text === undefined ? 'file' : 'paste'
  const input = root?.querySelector<HTMLInputElement>(`[value='${way}']`)
  if (input) input.checked = true
}

/**
 * Takes a drag of files over from the browser, which would leave the page, and from the page, which may upload what is
 * dropped on it. Returns whether it has files.
 */
function takeDrag(event: DragEvent): boolean {
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
const sourcesOf = (files: FileList): Promise<readonly ImportSource[]> =>
  Promise.all(
    [...files].map(async file => ({
      bytes: await file
        .slice(0, maxFileBytes)
        .arrayBuffer()
        .catch(() => undefined),
      name: file.name,
    })),
  )
