/** How somebody visits. */
export interface Visit {
  /** As on a phone. */
  readonly narrow?: boolean
  /** In a browser that runs none of the page's scripts. */
  readonly withoutScript?: boolean
}

/** One with `Control` is held while the other one is pressed. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Control+a'
  | 'Control+c'
  | 'Control+v'

/**
 * The little that every engine has to be able to; what a visitor does is made of it, once for all (visitor.ts).
 * Elements are named by an expression that finds them in the page.
 */
export interface Driver {
  open(address: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** With the mouse, where the element is; not by an event made up in the page. */
  click(element: string): Promise<void>
  choose(select: string, option: string): Promise<void>
  /** Key by key, to whatever has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Makes the window as narrow as a phone's. */
  narrow(): Promise<void>
  /** Errors and warnings of the console, and uncaught ones, so far. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface RunningEngine {
  /** A window of a visitor who has never been here. */
  visit(how: Visit): Promise<Driver>
  close(): Promise<void>
}

export const windowOf = ({ narrow }: Visit) =>
  narrow ? { width: 390, height: 844 } : { width: 1280, height: 900 }
