import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insert, openWordPress, publish, type Role, storedBlocks } from './support/editor.ts'

// Authors in the block editor: what they insert, edit and save is there when they come back, and visitors see it.

const { edit, visit } = openWordPress()

const { elements }: { elements: Record<string, object> } = JSON.parse(
  readFileSync('dist/wordpress/mrp-widgets/elements.json', 'utf8'),
)
const blocks = Object.keys(elements).map(tag => tag.replace('mrp-', 'mrp/'))

test('Every block is live in the canvas, saved, valid after a reload, and on the page', async () => {
  const { page, canvas, complaints } = await edit('admin')
  await insert(
    page,
    blocks.map(name => [name]),
  )
  for (const tag of Object.keys(elements)) {
    const element = canvas.locator(tag)
    await expect.poll(() => element.evaluate(host => host.shadowRoot !== null), { message: tag }).toBe(true)
  }
  const post = await publish(page, 'Every block')
  await page.close()

  const again = await edit('admin', post)
  await again.canvas.locator('mrp-faq').waitFor()
  const stored = await storedBlocks(again.page)
  expect(stored.map(({ name }) => name)).toEqual(blocks)
  expect(stored.filter(({ isValid }) => !isValid)).toEqual([])
  expect([...complaints, ...again.complaints]).toEqual([])
  await again.page.close()

  const visitor = await visit(`/?p=${post}`, false)
  for (const tag of Object.keys(elements)) expect(await visitor.locator(tag).count(), tag).toBe(1)
})

test.each<Role>(['admin', 'author'])(
  'Texts that %s typed come back as they were, and so do visitors get them',
  async role => {
    const tricky = `5 > 3, AT&T, it's "x" -- y, <100, [gallery] 🙂`
    const { page } = await edit(role)
    await insert(page, [
      [
        'mrp/faq',
        { items: [{ question: tricky, answer: 'Yes.' }], heading: 'Is 5 &gt; 3 &amp; <em>so</em>?' },
      ],
      ['mrp/demo-form', { 'company-name': tricky, 'sku-count': '>1000' }],
    ])
    const post = await publish(page, `Typed by ${role}`)
    await page.close()

    const again = await edit(role, post)
    await again.canvas.locator('mrp-faq').getByText(tricky).click({ force: true })
    const question = again.page.getByLabel('Question', { exact: true })
    await expect.poll(() => question.inputValue()).toBe(tricky)
    const items = await again.canvas.locator('mrp-faq').getAttribute('items')
    expect(JSON.parse(items ?? '')).toEqual([{ question: tricky, answer: 'Yes.' }])
    await again.page.close()

    const visitor = await visit(`/?p=${post}`)
    const list = visitor.locator('mrp-faq')
    expect(await list.evaluate(host => host.querySelector('details > summary')?.textContent)).toBe(tricky)
    await list.getByText(tricky).filter({ visible: true }).waitFor()
    await expect.poll(() => visitor.locator('mrp-faq em').textContent()).toBe('so')
    await expect
      .poll(() => visitor.locator('mrp-demo-form').getByLabel('Company name').inputValue())
      .toBe(tricky)
    expect(await visitor.locator('mrp-demo-form').getAttribute('sku-count')).toBe('>1000')
  },
)

test('A heading is edited where it stands', async () => {
  const { page, canvas } = await edit('author')
  await insert(page, [['mrp/faq']])
  const heading = canvas.locator('mrp-faq [contenteditable]')
  await heading.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Asked often')
  await expect.poll(async () => (await storedBlocks(page))[0]?.attributes.heading).toBe('Asked often')
})

test('A heading that was emptied where it stands is empty, and takes the next word', async () => {
  const { page, canvas } = await edit('author')
  await insert(page, [['mrp/faq']])
  const heading = canvas.locator('mrp-faq [contenteditable]')
  await heading.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expect.poll(async () => (await heading.textContent())?.replace('\uFEFF', '')).toBe('')
  await page.keyboard.type('New')
  await expect.poll(async () => (await storedBlocks(page))[0]?.attributes.heading).toBe('New')
})

test('A heading with formatting is edited in the page, not in the sidebar', async () => {
  const { page } = await edit('author')
  await insert(page, [['mrp/faq', { heading: 'Asked <em>often</em>' }]])
  await page.getByText('Has formatting: edit it in the page.').waitFor()
  expect(await page.getByLabel('Heading', { exact: true }).last().isDisabled()).toBe(true)
})

test('A text that an author takes away is none, and typed again it is the element’s own', async () => {
  const { page, canvas } = await edit('author')
  await insert(page, [['mrp/pricing-plans']])
  const field = page.getByLabel('Recommended text')
  expect(await field.inputValue()).toBe('Recommended')
  await field.fill('')
  const post = await publish(page, 'No word')
  await canvas.locator('mrp-pricing-plans').getByText('Recommended').waitFor({ state: 'detached' })
  const visitor = await visit(`/?p=${post}`)
  await visitor.getByText('$299').filter({ visible: true }).waitFor()
  expect(await visitor.getByText('Recommended').count()).toBe(0)
  await field.fill('Recommended')
  expect((await storedBlocks(page))[0]?.attributes.recommendedText).toBeUndefined()
})

test('An editor finds a block by a word for it, and a whole page among the patterns', async () => {
  const { page } = await edit('editor', 'page')
  await page.getByRole('button', { name: 'Block Inserter' }).click()
  const search = page.getByRole('searchbox').first()
  await search.fill('accordion')
  await page.getByRole('option', { name: 'Questions and answers' }).click()
  expect((await storedBlocks(page)).at(-1)?.name).toBe('mrp/faq')
  await search.fill('Pricing page')
  await page.getByRole('option', { name: 'Pricing page' }).click()
  await expect
    .poll(async () => (await storedBlocks(page)).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['mrp/page-intro', 'mrp/pricing-plans', 'mrp/contact-sales']))
})
