/** Everything that a browser computes of how an element, or what is before or after it, looks. */
export function lookOf(element: Element, pseudo = ''): string {
  const style = getComputedStyle(element, pseudo)
  return Array.from(style, name => `${name}: ${style.getPropertyValue(name)}`).join('; ')
}
