import { importCode, tags as known } from './elements.ts'

/**
 * Loads and defines the given elements, or all of them; done once every one is there. In Node this does nothing, so
 * that code which runs on a server as well may call it.
 */
export async function defineElements(...tags: readonly `mrp-${string}`[]): Promise<void> {
  if (typeof document === 'undefined') return
  const wanted = tags.length > 0 ? tags : known
  const [{ define }, { followLinks }, { joinPage }, ...modules] = await Promise.all([
    import('../custom-element/define.ts'),
    import('./navigate.ts'),
    import('./join-page.ts'),
    ...wanted.map(load),
  ])
  followLinks()
  joinPage()
  for (const module of modules) define(module.default)
}

async function load(tag: string) {
  const found = await importCode(tag)
  if (!found) throw new Error(`defineElements: there is no <${tag}>. There are ${known.join(', ')}.`)
  return found
}
