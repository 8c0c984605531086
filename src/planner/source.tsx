import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { ImportSource } from '../planning/read/result.ts'
import { primaryButton } from '../ui/button.ts'
import { control, hint, label } from '../ui/field.ts'
import { Button } from './button.tsx'
import { card, compactButton } from './planner.styles.ts'
import type { Progress } from './reading.ts'
import * as styles from './source.styles.ts'
import type { Words } from './words.ts'

/** A longer text would make typing slow, so it is read without being shown. */
const longestShown = 300_000
/** How long nobody types until a list is read, in ms. */
const pause = 600

interface SourceProps {
  readonly words: Words
  /** What is planned now. */
  readonly name: string
  readonly counts: string
  readonly progress: Progress
  readonly isOwn: boolean
  readonly text: RefObject<HTMLTextAreaElement | null>
  /** `isTyping` says that somebody is still at it. */
  readonly onSources: (sources: readonly ImportSource[], isTyping: boolean) => void
  readonly onRetry: () => void
  readonly onBack: () => void
}

/**
 * Where the list comes from: the sample, or what a visitor pastes, drops or chooses. All of it works before any code has
 * come; what was given by then is read as soon as it has.
 */
export function Source(props: SourceProps) {
  const { words, name, counts, progress, isOwn, text } = props
  const { t } = words
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const typing = useRef<number>(undefined)
  const [isLong, setLong] = useState(false)

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
    setLong(pasted.length > longestShown)
    if (pasted.length > longestShown) {
      event.preventDefault()
      readText(pasted)
    } else if (event.clipboardData.files.length > 0) {
      event.preventDefault()
      void readFiles(event.clipboardData.files)
    } else setTimeout(() => readText(currentTarget.value))
  }
  const onType = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    clearTimeout(typing.current)
    const { value } = target
    typing.current = window.setTimeout(() => readText(value, true), pause)
  }

  return (
    <section aria-label={t('planner.source')} className={`${card} ${styles.source}`}>
      <p>
        <b>{name}</b> <span>{counts}</span>
      </p>
      {isOwn && <Button onClick={props.onBack}>{t('planner.back')}</Button>}
      <details>
        <summary>{t('planner.own')}</summary>
        <div className={styles.fields}>
          <div className={styles.field}>
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
              {t(isLong ? 'planner.list.long' : 'planner.list.hint')}
            </p>
          </div>
          <div className={styles.field}>
            <label className={label} htmlFor={`${id}f`}>
              {t('planner.file')}
            </label>
            <input
              accept=".csv,.tsv,.txt,.xlsx"
              className={styles.drop}
              id={`${id}f`}
              multiple
              onChange={({ target }) => void readFiles(target.files)}
              part="input"
              ref={files}
              type="file"
            />
            <Button
              className={`${primaryButton} ${compactButton}`}
              onClick={() => readText(text.current?.value ?? '')}
            >
              {t('planner.read')}
            </Button>
          </div>
        </div>
      </details>
      <ProgressLine onRetry={props.onRetry} progress={progress} words={words} />
    </section>
  )
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
const largest = 2 ** 27

/** Reads files. One that cannot be read, such as a folder or a file that is gone, has no bytes. */
export const sourcesOf = (files: FileList): Promise<readonly ImportSource[]> =>
  Promise.all(
    [...files].map(async file => ({
      bytes: await file
        .slice(0, largest)
        .arrayBuffer()
        .catch(() => undefined),
      name: file.name,
    })),
  )

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
