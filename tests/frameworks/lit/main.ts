import { html, nothing, render } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { gains, headings, people, take } from '../content'

let later = 0
let there = true
let order: readonly string[] = people
let sender = ''

const root = document.querySelector<HTMLElement>('#app')

const change = (apply: () => void) => () => {
  apply()
  show()
}

const listen = (event: CustomEvent) =>
  change(() => {
    sender = take(event)
  })()

function show(): void {
  if (!root) return
  render(
    html`<button id="change" type="button" @click=${change(() => {
      later = 1
    })}></button>
      <button id="remove" type="button" @click=${change(() => {
        there = !there
      })}></button>
      <button id="reverse" type="button" @click=${change(() => {
        order = [...order].reverse()
      })}></button>
      <output>${sender}</output>
      ${there ? html`<mrp-timeline heading=${headings[later] ?? nothing}></mrp-timeline>` : nothing}
      <mrp-benefits .items=${gains[later]}></mrp-benefits>
      <mrp-demo-form @mrp-submit=${listen}></mrp-demo-form>
      ${repeat(
        order,
        person => person,
        person => html`<mrp-contact-form id=${person}></mrp-contact-form>`,
      )}`,
    root,
  )
}

show()
