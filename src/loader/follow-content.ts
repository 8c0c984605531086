// A file of its own, which the script tag loads where a painted element may have a list in its content.

import { contentHolder, followContent, hashOf } from '../custom-element/content.ts'
import { handleOf } from '../custom-element/handle.ts'

/**
 * Wakes the element once its content is no longer the one that it was painted from. `hash` is that of that content,
 * empty where there was no list in it.
 */
export function follow(host: Element, hash: string): void {
  const wake = () => void handleOf(host)?.wake()
  followContent(host, wake)
  if (hash && hash !== hashOf(contentHolder(host).innerHTML)) wake()
}
