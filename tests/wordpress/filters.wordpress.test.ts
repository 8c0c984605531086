import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openWordPress } from './support/editor.ts'
import { php } from './support/php.ts'

// What WordPress does to all HTML, and not to ours: it would no longer be what the element's code shows.

const { visit } = openWordPress()

test('Smileys, shortcodes and the name of WordPress stay as an author typed them, before any script and after', async () => {
  const heading = ':) 8-) ;-) Wordpress [gallery] "it\'s" -- so'
  const path = php(
    `return '/?p=' . wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => '<!-- wp:mrp/faq ' . serialize_block_attributes(['heading' => $given]) . ' /--><!-- wp:paragraph --><p>:) Wordpress</p><!-- /wp:paragraph -->']));`,
    heading,
  ) as string
  const page = await visit(path, false)
  const faq = page.locator('mrp-faq')
  expect(await faq.evaluate(host => host.shadowRoot?.querySelector('h2')?.textContent)).toBe(heading)
  expect(await faq.getAttribute('heading')).toBe(heading)
  // The rest of the page is WordPress's own.
  expect(
    await page.locator('p img.wp-smiley, p:has-text("🙂"), p:has-text("WordPress")').count(),
  ).toBeGreaterThan(0)

  const complaints: string[] = []
  const live = await visit(path)
  live.on('console', line => complaints.push(line.text()))
  await live.evaluate(
    "import('/wp-content/plugins/mrp-widgets/bundle/' + document.querySelector('script[src*=mrp-widgets]').src.split('/bundle/')[1].replace('mrp-widgets.js', 'elements/mrp-faq.js'))",
  )
  await untilAwake(live, 'mrp-faq')
  expect(complaints).toEqual([])
})
