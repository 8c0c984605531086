import type { Page } from 'playwright'

/** Lets files come no earlier than the returned function is called, as on a slow network. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let deliver = () => {}
  const delivered = new Promise<void>(resolve => {
    deliver = resolve
  })
  await page.route(files, async route => {
    await delivered
    // Whoever asked may be gone.
    await route.continue().catch(() => {})
  })
  return deliver
}
