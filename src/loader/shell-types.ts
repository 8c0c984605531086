// Apart, because the build makes shells in Node.

// A shell is an element's static markup as data. The build makes it by prerendering the element.

/** Stands for a node: a text, a comment with one space, or an element with its attributes and children. */
export type ShellNode =
  | string
  | 0
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: ShellNode[]]

/**
 * Lists what a value changes: the node's index in document order, the attribute's name or '' for a text node, and the
 * new text.
 */
export type Patch = readonly (readonly [node: number, attribute: string, text: string | null])[]

/** Holds an element's prerendered root, and what each attribute changes in it. */
export interface Shell {
  /** Has the CSS rules that not all elements have. */
  readonly css: string
  /** Is the root, with its `data-` attributes. */
  readonly root: ShellNode
  /**
   * Has, by attribute, what each value of a choice changes, and at `*` what any other text does. 0 where the attribute
   * is not visible. A value without an entry can't be shown without the element's code.
   */
  readonly attributes: Readonly<Record<string, Readonly<Record<string, Patch>> | 0>>
  /** Matches the entries of its lists in the content of the tag. */
  readonly listSelector?: string
  /** Lists the attributes of `<mrp-config>` that would be visible. */
  readonly settings: readonly string[]
}

/** Stands for an attribute's text where it shows. */
export const textPlaceholder = '\uE000'
