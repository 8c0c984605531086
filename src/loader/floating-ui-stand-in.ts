// Stands in for Floating UI where a component is only painted: nothing is open yet. The build puts it in the library's place in
// `shells/list.js`, and nowhere else.

const nothing = () => undefined

export const autoUpdate = nothing
export const offset = nothing
export const shift = nothing
export const useListNavigation = nothing
export const useTypeahead = nothing

export const useFloating = () => ({ context: undefined, floatingStyles: {}, isPositioned: false })

/** The props that its own hooks add before anything is open. */
export const useInteractions = () => ({
  getReferenceProps: () => ({}),
  getFloatingProps: () => ({ tabIndex: -1, 'data-floating-ui-focusable': '' }),
  getItemProps: (given: object) => given,
})
