import { compile } from './layout.ts'

/** All layouts. A new system is a file beside this one, and a line here. */
export const layouts = compile([])
