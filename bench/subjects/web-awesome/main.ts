import '@awesome.me/webawesome/dist/components/button/button.js'
import '@awesome.me/webawesome/dist/components/callout/callout.js'
import '@awesome.me/webawesome/dist/components/input/input.js'
import '@awesome.me/webawesome/dist/components/option/option.js'
import '@awesome.me/webawesome/dist/components/select/select.js'
import '@awesome.me/webawesome/dist/components/textarea/textarea.js'
import theme from '@awesome.me/webawesome/dist/styles/themes/default.css?inline'
import { type Field, focusFirst, groups, read, say, send, texts, thanks } from '../form/request.ts'
import css from './form.css?inline'

for (const text of [theme, css]) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

const control = ({ name, label, kind, marked, hint, autocomplete = 'off', choices = [] }: Field) => {
  const text = say(label) + (marked ? '' : ` (${texts['form.optional']})`)
  const common = `name="${name}" label="${text}" ${marked ? 'required' : ''} hint="${hint ? say(hint) : ''}"`
  if (kind === 'long-text') return `<wa-textarea ${common} rows="4"></wa-textarea>`
  if (kind !== 'choice') {
    return `<wa-input ${common} type="${kind}" inputmode="${kind}" autocomplete="${autocomplete}"></wa-input>`
  }
  const options = choices.map(choice => `<wa-option value="${choice}">${choice}</wa-option>`)
  return `<wa-select ${common} placeholder="${texts['form.choose']}">${options.join('')}</wa-select>`
}

const markup = `<form class="form" novalidate>
  ${groups
    .map(
      ({ legend, fields }) => `<fieldset class="group">
    <legend>${say(legend)}</legend>
    ${fields
      .map(
        field => `<div class="${field.kind === 'long-text' ? 'wide' : ''}">
      ${control(field)}
      <p class="fault" data-fault="${field.name}" hidden></p>
    </div>`,
      )
      .join('')}
  </fieldset>`,
    )
    .join('')}
  <div class="actions">
    <wa-button type="submit" variant="brand">${texts['demo.submit']}</wa-button>
    <p>${texts['demo.note']}</p>
  </div>
  <wa-callout class="toast" role="alert" variant="danger" hidden>
    <strong>${texts['form.toast.missing.title']}</strong>
    <p>${texts['form.toast.missing.description']}</p>
  </wa-callout>
</form>`

const template = document.createElement('template')
template.innerHTML = markup

/** Mounts the form in an element of the page. Returns a function that unmounts it. */
function mountDemoForm(element: Element): () => void {
  element.replaceChildren(template.content.cloneNode(true))
  const form = element.querySelector('form')
  form?.addEventListener('submit', event => {
    event.preventDefault()
    void submit(form, element)
  })
  return () => element.replaceChildren()
}

async function submit(form: HTMLFormElement, element: Element): Promise<void> {
  const { answers, faults } = read(form)
  for (const place of form.querySelectorAll<HTMLElement>('[data-fault]')) {
    const fault = faults[place.dataset.fault ?? '']
    place.textContent = fault ?? ''
    place.hidden = fault === undefined
  }
  const faulty = focusFirst(form, faults)
  form.querySelector('wa-callout')?.toggleAttribute('hidden', !faulty)
  if (faulty) return
  const button = form.querySelector('wa-button')
  button?.toggleAttribute('loading', true)
  if (await send(answers)) return thank(element, answers)
  button?.toggleAttribute('loading', false)
}

function thank(element: Element, answers: Parameters<typeof thanks>[0]): void {
  const { heading, lead } = thanks(answers)
  const [title, text, again] = ['h2', 'p', 'wa-button'].map(tag => document.createElement(tag))
  if (!title || !text || !again) return
  title.textContent = heading
  text.textContent = lead
  again.textContent = texts['demo.again']
  again.addEventListener('click', () => mountDemoForm(element))
  element.replaceChildren(title, text, again)
}

Object.assign(globalThis, { mountDemoForm })
for (const element of document.querySelectorAll('[data-demo-form]')) mountDemoForm(element)
