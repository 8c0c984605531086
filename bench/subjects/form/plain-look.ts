import type { FormLook } from './demo-form.tsx'

/** The classes of `form.css`. */
export const plainLook: FormLook = {
  card: 'card',
  form: 'form',
  group: 'group',
  legend: 'legend',
  field: 'field',
  wide: 'wide',
  label: 'label',
  required: 'required',
  optional: 'optional',
  control: 'control',
  hint: 'hint',
  fault: 'fault',
  actions: 'actions',
  primary: 'button primary',
  secondary: 'button secondary',
  toast: 'toast',
}
