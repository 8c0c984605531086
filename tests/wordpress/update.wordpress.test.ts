import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import own from '../../package.json' with { type: 'json' }
import { openWordPress, storedBlocks } from './support/editor.ts'
import { php } from './support/php.ts'

// An update by upload, from a version before: this one under an older number, whose pages know what is gone now.

const { as, edit, visit } = openWordPress()

const plugin = join(inject('wordpressFolder'), 'wp-content/plugins/mrp-widgets')

/** Makes the installed plugin an older one. */
async function age(): Promise<void> {
  const file = join(plugin, 'mrp-widgets.php')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(own.version, '0.0.9'))
  await cp(join(plugin, 'bundle', own.version), join(plugin, 'bundle/0.0.9'), { recursive: true })
  await rm(join(plugin, 'bundle', own.version), { recursive: true })
}

test('After an update, pages of the version before are valid, show the same and load the new script', async () => {
  await age()
  const post = php(
    `return wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => $given]));`,
    '<!-- wp:mrp/faq {"heading":"Kept","theme":"sepia","gone":"x","items":[{"question":"Why?","answer":"So.","more":1}]} /-->',
  ) as number
  const source = async () => (await fetch(`${inject('wordpress')}/?p=${post}`)).text()
  expect(await source()).toContain('/bundle/0.0.9/mrp-widgets.js')

  const page = await as('admin', '/wp-admin/plugin-install.php?tab=upload')
  await page.setInputFiles('#pluginzip', 'dist/wordpress/mrp-widgets.zip')
  await page.locator('#install-plugin-submit').click()
  await page.locator('.update-from-upload-overwrite').click()
  await page.getByText('Plugin updated successfully').waitFor()
  await page.close()

  expect(await source()).toContain(`/bundle/${own.version}/mrp-widgets.js`)
  const visitor = await visit(`/?p=${post}`)
  // Its words stay in the tag, out of sight.
  await visitor.getByText('Why?').filter({ visible: true }).waitFor()
  await visitor.getByRole('heading', { name: 'Kept' }).waitFor()
  const author = await edit('admin', post)
  await author.canvas.locator('mrp-faq').waitFor()
  expect(await storedBlocks(author.page)).toMatchObject([
    { name: 'mrp/faq', isValid: true, attributes: { heading: 'Kept' } },
  ])
})
