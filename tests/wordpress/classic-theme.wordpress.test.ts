import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWordPress } from './support/editor.ts'
import { php } from './support/php.ts'

// A theme as they were before blocks: PHP templates, the content printed after the page's head. Debian has none of
// WordPress's own, so this one is as small as a theme can be.

const { visit } = openWordPress()

const template = `<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head><body>
<?php while (have_posts()) { the_post(); the_content(); } wp_footer(); ?></body></html>`

beforeAll(() => {
  php(
    `$folder = WP_CONTENT_DIR . '/themes/classic';
     mkdir($folder);
     file_put_contents("$folder/style.css", '/* Theme Name: Classic */');
     file_put_contents("$folder/index.php", $given);
     switch_theme('classic');`,
    template,
  )
})
afterAll(() => {
  php("switch_theme('twentytwentyfive'); delete_option('mrp_widgets_settings');")
})

test('A classic theme shows blocks and shortcodes, painted, with one script and one configuration', async () => {
  const content =
    '<!-- wp:mrp/faq {"heading":"Asked -- often"} /-->\n\n[mrp tag="demo-cta" heading="Is 5 > 3?"]'
  const path = php(
    `update_option('mrp_widgets_settings', ['analytics' => 'dataLayer']);
     return '/?p=' . wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => $given]));`,
    content,
  ) as string
  const page = await visit(path, false)
  await expect.poll(() => page.getByRole('heading', { name: 'Asked -- often' }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('heading', { name: 'Is 5 > 3?' }).isVisible()).toBe(true)
  expect(await page.locator('mrp-config[analytics=dataLayer]').count()).toBe(1)
  expect(await page.locator('script[src$="/mrp-widgets.js"]').count()).toBe(1)
})
