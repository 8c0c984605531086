import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { subtitle } from '../../src/ui/typography.styles.ts'
import * as styles from './builder.styles.ts'
import { type ChoiceProps, forGround } from './choice.ts'
import { holdRequests, previewPage, trusted } from './preview-page.ts'

/** Is the site's address, without a slash at the end: the builder's page is in a folder of it. */
export const siteAddress = new URL('..', location.href).href.replace(/\/$/, '')

const widths = { phone: 390, desktop: 1024 }

/** Shows the element on a host page. */
export function Preview({ choice, onChange }: ChoiceProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const ground = choice.ground ?? 'dark'
  const page = previewPage(forGround({ ...choice, ground }), siteAddress)
  // Set by hand, because React turns a trusted value into plain text.
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = trusted(page)
  }, [page])
  const stage = useRef<HTMLDivElement>(null)
  const room = useWidth(stage)
  const scale = Math.min(1, room / widths[choice.width])
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <div className={styles.bar}>
        <h2 className={subtitle} id="preview">
          Preview
        </h2>
        <small>Nothing is sent.</small>
        <Switch
          label="Width"
          onChange={width => onChange({ width })}
          options={{ phone: 'Phone', desktop: 'Desktop' }}
          value={choice.width}
        />
        <Switch
          label="Page"
          onChange={chosen => onChange({ ground: chosen })}
          options={{ light: 'Light', dark: 'Dark', hostile: 'Loud' }}
          value={ground}
        />
      </div>
      <div className={styles.stage} ref={stage}>
        <iframe
          className={styles.frame}
          onLoad={({ currentTarget }) =>
            currentTarget.contentDocument && holdRequests(currentTarget.contentDocument)
          }
          ref={frame}
          style={{ blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
          title="Preview"
          width={widths[choice.width]}
        />
      </div>
      <p className={styles.below}>
        <a href={`${siteAddress}/docs/styling`}>Use your font and colors</a>
        {document.fullscreenEnabled && (
          <button onClick={() => frame.current?.requestFullscreen()} type="button">
            Show at full size
          </button>
        )}
      </p>
    </section>
  )
}

/** Returns an element's width in px, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  // Measures before the browser paints.
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return width
}

interface SwitchProps<Word extends string> {
  readonly label: string
  /** What each is called. */
  readonly options: Readonly<Record<Word, string>>
  readonly value: Word
  readonly onChange: (value: Word) => void
}

function Switch<Word extends string>({ label, options, value, onChange }: SwitchProps<Word>) {
  const words = Object.keys(options) as Word[]
  return (
    <fieldset className={styles.switcher} name={label}>
      <legend>{label}</legend>
      {words.map(option => (
        <label key={option}>
          {/* A click counts on the pressed one, too: in dark mode none has been chosen yet. */}
          <input
            checked={option === value}
            name={label}
            onClick={() => onChange(option)}
            readOnly
            type="radio"
          />
          {options[option]}
        </label>
      ))}
    </fieldset>
  )
}
