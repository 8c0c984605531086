import type { ComponentProps } from 'react'
import { secondaryButton } from '../../ui/button.styles.ts'
import { compactButton } from './planner.styles.ts'

/** A button of the planner: a second action, where `className` does not make it something else. */
export const Button = (props: ComponentProps<'button'>) => (
  <button className={`${secondaryButton} ${compactButton}`} part="button" type="button" {...props} />
)
