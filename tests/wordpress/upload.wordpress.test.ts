import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openWordPress } from './support/editor.ts'
import { php } from './support/php.ts'

// The zip, as an administrator installs it. The plugin is there again afterwards.

const { as } = openWordPress()

test('Deleting the plugin leaves no option and no file, and its zip is installed by upload', async () => {
  php("update_option('mrp_widgets_settings', ['brand-name' => 'x']);")
  php(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
     require_once ABSPATH . 'wp-admin/includes/file.php';
     deactivate_plugins('mrp-widgets/mrp-widgets.php');
     delete_plugins(['mrp-widgets/mrp-widgets.php']);`,
  )
  expect(php("return get_option('mrp_widgets_settings');")).toBe(false)
  const folder = join(inject('wordpressFolder'), 'wp-content/plugins/mrp-widgets')
  expect(existsSync(folder)).toBe(false)

  const page = await as('admin', '/wp-admin/plugin-install.php?tab=upload')
  await page.setInputFiles('#pluginzip', 'dist/wordpress/mrp-widgets.zip')
  await page.locator('#install-plugin-submit').click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await page.waitForURL(/plugins\.php/)
  expect(php("return WP_Block_Type_Registry::get_instance()->is_registered('mrp/faq');")).toBe(true)
})
