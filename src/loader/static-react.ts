// Stands in for React and Floating UI where a component is only painted: its first render, by which hydration goes on. The
// build puts it in their place in `shells/list.js`, and nowhere else.

/** Holds what a component returns: its type, and the props that were given. */
export interface StaticNode {
  readonly type: unknown
  readonly props: { readonly children?: unknown; readonly [name: string]: unknown }
}

export const Fragment = Symbol('Fragment')

export const jsx = (type: unknown, props: StaticNode['props']): StaticNode => ({ type, props })
export { jsx as jsxs }

export const createElement = (
  type: unknown,
  props: object | null,
  ...children: readonly unknown[]
): StaticNode => jsx(type, children.length > 0 ? { ...props, children } : { ...props })

export const createContext = <Value>(value: Value): { readonly value: Value } => ({ value })
export const useContext = <Value>({ value }: { readonly value: Value }): Value => value

export const useState = <Value>(first: Value) => [first, () => {}] as const
export const useCallback = <Callback>(callback: Callback): Callback => callback
export const useSyncExternalStore = <Value>(_: unknown, read: () => Value): Value => read()
export const useEffect = () => {}
export const useRef = <Value>(current: Value) => ({ current })

// Of Floating UI: nothing is open yet.

const doNothing = () => undefined

export const autoUpdate = doNothing
export const offset = doNothing
export const shift = doNothing
export const useListNavigation = doNothing
export const useTypeahead = doNothing

export const useFloating = () => ({ context: undefined, floatingStyles: {}, isPositioned: false })

/** Returns the props that Floating UI's own hooks add before anything is open. */
export const useInteractions = () => ({
  getReferenceProps: () => ({}),
  getFloatingProps: () => ({ tabIndex: -1, 'data-floating-ui-focusable': '' }),
  getItemProps: (given: object) => given,
})
