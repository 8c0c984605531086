// A file of its own: what is shown has words, and both ask for their context.

import { type Context, useContext } from 'react'

/** Returns what the planner around this view has in a context. */
export function useAround<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('There is no planner around this view.')
  return value
}
