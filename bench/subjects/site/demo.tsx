import type { ReactNode } from 'react'
import { sample } from '../../../src/content/planned/sample.ts'
import { Intro } from './intro.tsx'
import { type Linked, paper } from './ui.tsx'
import { pages } from './words.ts'

const { heading, lead, steps, caption, link, afterLink } = pages['/demo']

interface DemoProps extends Linked {
  readonly children: ReactNode
}

/** Everything between header and footer of `/demo`, around its form. */
export function Demo({ children, link: SiteLink }: DemoProps) {
  return (
    <div className="mx-auto max-w-[1200px] pb-18 lg:grid lg:grid-cols-[5fr_6fr] lg:items-start lg:py-8">
      <Intro heading={heading} lead={lead}>
        <ol className="mt-2 list-decimal pl-[1.2em] text-muted">
          {steps.map(({ what, text }) => (
            <li className="py-1.5 pl-1.5" key={what}>
              <strong className="font-bold text-ink">{what}</strong>
              {text}
            </li>
          ))}
        </ol>
        <figure className={`${paper} mt-6 hidden px-6 py-5 min-[1180px]:block`}>
          <figcaption>{caption}</figcaption>
          <pre className="mt-3 overflow-auto font-mono text-xs leading-[1.9]">{sample}</pre>
          <p>
            <SiteLink className="text-accent-ink underline" to="/plan">
              {link}
            </SiteLink>
            {afterLink}
          </p>
        </figure>
      </Intro>
      <div className="px-5 sm:px-10">{children}</div>
    </div>
  )
}
