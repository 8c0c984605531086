import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { primaryButton } from '../../../ui/button.styles.ts'
import { control, fault, hint, label } from '../../../ui/field.styles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import { Button } from '../buttons.tsx'
import { card, compactButton, quietButton } from '../planner.styles.ts'
import { usePlannerWords } from '../shown.ts'
import * as styles from './source.styles.ts'
import type { ListSource } from './use-source.ts'

/** The systems whose exports the planner reads as they are. */
// biome-ignore format: a row of names
export const exportingSystems = [
  'Odoo', 'ERPNext', 'NetSuite', 'SAP', 'Business Central', 'Dynamics 365', 'QAD', 'Epicor', 'frePPLe',
  'Fishbowl', 'Sage 100', 'Shopify', 'Katana', 'MRPeasy',
]

/** A longer text would make typing slow, so it is read without being shown. */
const maxShownLength = 300_000
/** How long nobody types until a list is read, in ms. */
const typingPauseMs = 600

/** Where a list may come from. */
const ways = ['sample', 'paste', 'file'] as const

interface SourceProps {
  readonly source: ListSource
  /** What is planned now, and how it was read. Nothing while a list is asked about. */
  readonly summary: ReactNode
  /** Whether to keep the list, for one of the visitor’s own. */
  readonly keep: ReactNode
}

/**
 * Where the list comes from: the sample, or what a visitor pastes, drops or chooses. All of it works before any code has
 * come: the browser itself keeps which way is chosen. What was given by then is read as soon as the code is there.
 */
export function Source({ source, summary, keep }: SourceProps) {
  const { t } = usePlannerWords()
  const { isFolded } = source
  return (
    <section
      aria-label={t('planner.source')}
      className={`${card} ${styles.source}`}
      data-folded={isFolded || undefined}
    >
      <Ways source={source} />
      {summary && (
        <p>
          {summary}{' '}
          {isFolded && (
            <Button className={quietButton} onClick={source.unfold}>
              {t('planner.change')}
            </Button>
          )}
        </p>
      )}
      <PastePane source={source} />
      <FilePane source={source} />
      {keep}
      <ProgressLine source={source} />
    </section>
  )
}

type PartProps = Pick<SourceProps, 'source'>

/** Shows the field for a list that is pasted or typed. */
function PastePane({ source }: PartProps) {
  const { t, list } = usePlannerWords()
  const id = useId()
  const { isEmpty } = source
  const { long, read, onPaste, onType } = usePastedText(source, t('planner.pasted'))
  return (
    <div className={styles.pane} data-way="paste">
      <label className={label} htmlFor={id}>
        {t('planner.list')}
      </label>
      <textarea
        aria-describedby={`${id}e ${id}h`}
        aria-invalid={isEmpty || undefined}
        autoCapitalize="off"
        autoComplete="off"
        className={`${control} ${styles.list}`}
        id={id}
        name="list"
        onChange={onType}
        onPaste={onPaste}
        part="input"
        placeholder={t('planner.list.example')}
        ref={source.text}
        rows={7}
        spellCheck={false}
        wrap="off"
      />
      {isEmpty && (
        <p className={fault} id={`${id}e`}>
          {t('planner.list.empty')}
        </p>
      )}
      <p className={hint} id={`${id}h`}>
        {long ? t('planner.list.long') : t('planner.systems', { systems: list(exportingSystems) })}{' '}
        {t('planner.list.hint')}
      </p>
      <Button className={`${primaryButton} ${compactButton}`} onClick={read}>
        {t('planner.read')}
      </Button>
    </div>
  )
}

/** Reads what is pasted at once, and what is typed after a pause. `name` is what it is called. */
function usePastedText({ text, take, takeFiles, setEmpty }: ListSource, name: string) {
  const typing = useRef<number>(undefined)
  /** A pasted text that is too long for the field. It is read below what stands there. */
  const [long, setLong] = useState('')
  /** Returns whether there was a list. */
  const readText = (isTyping: boolean, pasted = long) => {
    clearTimeout(typing.current)
    const written = [text.current?.value, pasted].filter(Boolean).join('\n')
    if (!written.trim()) return false
    take([{ text: written, name }], isTyping)
    return true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was given before the code came
  useEffect(() => {
    readText(true)
    return () => clearTimeout(typing.current)
  }, [])

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    // A page may upload what is pasted into it.
    event.stopPropagation()
    const { currentTarget, clipboardData } = event
    const pasted = clipboardData.getData('text/plain')
    const tooLong = pasted.length > maxShownLength ? pasted : ''
    // A spreadsheet copies a picture of its cells beside their text.
    const hasFiles = !pasted.trim() && clipboardData.files.length > 0
    if (tooLong || hasFiles) event.preventDefault()
    if (hasFiles) return takeFiles(clipboardData.files)
    setLong(tooLong)
    // As in any paste, what was selected gives way.
    if (tooLong) currentTarget.setRangeText('')
    setTimeout(() => readText(false, tooLong))
  }
  const onType = () => {
    clearTimeout(typing.current)
    setEmpty(false)
    typing.current = window.setTimeout(() => readText(true), typingPauseMs)
  }
  const read = () => {
    if (readText(false)) return
    setEmpty(true)
    text.current?.focus()
  }
  return { long, read, onPaste, onType }
}

/** Shows the field for files, which may be dropped on it. */
function FilePane({ source }: PartProps) {
  const { t } = usePlannerWords()
  const id = useId()
  return (
    <div className={styles.pane} data-way="file">
      <div className={styles.drop}>
        <label htmlFor={id}>{t('planner.file')}</label>
        <span className={hint}>.csv, .tsv, .txt, .xlsx</span>
        <input
          accept=".csv,.tsv,.txt,.xlsx"
          id={id}
          multiple
          onChange={({ target }) => void source.takeFiles(target.files)}
          part="input"
          type="file"
        />
      </div>
      <p className={hint}>{t('planner.list.hint')}</p>
    </div>
  )
}

/** Switches between the ways. The browser keeps which one is chosen. */
function Ways({ source }: PartProps) {
  const { t } = usePlannerWords()
  return (
    <fieldset className={styles.ways}>
      <legend className={visuallyHidden}>{t('planner.source')}</legend>
      {ways.map(way => (
        <label key={way}>
          <input
            autoComplete="off"
            data-own={way === 'sample' ? undefined : ''}
            defaultChecked={way === 'sample'}
            name="way"
            onChange={way === 'sample' ? source.showSample : undefined}
            onClick={way === 'sample' ? undefined : source.unfold}
            type="radio"
            value={way}
          />
          <span>{t(`planner.way.${way}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Says how far the reading of a list is. */
function ProgressLine({ source: { isReading, hasFailed, retry } }: PartProps) {
  const { t } = usePlannerWords()
  return (
    <div className={styles.progress} role="status">
      {isReading && <span>{t('planner.reading')}</span>}
      {hasFailed && (
        <>
          <span>{t('planner.failed')}</span>
          <Button onClick={retry}>{t('planner.retry')}</Button>
        </>
      )}
    </div>
  )
}
