// A file of its own, which the script tag loads where a painted element may have a list in its content.

import { contentOf, followContent, printOf } from '../custom-element/content.ts'
import { handleOf } from '../custom-element/handle.ts'

/**
 * Wakes the element once its content is no longer the one that it was painted from. `print` is the hash of that content,
 * empty where there was no list in it.
 */
export function follow(host: Element, print: string): void {
  const wake = () => void handleOf(host)?.wake()
  followContent(host, wake)
  if (print && print !== printOf(contentOf(host).innerHTML)) wake()
}
