// What a visitor does with the planner. Runs in the page, and uses nothing outside itself but `painted`.

/** Pastes a text. Returns how long it took until the first question about it was painted, in ms. */
export async function paste(text: string): Promise<number> {
  const root = document.querySelector('mrp-planner')?.shadowRoot
  const field = root?.querySelector<HTMLTextAreaElement>('textarea[name=list]')
  if (!root || !field) throw new Error('The page has no planner.')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const start = performance.now()
  // A script's paste inserts nothing by itself.
  field.value = text
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true }))
  while (!root.querySelector('legend')) await new Promise(resolve => setTimeout(resolve))
  await globalThis.painted()
  return performance.now() - start
}

/** Chooses a file, which a drop does too. Returns how long it took until the plan was painted, in ms. */
export async function choose(file: File): Promise<number> {
  const input = document
    .querySelector('mrp-planner')
    ?.shadowRoot?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) throw new Error('The page has no planner.')
  const files = new DataTransfer()
  files.items.add(file)
  const planned = new Promise(resolve => document.addEventListener('mrp-plan', resolve, { once: true }))
  const start = performance.now()
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await planned
  await globalThis.painted()
  return performance.now() - start
}
