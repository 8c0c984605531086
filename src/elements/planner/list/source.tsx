import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { ImportSource } from '../../../planning/read/result.ts'
import { primaryButton } from '../../../ui/button.styles.ts'
import { control, hint, label } from '../../../ui/field.styles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import { Button } from '../button.tsx'
import { card, compactButton, quietButton } from '../planner.styles.ts'
import type { PlannerWords } from '../planner-words.ts'
import { exportingSystems } from './exporting-systems.ts'
import * as styles from './source.styles.ts'
import { sourcesOf } from './source-files.ts'
import type { Progress } from './use-reader.ts'

/** A longer text would make typing slow, so it is read without being shown. */
const maxShownLength = 300_000
/** How long nobody types until a list is read, in ms. */
const typingPauseMs = 600

/** Where a list may come from. */
const ways = ['sample', 'paste', 'file'] as const

interface SourceProps {
  readonly words: PlannerWords
  /** What is planned now. */
  readonly name: string
  /** What is in it, and how it was read. */
  readonly summary: string
  readonly progress: Progress
  /** Whether a list is planned, so that the fields need not be seen. */
  readonly isFolded: boolean
  readonly text: RefObject<HTMLTextAreaElement | null>
  /** Whether to keep the list, for one of the visitor’s own. */
  readonly keep: ReactNode
  readonly onUnfold: () => void
  /** `isTyping` says that somebody is still at it. */
  readonly onSources: (sources: readonly ImportSource[], isTyping: boolean) => void
  readonly onRetry: () => void
  readonly onSample: () => void
}

/**
 * Where the list comes from: the sample, or what a visitor pastes, drops or chooses. All of it works before any code has
 * come: the browser itself keeps which way is chosen. What was given by then is read as soon as the code is there.
 */
export function Source(props: SourceProps) {
  const { words, name, summary, progress, isFolded, text } = props
  const { t } = words
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const typing = useRef<number>(undefined)
  /** A pasted text that is too long for the field. */
  const [long, setLong] = useState<string>()

  const readText = (written: string, isTyping = false) => {
    clearTimeout(typing.current)
    if (written.trim()) props.onSources([{ text: written, name: t('planner.pasted') }], isTyping)
  }
  const readFiles = async (given: FileList | null) => {
    if (given?.length) props.onSources(await sourcesOf(given), false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was given before the code came
  useEffect(() => {
    if (files.current?.files?.length) void readFiles(files.current.files)
    else readText(text.current?.value ?? '', true)
    return () => clearTimeout(typing.current)
  }, [])

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    // A page may upload what is pasted into it.
    event.stopPropagation()
    const pasted = event.clipboardData.getData('text/plain')
    const { currentTarget } = event
    const isLong = pasted.length > maxShownLength
    setLong(isLong ? pasted : undefined)
    if (isLong) {
      event.preventDefault()
      currentTarget.value = ''
      readText(pasted)
      // A spreadsheet copies a picture of its cells beside their text.
    } else if (!pasted.trim() && event.clipboardData.files.length > 0) {
      event.preventDefault()
      void readFiles(event.clipboardData.files)
    } else setTimeout(() => readText(currentTarget.value))
  }
  const onType = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    clearTimeout(typing.current)
    const { value } = target
    setLong(undefined)
    typing.current = window.setTimeout(() => readText(value, true), typingPauseMs)
  }

  return (
    <section
      aria-label={t('planner.source')}
      className={`${card} ${styles.source}`}
      data-folded={isFolded || undefined}
    >
      <Ways onSample={props.onSample} onUnfold={props.onUnfold} words={words} />
      <p>
        <b>{name}</b> <span>{summary}</span>{' '}
        {isFolded && (
          <Button className={quietButton} onClick={props.onUnfold}>
            {t('planner.change')}
          </Button>
        )}
      </p>
      <div className={styles.pane} data-way="paste">
        <label className={label} htmlFor={id}>
          {t('planner.list')}
        </label>
        <textarea
          aria-describedby={`${id}h`}
          autoCapitalize="off"
          autoComplete="off"
          className={`${control} ${styles.list}`}
          id={id}
          name="list"
          onChange={onType}
          onPaste={onPaste}
          part="input"
          ref={text}
          rows={7}
          spellCheck={false}
          wrap="off"
        />
        <p className={hint} id={`${id}h`}>
          {t(long ? 'planner.list.long' : 'planner.list.hint')}
        </p>
        <Systems words={words} />
        <Button
          className={`${primaryButton} ${compactButton}`}
          onClick={() => readText(long ?? text.current?.value ?? '')}
        >
          {t('planner.read')}
        </Button>
      </div>
      <div className={styles.pane} data-way="file">
        <div className={styles.drop}>
          <label htmlFor={`${id}f`}>{t('planner.file')}</label>
          <span className={hint}>.csv, .tsv, .txt, .xlsx</span>
          <input
            accept=".csv,.tsv,.txt,.xlsx"
            id={`${id}f`}
            multiple
            onChange={({ target }) => void readFiles(target.files)}
            part="input"
            ref={files}
            type="file"
          />
        </div>
        <Systems words={words} />
      </div>
      {props.keep}
      <ProgressLine onRetry={props.onRetry} progress={progress} words={words} />
    </section>
  )
}

type WaysProps = Pick<SourceProps, 'words' | 'onSample' | 'onUnfold'>

/** The switch between the ways. The browser keeps which one is chosen. */
function Ways({ words: { t }, onSample, onUnfold }: WaysProps) {
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
            onChange={way === 'sample' ? onSample : undefined}
            onClick={way === 'sample' ? undefined : onUnfold}
            type="radio"
            value={way}
          />
          <span>{t(`planner.way.${way}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Whose exports are read. */
function Systems({ words }: Pick<SourceProps, 'words'>) {
  const systems = words.list(exportingSystems)
  return <p className={hint}>{words.t('planner.systems', { systems })}</p>
}

type ProgressProps = Pick<SourceProps, 'words' | 'progress' | 'onRetry'>

function ProgressLine({ words: { t }, progress, onRetry }: ProgressProps) {
  return (
    <div className={styles.progress} role="status">
      {progress === 'reading' && <span>{t('planner.reading')}</span>}
      {progress === 'failed' && (
        <>
          <span>{t('planner.failed')}</span>
          <Button onClick={onRetry}>{t('planner.retry')}</Button>
        </>
      )}
    </div>
  )
}
