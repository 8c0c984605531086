import { expect, test } from 'vitest'
import { openInTurn, openToLook, openWithoutScript } from '../support/chromium.ts'

// The plans and the answers, as the specification has them, for a visitor without any script.

const look = openToLook({ javaScriptEnabled: false })
const visit = openWithoutScript()
const open = openInTurn()

test.for([
  {
    name: 'Basic',
    price: '$99',
    details: ['up to 50 SKUs', 'daily MRP runs', '24–48h email support', 'up to 2 users'],
    button: 'Select Plan',
  },
  {
    name: 'Professional',
    price: '$299',
    details: [
      'up to 500 SKUs',
      'hourly MRP runs',
      '12–24h email and chat support',
      'up to 5 users',
      '30-minute integration video call',
    ],
    button: 'Select Plan',
  },
  {
    name: 'Enterprise',
    price: '$999',
    details: [
      'unlimited SKUs and users',
      'real-time runs',
      '4-hour support SLA',
      '2-hour onboarding call',
      'custom integrations and API access',
      'role-based permissions',
    ],
    button: 'Contact Sales',
  },
])('The plan $name costs $price per month and has $details.length details', async plan => {
  const page = await look('/pricing')
  const card = page.locator('[part~=plan]').filter({ has: page.getByRole('heading', { name: plan.name }) })
  expect(await card.locator('[part~=price]').innerText()).toMatch(/^\$\d+\s+per month$/)
  expect(await card.locator('[part~=price]').innerText()).toContain(`${plan.price} `)
  const details = await card.getByRole('listitem').allInnerTexts()
  expect(details.map(detail => detail.toLowerCase()).sort()).toEqual(
    plan.details.map(detail => detail.toLowerCase()).sort(),
  )
  expect(await card.getByText(plan.button, { exact: true }).filter({ visible: true }).count()).toBe(1)
})

test('The comparison says which plan connects which ERP: SAP is in Enterprise alone', async () => {
  const page = await look('/pricing')
  const cells = (name: RegExp) =>
    page.locator('mrp-plan-comparison').getByRole('row', { name }).getByRole('cell').allInnerTexts()
  expect(await cells(/^Odoo, Katana, NetSuite, Fishbowl, Global Shop, any SQL source/)).toEqual([
    'included',
    'included',
    'included',
  ])
  expect(await cells(/^SAP/)).toEqual(['not included', 'not included', 'included'])
})

test('There are three plans, cheapest first, and only Professional is recommended', async () => {
  const page = await look('/pricing')
  const cards = page.locator('[part~=plan]')
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual([
    'Basic',
    expect.stringMatching(/^Professional\s+Recommended$/i),
    'Enterprise',
  ])
})

const answers = [
  ['change my plan', ['Upgrades are immediate', 'Downgrades take effect at the next billing cycle']],
  ['setup fee', ['No setup fee for Basic and Professional']],
  ['cancel', ['Cancel any time', 'access continues to the end of the billing period']],
] as const

test('The first answer is open; each question opens to its own, one at a time, and a second click closes it', async () => {
  const page = await visit('/pricing')
  const open = page.locator('mrp-faq details[open]')
  expect(await open.locator('summary').textContent()).toBe('Can I change my plan later?')
  for (const [about, texts] of [...answers].reverse()) {
    const item = page
      .locator('mrp-faq')
      .getByRole('group')
      .filter({ hasText: new RegExp(about, 'i') })
    for (const text of texts) expect(await item.getByText(text).isVisible(), text).toBe(false)
    await item.locator('summary').click()
    for (const text of texts) expect(await item.getByText(text).isVisible(), text).toBe(true)
    expect(await open.count()).toBe(1)
  }
  await open.locator('summary').click()
  expect(await open.count()).toBe(0)
})

test('On paper every answer can be read, below its question, and nothing asks to be opened', async () => {
  const page = await visit('/pricing')
  const answers = page.locator('mrp-faq details p')
  await page.locator('mrp-faq summary').nth(1).click()
  expect(await answers.filter({ visible: true }).count()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const boxes = await page.locator('mrp-faq').evaluate(faq =>
    [...(faq.shadowRoot?.querySelectorAll('details') ?? [])].map(details => ({
      question: details.querySelector('summary')?.getBoundingClientRect().bottom ?? 0,
      answer: details.querySelector('p')?.getBoundingClientRect(),
      isShown: details.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }),
      mark: getComputedStyle(details.querySelector('summary') ?? details, '::after').display,
    })),
  )
  expect(boxes.length).toBeGreaterThan(2)
  for (const { question, answer, isShown, mark } of boxes) {
    expect(isShown).toBe(true)
    expect(answer?.top).toBeGreaterThanOrEqual(question)
    expect(answer?.height).toBeGreaterThan(30)
    expect(mark).toBe('none')
  }
  await page.emulateMedia({ media: 'screen' })
  expect(await answers.filter({ visible: true }).count()).toBe(1)
})

test('“Select Plan” answers below the plans, which stay where they are, and leads to a demo request with the plan', async () => {
  const { page } = await open('/pricing')
  // One way for each, before its code has come.
  expect(await page.getByRole('link', { name: /Select Plan/ }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /Select Plan/ }).count()).toBe(2)
  const button = page.getByRole('button', { name: 'Professional' })
  const shown = page.getByText('Every plan starts with a demo.').filter({ visible: true })
  expect(await shown.count()).toBe(0)
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  await button.click()
  await shown.waitFor()
  expect(await shown.count()).toBe(1)
  expect(await button.boundingBox()).toEqual(before)

  await page.locator('[part~=answer]').getByRole('link').filter({ visible: true }).click()
  await page.waitForURL('**/demo?*')
  await expect.poll(() => page.getByLabel('Comments').inputValue()).toBe('Plan: Professional')
})

test('Once a plan is chosen, its button says so, and none of the plans has a filled one', async () => {
  const { page } = await open('/pricing')
  const calls = page.locator('[part~=plan] [part~=button]').filter({ visible: true })
  const grounds = () => calls.evaluateAll(all => all.map(one => getComputedStyle(one).backgroundColor))
  const [, filled] = await grounds()
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click()
  await page.getByRole('button', { name: 'Select Plan: Basic, Chosen' }).waitFor()
  await expect.poll(grounds).not.toContain(filled)
  expect(await calls.allInnerTexts()).toEqual(['Chosen', 'Select Plan', 'Contact Sales'])
})

test('The answer covers none of the buttons: a pressed one at the end of the window moves above it', async () => {
  const { page } = await open('/pricing')
  await page.setViewportSize({ width: 1440, height: 900 })
  const button = page.getByRole('button', { name: 'Basic' })
  await button.evaluate(one => one.scrollIntoView({ block: 'end' }))
  await button.press('Enter')
  const answer = page.locator('[part~=answer]').filter({ visible: true })
  await answer.waitFor()
  const [above, below] = [await button.boundingBox(), await answer.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
})

test('On a phone the answer stands below the last line of the chosen plan, and its next step is as high as a button', async () => {
  const { page } = await open('/pricing')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Basic', 'Professional']) {
    await page.getByRole('button', { name: `Select Plan: ${name}` }).click()
    const answer = page.locator('[part~=answer]').filter({ visible: true, hasText: `you want ${name}` })
    await answer.waitFor()
    const last = page.locator('[part~=plan][data-selected] li').last()
    const [line, below] = [await last.boundingBox(), await answer.boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    expect((await answer.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('Without a script, “Select Plan” is a link to a demo request with the plan, what follows stands below, and no button does nothing', async () => {
  const page = await visit('/pricing')
  expect(await page.getByText('Every plan starts with a demo.').filter({ visible: true }).count()).toBe(1)
  expect(await page.getByRole('button', { name: /Select Plan/ }).count()).toBe(0)
  const link = page.getByRole('link', { name: 'Select Plan: Basic' })
  await link.click()
  await page.waitForURL('**/demo?comments=Plan%3A%20Basic')
})

const sum = ['Professional Up to 500 SKUs', '10.4', '$468', '−$299', '$169', '13% of those hours']

test('Before any script the calculator shows what its example comes to, and asks for nothing', async () => {
  const page = await look('/pricing')
  const shown = await page.locator('mrp-savings [part~=section]').innerText()
  for (const text of sum) expect(shown.replace(/\s+/g, ' ')).toContain(text)
  expect(await page.locator('mrp-savings input').filter({ visible: true }).count()).toBe(0)
})

test('The calculator follows what is typed, says when a plan costs more than it saves, and keeps the last sum while a field is wrong', async () => {
  const { page } = await open('/pricing')
  const result = page.locator('mrp-savings [part~=picture]')
  await page.getByLabel('Share of those hours saved').fill('10')
  await result.getByText('It costs more than it saves').waitFor()
  expect(await result.innerText()).toContain('−$65')
  await page.getByLabel('Items you plan').fill('40')
  await result.getByText('Basic').waitFor()
  await page.getByLabel('Share of those hours saved').fill('250')
  await result.getByText(/^Please enter a number from 0 up/).waitFor()
  expect(await result.innerText()).toContain('Basic')
})

test('On paper, however narrow, the comparison has all plans', async () => {
  const page = await visit('/pricing')
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const comparison = page.locator('mrp-plan-comparison')
  for (const name of ['Basic', 'Professional', 'Enterprise'])
    await comparison.getByRole('columnheader', { name }).waitFor()
  expect(await comparison.getByRole('radio').filter({ visible: true }).count()).toBe(0)
})

test('On a page that hides the plans for now, nothing of them is seen', async () => {
  const { page } = await open('/pricing')
  const plans = page.locator('mrp-pricing-plans')
  await plans.evaluate((element: HTMLElement) => element.style.setProperty('visibility', 'hidden'))
  expect(await plans.getByText('Up to 500 SKUs').isVisible()).toBe(false)
  expect(await plans.getByRole('heading').count()).toBe(0)
})
