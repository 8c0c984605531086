import { html, LitElement, nothing, unsafeCSS } from 'lit'
import css from './form.css?inline'
import { type Answers, type Faults, type Field, groups, read, say, send, textOf, texts } from './request.ts'

/** The demo form as a Lit element. */
class LitDemoForm extends LitElement {
  static override styles = unsafeCSS(css)
  static override properties = { faults: { state: true }, isSending: { state: true }, sent: { state: true } }

  declare faults: Faults
  declare isSending: boolean
  declare sent: Answers | undefined

  constructor() {
    super()
    this.faults = {}
    this.isSending = false
  }

  async submit(event: SubmitEvent) {
    event.preventDefault()
    if (!(event.currentTarget instanceof HTMLFormElement)) return
    const { answers, faults } = read(event.currentTarget)
    this.faults = faults
    if (Object.keys(faults).length > 0) return
    this.isSending = true
    if (await send(answers)) this.sent = answers
    this.isSending = false
  }

  override render() {
    if (this.sent)
      return html`<p class="card">${texts['demo.sent.lead'].replace('{email}', this.sent.email ?? '')}</p>`
    return html`<form class="card" novalidate @submit=${this.submit}>
      ${groups.map(
        ({ legend, fields }) =>
          html`<fieldset><legend>${say(legend)}</legend>${fields.map(field => this.field(field))}</fieldset>`,
      )}
      <button type="submit" ?disabled=${this.isSending}>
        ${texts[this.isSending ? 'form.sending' : 'demo.submit']}
      </button>
      <p class="hint">${texts['demo.note']}</p>
    </form>`
  }

  field(field: Field) {
    const { name, required, hint } = field
    const fault = this.faults[name]
    return html`<div>
      <label class=${required ? 'required' : ''} for=${name}>
        ${textOf(field)} ${required ? nothing : `(${texts['form.optional']})`}
      </label>
      ${this.control(field, fault)}
      ${hint ? html`<p class="hint" id="${name}-hint">${textOf(field, '.hint')}</p>` : nothing}
      ${fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : nothing}
    </div>`
  }

  control(field: Field, fault: string | undefined) {
    const { name, type, required, hint, autocomplete = 'off', choices = [] } = field
    const invalid = fault ? 'true' : nothing
    const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ') || nothing
    if (type === 'long-text')
      return html`<textarea id=${name} name=${name} rows="4" autocomplete=${autocomplete}
        aria-invalid=${invalid} aria-describedby=${described}></textarea>`
    if (type === 'choice')
      return html`<select id=${name} name=${name} ?required=${required} autocomplete=${autocomplete}
        aria-invalid=${invalid} aria-describedby=${described}>
        <option value="">${texts['form.choose']}</option>
        ${choices.map(choice => html`<option>${choice}</option>`)}
      </select>`
    return html`<input id=${name} name=${name} type=${type} ?required=${required} autocomplete=${autocomplete}
      aria-invalid=${invalid} aria-describedby=${described}>`
  }
}

customElements.define('lit-demo-form', LitDemoForm)
