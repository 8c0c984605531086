import { html, LitElement, nothing, unsafeCSS } from 'lit'
import css from '../form/form.css?inline'
import {
  type Field,
  focusFirst,
  groups,
  read,
  type Submission,
  say,
  send,
  texts,
  thanks,
} from '../form/request.ts'

/** Renders the demo form with Lit. */
class LitDemoForm extends LitElement {
  static override styles = unsafeCSS(css)

  static override properties = {
    faults: { state: true },
    sending: { state: true },
    sent: { state: true },
  }

  declare faults: Submission['faults']
  declare sending: boolean
  declare sent: Submission['answers'] | undefined

  constructor() {
    super()
    this.faults = {}
    this.sending = false
  }

  async submit(event: SubmitEvent) {
    event.preventDefault()
    const form = event.currentTarget
    if (!(form instanceof HTMLFormElement)) return
    const submission = read(form)
    this.faults = submission.faults
    if (focusFirst(form, submission.faults)) return
    this.sending = true
    if (await send(submission.answers)) this.sent = submission.answers
    this.sending = false
  }

  override render() {
    if (this.sent) return this.thanks(this.sent)
    return html`<div class="card">
      <form class="form" novalidate @submit=${this.submit}>
        ${groups.map(
          ({ legend, fields }) => html`<fieldset class="group">
            <legend class="legend">${say(legend)}</legend>
            ${fields.map(field => this.field(field))}
          </fieldset>`,
        )}
        <div class="actions">
          <button class="button primary" type="submit" ?disabled=${this.sending}>
            ${texts[this.sending ? 'form.sending' : 'demo.submit']}
          </button>
          <p class="hint">${texts['demo.note']}</p>
        </div>
      </form>
      ${
        Object.keys(this.faults).length > 0
          ? html`<div class="toast" role="alert">
            <strong>${texts['form.toast.missing.title']}</strong>
            <p>${texts['form.toast.missing.description']}</p>
          </div>`
          : nothing
      }
    </div>`
  }

  thanks(answers: Submission['answers']) {
    const { heading, lead } = thanks(answers)
    const again = () => {
      this.sent = undefined
    }
    return html`<div class="card">
      <h2 class="legend">${heading}</h2>
      <p>${lead}</p>
      <button class="button secondary" type="button" @click=${again}>${texts['demo.again']}</button>
    </div>`
  }

  field(field: Field) {
    const { name, label, kind, marked, hint } = field
    const fault = this.faults[name]
    return html`<div class="field ${kind === 'long-text' ? 'wide' : ''}">
      <label class="label ${marked ? 'required' : ''}" for=${name}>
        ${say(label)}${marked ? nothing : html`<span class="optional"> (${texts['form.optional']})</span>`}
      </label>
      ${this.control(field, fault)}
      ${hint ? html`<p class="hint" id="${name}-hint">${say(hint)}</p>` : nothing}
      ${fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : nothing}
    </div>`
  }

  control(field: Field, fault: string | undefined) {
    const { name, kind, marked = false, hint, autocomplete = 'off', choices = [] } = field
    const invalid = fault ? 'true' : nothing
    const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ') || nothing
    if (kind === 'long-text') {
      return html`<textarea class="control" id=${name} name=${name} rows="4" autocomplete=${autocomplete}
        aria-invalid=${invalid} aria-describedby=${described}></textarea>`
    }
    if (kind === 'choice') {
      return html`<select class="control" id=${name} name=${name} ?required=${marked} autocomplete=${autocomplete}
        aria-invalid=${invalid} aria-describedby=${described}>
        <option value="">${texts['form.choose']}</option>
        ${choices.map(choice => html`<option>${choice}</option>`)}
      </select>`
    }
    return html`<input class="control" id=${name} name=${name} type=${kind} inputmode=${kind} ?required=${marked}
      autocomplete=${autocomplete} aria-invalid=${invalid} aria-describedby=${described}>`
  }
}

customElements.define('lit-demo-form', LitDemoForm)
