import { randomUUID } from 'node:crypto'
import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { lettersFrom } from '../support/form-page.ts'
import { form, type HostilePage, hostilePages, placeOf, plainPage, serveHostile } from './hostile/pages.ts'
import { expectSame, takePicture } from './hostile/pictures.ts'

// On a page that does something to everything in it, the form looks as it does on a page that does nothing, sends its
// request, and gives the page nothing to complain of.

const visit = openChromium({ viewport: { width: 760, height: 1100 } })

const open = async (hostile: HostilePage) => {
  const { page, complaints, mails } = await visit('/try.html', serveHostile(hostile))
  return { page, complaints, mails }
}

const formIn = (place: Page | FrameLocator) => place.locator('mrp-demo-form')
// By their roles: in XHTML the test runner finds nothing by a label.
const field = (place: Page | FrameLocator, name: string) => place.getByRole('textbox', { name })
const nameIn = (place: Page | FrameLocator) => field(place, 'Full name')

/** Has the form load its code, without a pointer over it, which would show. */
async function wake(place: Page | FrameLocator): Promise<void> {
  await formIn(place).dispatchEvent('pointerover')
  await place.locator('mrp-demo-form [data-root]:not([data-made-from])').waitFor({ state: 'attached' })
  // Laid out as nothing itself; what it holds is what is seen.
  await nameIn(place).waitFor()
}

type FormPictures = Readonly<Record<'painted' | 'awake', string>>

/** The form before any of its code has come, and after, where the page leaves it. */
async function picturesOf(page: Page, hostile: HostilePage): Promise<FormPictures> {
  const before = placeOf(page, hostile, false)
  await nameIn(before).waitFor()
  const painted = await takePicture(formIn(before))
  await wake(before)
  await hostile.afterwards?.(page)
  return { painted, awake: await takePicture(formIn(placeOf(page, hostile, true))) }
}

const plain = new Map<string, Promise<FormPictures>>()

/** The same form on a page that does nothing. */
function plainPictures(markup = form): Promise<FormPictures> {
  const taken =
    plain.get(markup) ?? open(plainPage(markup)).then(({ page }) => picturesOf(page, plainPage(markup)))
  plain.set(markup, taken)
  return taken
}

test.for(hostilePages.map(hostile => [hostile.name, hostile] as const))(
  'On a page with %s, the form looks the same, painted and awake, and its request arrives once',
  async ([, hostile]) => {
    const expected = await plainPictures(hostile.compared)
    const { page, complaints, mails } = await open(hostile)
    const { page: judge } = await visit('/robots.txt')
    await expectSame(judge, expected, await picturesOf(page, hostile))

    const place = placeOf(page, hostile, true)
    const name = `Hostile ${randomUUID()}`
    await nameIn(place).fill(name)
    await field(place, 'Company name').fill('Huber Gears')
    await field(place, 'Email').fill('anna@huber.example')
    await place.getByRole('combobox', { name: 'ERP system' }).selectOption('Odoo')
    await place.getByRole('button', { name: 'Request a Demo' }).click()
    await place.getByRole('heading', { name: `Thank you, ${name}.` }).waitFor()

    const arrived = await lettersFrom(page, name)
    expect(arrived).toHaveLength(1)
    expect(arrived[0]).toMatchObject({
      company_name: 'Huber Gears',
      from_email: 'anna@huber.example',
      erp_system: 'Odoo',
      phone: 'Not provided',
    })
    expect(mails).toEqual([])
    expect(complaints).toEqual([])
  },
)
