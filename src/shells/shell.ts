// What an element looks like before its code has come, as data. The build makes it from the prerendered element.

/** A node: a text, a comment with one space, or an element with its attributes and children. */
export type ShellNode =
  | string
  | 0
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: ShellNode[]]

/** What a value changes: the node's place in the order of the document, an attribute's name or '' for a text, and the new text. */
export type Patch = readonly (readonly [node: number, attribute: string, text: string | null])[]

/** What an element's prerendered root looks like, and what its attributes make of it. */
export interface Shell {
  /** The rules of its own. */
  readonly css: string
  /** Without its outermost node: the root with its `data-` attributes. */
  readonly root: ShellNode
  /**
   * By name: what each of a choice's values changes, or what any other text does, at `*`. Nothing for what cannot be seen;
   * what is not here is known, and needs the element's code.
   */
  readonly attributes: Readonly<Record<string, Readonly<Record<string, Patch>> | 0>>
  /** The page's settings that would show. */
  readonly settings: readonly string[]
}

/** Stands for an attribute's text where it shows. */
export const hole = '\uE000'

/** By tag, as JSON: its attributes without dashes. The build puts them in the place of this. */
export const ownAttributes: string = 'OWN_ATTRIBUTES'

/** The rules that all elements have: the build puts them in the place of this. */
export const commonCss = 'COMMON_CSS'
