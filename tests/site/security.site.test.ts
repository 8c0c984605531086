import { expect, test } from 'vitest'
import { openInTurn, openWithoutScript } from '../support/chromium.ts'

// The page for whoever looks after a plant's servers.

const read = openWithoutScript()
const visit = openInTurn()

test('/security has a role for each ERP that the site names, in the language of its database', async () => {
  const page = await read('/security')
  const names = await page.locator('.prose summary').allTextContents()
  for (const erp of ['Odoo', 'SAP', 'NetSuite', 'Fishbowl', 'Global Shop', 'Katana', 'Any other SQL'])
    expect(names.filter(name => name.startsWith(erp))).toHaveLength(1)
})

test('No role can do more than log in and read', async () => {
  const page = await read('/security')
  const blocks = await page.locator('.prose pre').allTextContents()
  expect(blocks).toHaveLength(6)
  const statements = blocks.flatMap(block => block.split(';').map(line => line.trim()))
  const granted = statements.filter(line => /^GRANT/.test(line)).map(line => line.split(/\s+/)[1])
  expect(new Set(granted)).toEqual(new Set(['SELECT', 'CONNECT', 'USAGE', 'LOGIN', 'MRP_READ']))
  expect(blocks.join()).not.toMatch(/INSERT|UPDATE|DELETE|WITH GRANT OPTION|GRANT ALL|OWNER/)
})

test('The roles for Odoo and SAP read no price and no customer: there, tables with such columns are never granted whole', async () => {
  const page = await read('/security')
  const [odoo = '', sap = ''] = await page.locator('.prose pre').allTextContents()
  const whole = /GRANT SELECT ON\n([\s\S]*?)TO mrp_agent/.exec(odoo)?.[1] ?? ''
  expect(whole).toContain('mrp_bom')
  expect(whole).not.toMatch(/sale_|purchase_|product_|stock_move/)
  expect(sap.match(/GRANT SELECT ON .*/g)).toEqual(['GRANT SELECT ON SCHEMA MRP TO MRP_READ;'])
  expect(odoo + sap).not.toMatch(/price|amount|cost|total|"Card|user_id|\*/i)
})

test('Wherever the role for Odoo reads a quantity by column, it reads its unit: 2 dozen are not 2', async () => {
  const page = await read('/security')
  const [odoo = ''] = await page.locator('.prose pre').allTextContents()
  const granted = [...odoo.matchAll(/GRANT SELECT \(([^)]+)\)\s+ON (\w+)/g)]
  const columnsOf = new Map(granted.map(([, columns = '', table]) => [table, columns.split(/,\s+/)]))
  const counted = granted.filter(([, columns = '']) => /qty/.test(columns)).map(([, , table]) => table)
  expect(counted).toEqual(['product_supplierinfo', 'stock_move', 'purchase_order_line', 'sale_order_line'])
  for (const table of counted.slice(1)) expect(columnsOf.get(table), table).toContain('product_uom')
  // A supplier’s least quantity is in the unit in which the product is bought.
  expect(columnsOf.get('product_template')).toEqual(expect.arrayContaining(['uom_id', 'uom_po_id']))
})

test('One press puts the four questions into the contact form', async () => {
  const { page, complaints } = await visit('/security')
  await page.getByRole('link', { name: 'Send us these four questions' }).click()
  await page.waitForURL('**/contact?**')
  const message = page.getByLabel('Message')
  await expect
    .poll(() => message.inputValue())
    .toMatch(/^Please answer in writing:\n\n1\. Where .*\n4\. What/s)
  expect(await page.getByLabel('Subject').inputValue()).toBe('Four questions before we sign')
  expect(complaints).toEqual([])
})

test('Where the browser refuses, the block is selected, and the button says how to go on', async () => {
  const { page } = await visit('/security', opened =>
    opened.addInitScript(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new Error('no')),
      }),
    ),
  )
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByRole('button', { name: /^Selected: press Ctrl\+C/ }).waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toContain('CREATE ROLE mrp_agent')
})
