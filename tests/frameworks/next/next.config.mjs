import { join } from 'node:path'

/** @type {import('next').NextConfig} */
export default {
  // Otherwise Next looks for the nearest lock file, and finds those of the folders around this one too.
  turbopack: { root: join(import.meta.dirname, '..') },
}
