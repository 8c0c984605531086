import type { Page } from 'playwright'
import { createAccount } from './account-page.ts'
import { untilAwake } from './awake.ts'
import type { openChromium } from './chromium.ts'
import { localInbox, scriptTag, servePage, submitRequest } from './form-page.ts'

// The states of the site that a visitor can reach, and how.

export interface State {
  readonly path: string
  /** Only at this width, in px. */
  readonly width?: number
  prepare?(page: Page): Promise<unknown>
  reach(page: Page): Promise<unknown>
}

/** Returns a partner's page with a form that a trigger opens. */
const dialogPage = (): string =>
  `<html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title>
<style>:root { color-scheme: light dark; background: Canvas; color: CanvasText; }</style>${scriptTag}${localInbox}
<main><h1>A page</h1><p><button data-mrp-open="demo-form">Ask for a demo</button> <a href="/pricing">Prices</a></p>
<mrp-demo-form mode="dialog" theme="auto"></mrp-demo-form></main><mrp-toaster></mrp-toaster>`

/** Opens the dialog of a partner's page. */
const inDialog: Pick<State, 'path' | 'prepare' | 'reach'> = {
  path: '/try.html',
  prepare: servePage(dialogPage()),
  async reach(page) {
    await page.getByRole('button', { name: 'Ask for a demo' }).click()
    await page.getByRole('dialog').waitFor()
  },
}

const send = (page: Page) => page.getByRole('button', { name: 'Request a Demo' }).last().click()

const toast = (page: Page, title: string) => page.getByRole('button', { name: `Close: ${title}` }).waitFor()

/** Plans a list on /plan, in March 2026. */
async function planList(page: Page, list: string): Promise<void> {
  await page.locator('mrp-planner').evaluate(planner => planner.setAttribute('from', '2026-03-02'))
  await page.getByText('Paste a list').click()
  await page.getByLabel('Your list').fill(list)
}

async function refused(page: Page): Promise<void> {
  await page.route('**/api/v1.0/email/send', route => route.fulfill({ status: 500, body: 'no' }))
}

const all = {
  'the menu of the products open': {
    path: '/product',
    width: 1280,
    async reach(page) {
      await page.getByRole('button', { name: 'Product' }).click()
      await page.locator('[popover]:popover-open').waitFor()
    },
  },
  'the menu of a phone open': {
    path: '/pricing',
    width: 390,
    async reach(page) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    },
  },
  'the plan of the home page, changed': {
    path: '/',
    async reach(page) {
      await page.getByLabel('Lead time weeks').fill('4')
      await page.getByText('2 weeks late.').waitFor()
    },
  },
  'the plan of the home page with a number that is none, on a phone': {
    path: '/',
    width: 390,
    async reach(page) {
      await page.getByLabel('Lot size pcs').fill('')
      await page.getByText('please enter a whole number').waitFor()
    },
  },
  'the plan of the home page, approved': {
    path: '/',
    async reach(page) {
      await page.getByLabel('Lot size pcs').focus()
      await untilAwake(page, 'mrp-hero')
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.getByText('Approved: 100').waitFor()
    },
  },
  'the demo form with faults, below its toast': {
    path: '/demo',
    async reach(page) {
      await page.getByRole('main').getByRole('button', { name: 'Request a Demo' }).click()
      await toast(page, 'Missing Information')
    },
  },
  'the contact form with faults, below its toast': {
    path: '/contact',
    async reach(page) {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await toast(page, 'Missing Information')
    },
  },
  'a request sent, below its toast': {
    path: '/demo',
    async reach(page) {
      await submitRequest(page.getByRole('main'), 'Anna of the states')
      await toast(page, 'Demo Requested!')
    },
  },
  'the letter for the mail app': {
    path: '/demo',
    prepare: refused,
    async reach(page) {
      await submitRequest(page.getByRole('main'), 'Anna Huber')
      await page.getByLabel('Your message').waitFor()
    },
  },
  'the dialog open': inDialog,
  'the dialog with faults': {
    ...inDialog,
    async reach(page) {
      await inDialog.reach(page)
      await send(page)
      await page.locator('dialog [data-notice] b').waitFor()
    },
  },
  'an answer open': {
    path: '/pricing',
    async reach(page) {
      await page.locator('mrp-faq summary').nth(1).click()
    },
  },
  'a login with faults': {
    path: '/login',
    async reach(page) {
      await page.getByRole('button', { name: 'Log In', exact: true }).click()
      await toast(page, 'Missing Information')
    },
  },
  'an account being created, with faults': {
    path: '/login',
    async reach(page) {
      await page.getByRole('button', { name: 'Create an account' }).click()
      await page.getByRole('button', { name: 'Create Account', exact: true }).click()
      await toast(page, 'Missing Information')
    },
  },
  'a new dashboard': { path: '/login', reach: page => createAccount(page) },
  'a dashboard with a run and a connection': {
    path: '/login',
    async reach(page) {
      await createAccount(page)
      await page.getByRole('button', { name: 'Start MRP Run' }).click()
      await page.getByRole('heading', { name: /order to place/ }).waitFor()
      await page.getByRole('button', { name: 'Connect ERP System' }).click()
      await page.getByRole('row', { name: 'NetSuite' }).waitFor()
    },
  },
  'the result of a run, on a phone': {
    path: '/login',
    width: 390,
    async reach(page) {
      await createAccount(page)
      await page.getByRole('button', { name: 'Start MRP Run' }).click()
      await page.getByRole('heading', { name: /order to place/ }).waitFor()
    },
  },
  'a list that the planner asks about, with a faulty line': {
    path: '/plan',
    async reach(page) {
      await planList(page, 'item;on_hand;lead_days;demand;date\nA;5;3;10;2026-03-12\nB;x7;3;;\n')
      await page.getByRole('heading', { name: 'One question before the plan' }).waitFor()
      await page.getByRole('heading', { name: 'One line to look at' }).waitFor()
    },
  },
  'the plan of one’s own list, late, changed and about to be attached': {
    path: '/plan',
    async reach(page) {
      await planList(
        page,
        'item;part_of;per;on_hand;lead time (weeks);demand;week\nDrive;;;0;1;50;6\nRoller;Drive;4;60;1;;\nBearing;Roller;2;30;9;;\n',
      )
      await page.getByText('Order 250 Bearing this week').first().waitFor()
      await page.getByLabel('Lead time', { exact: true }).fill('8')
      await page.getByRole('heading', { name: 'Before and after' }).waitFor()
      await page.getByRole('button', { name: /^Attach/ }).click()
      await page.getByLabel('What is attached').waitFor()
    },
  },
  'the header of somebody who is in': {
    path: '/login',
    async reach(page) {
      await createAccount(page)
      await page.goto('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' }).waitFor()
    },
  },
  'the page for what is not there': { path: '/nowhere/at/all', async reach() {} },
  'the builder of snippets': {
    path: '/embed/',
    reach: page => page.locator('#builder select, #builder input').first().waitFor(),
  },
  'the page for iframes': {
    path: '/embed/demo-form/',
    reach: page => page.getByRole('button', { name: 'Request a Demo' }).waitFor(),
  },
} satisfies Readonly<Record<string, State>>

export const states: Readonly<Record<keyof typeof all, State>> = all

/** Opens a window of that size, applies `prepare`, and brings the site into a state. */
export async function reached(
  visit: ReturnType<typeof openChromium>,
  state: State,
  size: { readonly width: number; readonly height: number },
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { page } = await visit(state.path, async opened => {
    await opened.setViewportSize(size)
    await prepare?.(opened)
    await state.prepare?.(opened)
  })
  await state.reach(page)
  return page
}
