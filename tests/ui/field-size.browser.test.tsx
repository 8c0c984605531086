import { expect, test } from 'vitest'
import type { ElementDefinition } from '../../src/custom-element/description.ts'
import account from '../../src/elements/account/mrp-account.tsx'
import contactForm from '../../src/elements/contact-form/mrp-contact-form.tsx'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import savings from '../../src/elements/mrp-savings.tsx'
import planner from '../../src/elements/planner/mrp-planner.tsx'
import { mountOnClient } from '../support/mount.tsx'

const typed = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[type=range]),select,textarea'

/** The fields of an element, those of the light DOM too, with their sizes in px. */
function fieldSizes(element: HTMLElement): readonly (readonly [string, number])[] {
  const roots: readonly ParentNode[] = [element, ...(element.shadowRoot ? [element.shadowRoot] : [])]
  const fields = roots.flatMap(root => [...root.querySelectorAll<HTMLInputElement>(typed)])
  return fields.map(field => [field.name, Number.parseFloat(getComputedStyle(field).fontSize)])
}

const elements: readonly ElementDefinition[] = [account, contactForm, demoForm, planner, savings]

test.for(elements)(
  'Fields of $tag have 16 px on a page with smaller text, or iOS would zoom into it at each tap',
  async definition => {
    const { element } = await mountOnClient(definition, { attributes: { style: '--mrp-font-size: 12px' } })
    await expect.poll(() => fieldSizes(element).length).toBeGreaterThan(0)
    expect(fieldSizes(element).filter(([, size]) => size < 16)).toEqual([])
  },
)
