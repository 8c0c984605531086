import { Component, type ComponentClass, type ReactNode } from 'react'
import { Failure } from './failure.tsx'

export type Boundary = ComponentClass<{ children: ReactNode }>

/**
 * An error boundary for the elements with this tag. A class for each tag: React itself logs what a boundary catches,
 * once, right after this static method has run, and a static method is where the message can still be made to say
 * which element it was.
 */
export function createBoundary(tag: string): Boundary {
  const beginning = `<${tag}> could not be shown: `
  return class extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false }

    static getDerivedStateFromError(error: unknown) {
      // React tries twice, which may throw the same error again. A DOMException's message can only be covered.
      if (error instanceof Error && !error.message.startsWith(beginning)) {
        Reflect.defineProperty(error, 'message', { value: beginning + error.message })
      }
      return { failed: true }
    }

    override render() {
      return this.state.failed ? <Failure /> : this.props.children
    }
  }
}
