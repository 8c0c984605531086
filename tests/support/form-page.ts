import type { Page } from 'playwright'

/** A page of a partner's own at the site's address, so that any markup can be tried with the built bundle. */
export const servePage =
  (html: string, headers: Readonly<Record<string, string>> = {}) =>
  (page: Page) =>
    page.route('**/try.html*', route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: `<!doctype html>\n${html}` }),
    )

export const scriptTag = '<script type="module" src="/mrp-widgets.js"></script>'

/** The settings with which requests arrive at the local inbox. */
export const localInbox =
  '<mrp-config email-service-id="local" email-demo-template-id="demo" email-contact-template-id="contact" email-public-key="local" email-origin="/"></mrp-config>'

/** Types the least that the submit check asks for. */
export async function typeRequest(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Company name').fill('Huber Gears')
  await page.getByLabel('Email').fill('anna@huber.example')
}

interface Letter {
  readonly service: string
  readonly template?: string
  readonly fields: Readonly<Record<string, string>>
}

/** What arrived at the local inbox, newest first. */
export async function readInbox(page: Page): Promise<readonly Letter[]> {
  const answer = await page.request.get('/__inbox', { headers: { accept: 'application/json' } })
  return answer.json()
}
