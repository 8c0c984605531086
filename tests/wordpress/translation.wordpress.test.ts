import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { insert, openWordPress } from './support/editor.ts'
import { php } from './support/php.ts'

// A translation in the plugin's own folder: WordPress reads one file for PHP, and one for each script.

const { as, edit } = openWordPress()

const folder = join(inject('wordpressFolder'), 'wp-content/plugins/mrp-widgets/languages')
const files = {
  'mrp-widgets-de_DE.l10n.php': `<?php return ['messages' => ['Name of your business' => 'Markenname', 'MRP Agent' => 'Bausteine']];`,
  'mrp-widgets-de_DE-mrp-widgets-fields.json': JSON.stringify({
    domain: 'messages',
    locale_data: { messages: { '': { lang: 'de' }, Heading: ['Überschrift'], light: ['hell'] } },
  }),
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  php("update_user_meta(get_user_by('login', 'admin')->ID, 'locale', 'de_DE');")
})
afterAll(async () => {
  for (const name of Object.keys(files)) await rm(join(folder, name))
  php("delete_user_meta(get_user_by('login', 'admin')->ID, 'locale');")
})

test('The settings page says its labels in the administrator’s language', async () => {
  const page = await as('admin', '/wp-admin/options-general.php?page=mrp-widgets')
  await page.getByLabel('Markenname').waitFor()
})

test('The sidebar of a block says its labels, choices included, in the administrator’s language', async () => {
  const { page, canvas } = await edit('admin')
  await insert(page, [['mrp/faq']])
  await canvas.locator('mrp-faq').waitFor()
  await page.evaluate(() => {
    const { data } = Reflect.get(window, 'wp')
    const [block] = data.select('core/block-editor').getBlocks()
    data.dispatch('core/block-editor').selectBlock(block.clientId)
    data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')
  })
  await page.getByLabel('Überschrift').waitFor()
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page
    .locator('option', { hasText: /^hell$/ })
    .first()
    .waitFor({ state: 'attached' })
})
