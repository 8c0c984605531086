import { expect, inject, onTestFinished, test } from 'vitest'
import { routes } from '../../../demo-host/build-pages.ts'
import { serveInPieces } from '../../support/site-in-pieces.ts'
import { serveWithoutCode } from '../../support/site-without-code.ts'
import type { Visit } from './driver.ts'
import { inEachEngine } from './engines.ts'
import { type Visitor, visitorOf } from './visitor.ts'

// The same journeys in every engine that browsers are made of, with real keys and a real mouse.

const site = inject('site')

inEachEngine(({ name: engine, visit }) => {
  /** A test that is one journey of a new visitor, during which nothing complains. */
  const journey = (name: string, go: (visitor: Visitor) => Promise<void>, how?: Visit) =>
    test(name, async () => {
      const driver = await visit(how)
      await go(visitorOf(driver, site))
      expect(await driver.complaints()).toEqual([])
    })

  test('an error in a page is heard, or the journeys would say nothing about errors', async () => {
    const driver = await visit()
    await driver.open(`${site}/`)
    await driver.evaluate('void setTimeout(() => { throw new Error("out of the blue") })')
    await expect
      .poll(async () => (await driver.complaints()).join(), { timeout: 5000 })
      .toContain('out of the blue')
    await driver.evaluate('console.error("in so many words")')
    await expect
      .poll(async () => (await driver.complaints()).join(), { timeout: 5000 })
      .toContain('in so many words')
  })

  journey('a demo request that was typed arrives', async visitor => {
    await visitor.open('/demo')
    await visitor.type('Full name', `Anna Huber, ${engine}`)
    await visitor.type('Company name', 'Huber Gears')
    await visitor.type('Email', 'anna@huber.example')
    await visitor.type('Comments (optional)', 'Bearings are always short.')
    await visitor.choose('ERP system (optional)', 'Odoo')
    await visitor.click('button', 'Request a Demo')
    await visitor.sees('heading', `Thank you, Anna Huber, ${engine}.`)
    await visitor.hasFocusOn('heading', `Thank you, Anna Huber, ${engine}.`)
    expect(await letterFrom(`Anna Huber, ${engine}`)).toMatchObject({
      company_name: 'Huber Gears',
      from_email: 'anna@huber.example',
      erp_system: 'Odoo',
      comments: 'Bearings are always short.',
    })
  })

  journey('the keyboard alone sends a request, on a partner’s page too', async visitor => {
    await visitor.open('/partner.html')
    await visitor.sees('field', 'Full name')
    // The first stop is the link above the form.
    await visitor.press('Tab')
    for (const text of [`Ben Ortiz, ${engine}`, 'Ortiz Castings', 'Planner', 'ben@ortiz.example']) {
      await visitor.press('Tab')
      await visitor.typeOn(text)
    }
    await visitor.press('Enter')
    await visitor.sees('heading', `Thank you, Ben Ortiz, ${engine}.`)
    expect(await letterFrom(`Ben Ortiz, ${engine}`)).toMatchObject({ job_title: 'Planner' })
  })

  journey(
    'a request with something missing says what and begins there, and outlives a new visit to the page',
    async visitor => {
      await visitor.open('/demo')
      await visitor.type('Company name', 'Huber Gears')
      await visitor.click('button', 'Request a Demo')
      await visitor.sees('text', 'Please enter your full name.')
      await visitor.hasFocusOn('field', 'Full name')
      await visitor.typeOn('Carla Weiss')
      await visitor.seesNo('text', 'Please enter your full name.')
      await visitor.open('/demo')
      await visitor.click('field', 'Email')
      await visitor.reads('Full name', 'Carla Weiss')
    },
  )

  const hero = "document.querySelector('mrp-hero').shadowRoot"
  const inHero = (text: string) =>
    `${hero}.querySelector('[role=status], output').innerText.startsWith(${JSON.stringify(text)})`

  journey(
    'a number of the home page’s plan is typed, and a sentence says what that comes to',
    async visitor => {
      await visitor.open('/')
      await visitor.until(inHero('Order 100 today.'))
      await visitor.retype('Lot size pcs', '50')
      await visitor.until(inHero('6 orders instead of 3.'))
      await visitor.press('ArrowDown')
      await visitor.reads('Lot size pcs', '40')
      await visitor.click('button', 'Reset')
      await visitor.reads('Lot size pcs', '100')
      await visitor.click('button', 'Approve')
      await visitor.until(inHero('Approved: 100.'))
      await visitor.hasFocusOn('button', 'Undo')
      await visitor.press('Enter')
      await visitor.until(inHero('Order 100 today'))
      await visitor.hasFocusOn('button', 'Approve')
    },
  )

  journey('the demo page’s list is pasted, planned, changed and attached to a request', async visitor => {
    await visitor.open('/demo')
    await visitor.copy("document.querySelector('pre')")
    await visitor.open('/plan')
    // In March, week 6 can only be one of the plan: no question.
    await visitor.until("!document.querySelector('mrp-planner').setAttribute('from', '2026-03-02')")
    await visitor.click('text', 'Paste a list')
    await visitor.click('field', 'Your list, with its headings')
    await visitor.press('Control+v')
    await visitor.sees('heading', '3 orders: 1 to place, 2 to start')
    await visitor.hasFocusOn('heading', '3 orders: 1 to place, 2 to start')
    await visitor.sees('heading', 'Why 100 BRG6204?')

    await visitor.retype('Lead time', '5')
    await visitor.sees('heading', 'Before and after')
    await visitor.click('button', 'Undo')
    await visitor.seesNo('heading', 'Before and after')
    await visitor.reads('Lead time', '10')

    await visitor.click('button', 'Attach to demo request')
    await visitor.hasFocusOn('field', 'What is attached')
    await visitor.click('button', 'Continue to the request')
    await visitor.until(
      "document.querySelector('mrp-demo-form').shadowRoot.querySelector('dialog[open] [readonly]')?.value.startsWith('My plan: 5 items, 3 orders')",
    )
    await visitor.type('Full name', `Pia Plan, ${engine}`)
    await visitor.type('Company name', 'Plan Conveyors')
    await visitor.type('Email', 'pia@plan.example')
    await visitor.press('Enter')
    await visitor.sees('heading', `Thank you, Pia Plan, ${engine}.`)
    expect(await letterFrom(`Pia Plan, ${engine}`)).toMatchObject({
      comments: expect.stringMatching(/^My plan: 5 items, 3 orders\n– Order 100 BRG6204/),
    })
  })

  journey('an account is created, used, left and entered again', async visitor => {
    await visitor.open('/login')
    await visitor.click('button', 'Create an account')
    await visitor.type('Full name', 'Anna Huber')
    await visitor.type('Company name', 'Huber Gears')
    await visitor.type('Job title', 'Planner')
    await visitor.type('Email', 'anna@huber.example')
    await visitor.type('Password', 'gear-box-7')
    await visitor.type('Confirm password', 'gear-box-7')
    await visitor.click('button', 'Create Account')
    await visitor.sees('heading', 'Welcome, Anna Huber')
    await visitor.sees('link', 'Dashboard', 'header')
    await visitor.click('button', 'Start MRP Run')
    await visitor.sees('text', 'Completed')

    await visitor.open('/login')
    await visitor.sees('heading', 'Welcome, Anna Huber')
    await visitor.click('button', 'Log Out')
    await visitor.sees('heading', 'Log in')
    await visitor.sees('link', 'Login / Create Account', 'header')

    await visitor.type('Email', 'anna@huber.example')
    await visitor.type('Password', 'gear-box-8')
    await visitor.press('Enter')
    await visitor.sees('text', 'The password you entered is incorrect.')
    await visitor.hasFocusOn('field', 'Password')
    await visitor.click('button', 'Show password')
    await visitor.reads('Password', 'gear-box-8')
    await visitor.open('/login')
    await visitor.reads('Email', 'anna@huber.example')
    await visitor.type('Password', 'gear-box-7')
    await visitor.press('Enter')
    await visitor.sees('text', 'Completed')
  })

  journey('a menu opens by mouse, alone, and closes on Escape and on a click elsewhere', async visitor => {
    await visitor.open('/')
    await visitor.click('button', 'Product')
    await visitor.sees('link', 'Features', 'header')
    await visitor.click('button', 'About Us')
    await visitor.sees('link', 'About', 'header')
    await visitor.seesNo('link', 'Features', 'header')
    await visitor.press('Escape')
    await visitor.seesNo('link', 'About', 'header')
    await visitor.click('button', 'Product')
    await visitor.sees('link', 'Features', 'header')
    await visitor.click('heading', 'Automate Your MRP—No Consultants Needed')
    await visitor.seesNo('link', 'Features', 'header')
    await visitor.click('button', 'Product')
    await visitor.click('link', 'Solution Overview', 'header')
    await visitor.isAt('/solution-overview')
  })

  journey('a menu opens by keyboard, and Tab and Enter go to its page', async visitor => {
    await visitor.open('/')
    await visitor.tabTo('button', 'Product')
    await visitor.press('Enter')
    await visitor.sees('link', 'Features', 'header')
    await visitor.press('Tab')
    await visitor.hasFocusOn('link', 'Features', 'header')
    await visitor.press('Enter')
    await visitor.isAt('/product')
  })

  journey(
    'arrow keys and first letters go through a menu, and Escape leads back to its button',
    async visitor => {
      await visitor.open('/')
      await visitor.tabTo('button', 'Product')
      await visitor.press('Enter')
      await visitor.until(
        "document.querySelector('mrp-site-header').shadowRoot.querySelector('[popover][data-open]')",
      )
      await visitor.press('ArrowDown')
      await visitor.hasFocusOn('link', 'Features', 'header')
      await visitor.press('ArrowDown')
      await visitor.hasFocusOn('link', 'Solution Overview', 'header')
      await visitor.press('ArrowDown')
      await visitor.hasFocusOn('link', 'Features', 'header')
      await visitor.typeOn('s')
      await visitor.hasFocusOn('link', 'Solution Overview', 'header')
      await visitor.press('ArrowUp')
      await visitor.hasFocusOn('link', 'Features', 'header')
      await visitor.press('Escape')
      await visitor.seesNo('link', 'Features', 'header')
      await visitor.hasFocusOn('button', 'Product')
    },
  )

  const narrow = { narrow: true }
  journey(
    'on a phone, one menu has all pages, and choosing one goes there',
    async visitor => {
      await visitor.open('/')
      await visitor.seesNo('link', 'Pricing', 'header')
      await visitor.click('button', 'Menu')
      await visitor.click('link', 'Pricing', 'header')
      await visitor.isAt('/pricing')
      await visitor.sees('button', 'Menu')
      await visitor.seesNo('link', 'Pricing', 'header')
    },
    narrow,
  )
  test('the first touch wakes what is on a page and moves nothing, or a click would land beside its button', async () => {
    const driver = await visit()
    for (const route of ['/', '/demo', '/contact', '/plan', '/pricing', '/login']) {
      await driver.open(site + route)
      const asleep = await driver.evaluate(boxes)
      await driver.evaluate(wake)
      await expect.poll(() => driver.evaluate(asleepCount), { timeout: 20_000 }).toBe(0)
      expect(await driver.evaluate(boxes), route).toEqual(asleep)
    }
  })

  journey('a window that gets narrow, as a tablet that is turned, has the one menu then', async visitor => {
    await visitor.open('/')
    await visitor.sees('link', 'Pricing', 'header')
    await visitor.narrow()
    await visitor.sees('button', 'Menu')
    await visitor.click('button', 'Menu')
    await visitor.sees('link', 'Pricing', 'header')
  })

  const yes = 'Yes. Upgrades are immediate. Downgrades take effect at the next billing cycle.'
  const anyTime = 'Cancel any time; access continues to the end of the billing period.'

  /** The first question is open, and one at a time. */
  const ask = async (visitor: Visitor) => {
    await visitor.open('/pricing')
    await visitor.sees('text', yes)
    await visitor.click('question', 'Can I cancel?')
    await visitor.sees('text', anyTime)
    await visitor.seesNo('text', yes)
    await visitor.press('Enter')
    await visitor.seesNo('text', anyTime)
  }
  journey('a question opens, and closes the one before; Enter closes it', ask)

  // What the script tag's first file leaves behind.
  const noScript = "!('mrp' in window)"
  const withoutScript = { withoutScript: true }
  journey('without script, questions open and close all the same', ask, withoutScript)

  journey(
    'without script, every page has its words, its way on and its address to write to',
    async visitor => {
      for (const route of (await routes()).filter(route => route !== '/404')) {
        await visitor.open(route)
        await visitor.sees('link', 'Pricing', 'header')
        await visitor.sees('link', 'hello@mrp-agent.example', 'footer')
        await visitor.until("document.querySelector('mrp-site-header').shadowRoot")
        await visitor.until(noScript)
      }
    },
    withoutScript,
  )

  test('without script, a page whose HTML comes in pieces is in view as a whole', async () => {
    const slow = await serveInPieces(site)
    onTestFinished(() => slow.close())
    const driver = await visit(withoutScript)
    for (const route of [...(await routes()), '/de/pricing', '/docs/', '/docs/planner']) {
      await driver.open(slow.origin + route)
      await expect.poll(() => driver.evaluate(`(${textsKeptHidden})()`), { timeout: 5000 }).toEqual([])
    }
  })

  journey(
    'without script, menus open, close and lead on',
    async visitor => {
      await visitor.open('/')
      await visitor.click('button', 'Product')
      await visitor.sees('link', 'Features', 'header')
      await visitor.press('Escape')
      await visitor.seesNo('link', 'Features', 'header')
      await visitor.click('button', 'Product')
      await visitor.click('link', 'Features', 'header')
      await visitor.isAt('/product')
    },
    withoutScript,
  )

  journey('the address of a step leads to it', async visitor => {
    await visitor.open('/solution-overview#step-5')
    await visitor.until('scrollY > 500')
  })

  test('a form whose code is missing says so, hands over a mail, and has what was typed after a reload', async () => {
    const broken = await serveWithoutCode(site)
    onTestFinished(() => broken.close())
    const driver = await visit()
    const visitor = visitorOf(driver, broken.origin)
    const name = `Mia Missing, ${engine}`
    await visitor.open('/contact')
    await visitor.type('Name', name)
    await visitor.type('Email', 'mia@missing.example')
    await visitor.type('Message', 'Late again.')
    // Without an address of its own for it, a form whose code is missing sends nothing by itself.
    await driver.evaluate(
      "void document.querySelector('mrp-contact-form').shadowRoot.querySelector('form').setAttribute('action', 'mailto:a@b.example')",
    )
    await visitor.click('button', 'Send Message')
    await visitor.until(
      "document.querySelector('mrp-contact-form').shadowRoot.querySelector('[role=alert] a[href*=Late]')",
    )
    broken.deliver()
    // Some engines keep a failure until the page is loaded anew.
    await visitor.open('/about')
    await visitor.open('/contact')
    await visitor.reads('Name', name)
    await visitor.reads('Message', 'Late again.')
  })

  journey(
    'without script, a request arrives',
    async visitor => {
      await visitor.open('/contact')
      await visitor.type('Name', `Nils Noscript, ${engine}`)
      await visitor.type('Email', 'nils@noscript.example')
      await visitor.type('Message', 'Late again.')
      await visitor.click('button', 'Send Message')
      await visitor.isAt('/__request')
    },
    withoutScript,
  )
})

const interactive =
  'mrp-site-header, mrp-hero, mrp-demo-form, mrp-contact-form, mrp-planner, mrp-pricing-plans, mrp-account'

/** Where these elements stand in the page: tops and heights in px. Fractions differ where a line is laid out anew. */
const boxes = `[...document.querySelectorAll('${interactive}')].map(element => {
  const { top, height } = element.getBoundingClientRect()
  return [element.localName, Math.round(top + scrollY), Math.round(height)].join(' ')
})`

/** Touches each of them. */
const wake = `void document.querySelectorAll('${interactive}').forEach(element =>
  element.dispatchEvent(new Event('pointerover')))`

/** How many of them are not awake. */
const asleepCount = `[...document.querySelectorAll('${interactive}')].filter(
  element => !element[Symbol.for('mrp-element')]?.isAwake).length`

/** Texts that have a place in the page and are not seen there; runs in the page. */
function textsKeptHidden(): string[] {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ])
  return within(document)
    .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter(
      element => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'hidden',
    )
    .map(element => element.textContent ?? '')
}

/** What arrived at the local inbox from a sender. */
async function letterFrom(sender: string): Promise<unknown> {
  const answer = await fetch(`${site}/__inbox`, { headers: { accept: 'application/json' } })
  const letters: { fields: Record<string, string> }[] = await answer.json()
  const found = letters.filter(({ fields }) => fields.from_name === sender)
  expect(found).toHaveLength(1)
  return found[0]?.fields
}
