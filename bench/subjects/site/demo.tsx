import type { ReactNode } from 'react'
import { Intro } from './intro.tsx'
import { pages } from './words.ts'

const { steps, ...words } = pages['/demo']

/** Everything between header and footer of `/demo`, around its form. */
export function Demo({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[1200px] pb-18 lg:grid lg:grid-cols-[5fr_6fr] lg:items-start lg:py-8">
      <Intro {...words}>
        <ol className="mt-2 list-decimal pl-[1.2em] text-muted">
          {steps.map(({ what, text }) => (
            <li className="py-1.5 pl-1.5" key={what}>
              <strong className="font-bold text-ink">{what}</strong>
              {text}
            </li>
          ))}
        </ol>
      </Intro>
      <div className="px-5 sm:px-10">{children}</div>
    </div>
  )
}
