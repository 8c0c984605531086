import { realpathSync } from 'node:fs'

/** Returns whether Node was started with this file, be it by a path that leads through a link. */
export const isStarted = (/** @type {string} */ filename) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename
