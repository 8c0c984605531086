declare global {
  /** Reports to the run (see `hear`). */
  var tell: (said: string) => void
}

/** A position in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Runs in the page. Reports the position of a part of the form as soon as it exists, and later the form's answer.
 * Asking the page would run the tool's own script in the middle of its work.
 */
export function tellOfForm(part: string): void {
  const lookForPart = () => {
    const found = globalThis.findForm?.()?.querySelector(part)
    if (!found || found.getBoundingClientRect().height < 20) return requestAnimationFrame(lookForPart)
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = found.getBoundingClientRect()
    globalThis.tell(JSON.stringify({ x: x + width / 2, y: y + height / 2 }))
    lookForAnswer()
  }
  const lookForAnswer = () => {
    if (globalThis.bench.formComplains) globalThis.tell('answered')
    else requestAnimationFrame(lookForAnswer)
  }
  requestAnimationFrame(lookForPart)
}
