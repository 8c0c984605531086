'use client'
import { styleText } from 'mrp-widgets/react'

/** The components' rules in the page's head, so that they are styled before any script runs. */
export function Styles() {
  return (
    <style href="mrp-widgets" precedence="low">
      {styleText()}
    </style>
  )
}
