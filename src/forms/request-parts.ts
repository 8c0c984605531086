/** The names for `::part()` in both request forms. */
export const requestParts = {
  card: 'The sheet that all of it stands on.',
  form: 'The form.',
  field: 'One field: label, control, hint and error.',
  label: 'A field’s label.',
  input: 'A control: input, select or textarea.',
  error: 'The sentence at a faulty field.',
  button: 'The button that sends, and the one that starts again.',
  success: 'The screen after a request was sent.',
  fallback: 'The panel when the mail app takes over.',
}
