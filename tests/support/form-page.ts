import type { FrameLocator, Locator, Page } from 'playwright'

/** Serves a partner's page on the site's origin, so that any markup can be tested with the built bundle. */
export const servePage =
  (html: string, headers: Readonly<Record<string, string>> = {}) =>
  (page: Page) =>
    page.route('**/try.html*', route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: `<!doctype html>\n${html}` }),
    )

export const scriptTag = '<script type="module" src="/mrp-widgets.js"></script>'

/** Sends requests to the local inbox. */
export const localInbox =
  '<mrp-config email-service-id="local" email-demo-template-id="demo" email-contact-template-id="contact" email-public-key="local" email-origin="/"></mrp-config>'

/** Blocks storage, as a browser may. Runs in the page, before its own scripts. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
}

/** Simulates a visitor who saves data: the loader then fetches nothing ahead for a visible form. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Where a form is. */
type Place = Page | FrameLocator | Locator

/** Types the least that validation requires. */
export async function typeRequest(place: Place, name: string): Promise<void> {
  await place.getByLabel('Full name').fill(name)
  await place.getByLabel('Company name').fill('Huber Gears')
  await place.getByLabel('Email').fill('anna@huber.example')
}

/** Types a request and presses the button, whatever comes of it. */
export async function submitRequest(place: Place, name: string): Promise<void> {
  await typeRequest(place, name)
  await place.getByRole('button', { name: 'Request a Demo' }).click()
}

/** Types and sends a request, and waits for the thanks. */
export async function sendRequest(place: Place, name: string): Promise<void> {
  await submitRequest(place, name)
  await place.getByRole('heading', { name: `Thank you, ${name}.` }).waitFor()
}

export interface Letter {
  readonly service: string
  readonly template?: string
  readonly fields: Readonly<Record<string, string>>
}

/** Returns the messages in the local inbox of a server, newest first. */
export async function inboxAt(origin: string): Promise<readonly Letter[]> {
  return (await fetch(`${origin}/__inbox`, { headers: { accept: 'application/json' } })).json()
}

/** Returns the messages in the local inbox of the page's site, newest first. */
export async function readInbox(page: Page): Promise<readonly Letter[]> {
  const answer = await page.request.get('/__inbox', { headers: { accept: 'application/json' } })
  return answer.json()
}

/** Returns the messages of a sender, newest first. All tests share the inbox, so each uses its own sender. */
export async function lettersFrom(page: Page, name: string): Promise<readonly Letter['fields'][]> {
  return (await readInbox(page)).map(({ fields }) => fields).filter(({ from_name }) => from_name === name)
}
