import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phpIn } from './support/php.ts'
import { startWordPress, type WordPress } from './support/wordpress.ts'

// A network of two sites with the plugin active in all of them. Its administrators may not write any HTML.

let network: WordPress

/** Runs PHP in the network. */
const php = (code: string, given: unknown = null) => phpIn(network, code, given)

beforeAll(async () => {
  network = await startWordPress()
  const { host } = new URL(network.url)
  php(
    `require_once ABSPATH . 'wp-admin/includes/upgrade.php';
     require_once ABSPATH . 'wp-admin/includes/network.php';
     foreach ($GLOBALS['wpdb']->tables('ms_global') as $table => $name) $GLOBALS['wpdb']->$table = $name;
     install_network();
     return populate_network(1, $given, 'admin@example.com', 'Network', '/', false);`,
    host,
  )
  const file = join(network.folder, 'wp-config.php')
  const constants = `define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false); define('DOMAIN_CURRENT_SITE', '${host}');
define('PATH_CURRENT_SITE', '/'); define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);\n`
  await writeFile(file, (await readFile(file, 'utf8')).replace('$table_prefix', `${constants}$table_prefix`))
  php(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
     deactivate_plugins('mrp-widgets/mrp-widgets.php');
     activate_plugin('mrp-widgets/mrp-widgets.php', '', true);
     return wpmu_create_blog($given, '/two/', 'Two', get_user_by('login', 'editor')->ID, [], 1);`,
    host,
  )
})
afterAll(() => network.stop())

/** Publishes a post on a site, and returns the HTML of its page. */
async function page(site: number, content: string): Promise<string> {
  const post = php(
    `switch_to_blog($given['site']);
     wp_set_current_user(get_user_by('login', 'editor')->ID);
     kses_init();
     return wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => $given['content']]));`,
    { site, content },
  )
  return (await fetch(`${network.url}/${site === 2 ? 'two/' : ''}?p=${post}`)).text()
}

test('A site’s administrator, who may not write any HTML, gets back what was typed', async () => {
  expect(
    php(
      "switch_to_blog(2); return user_can(get_user_by('login', 'editor')->ID, 'manage_options') && !user_can(get_user_by('login', 'editor')->ID, 'unfiltered_html');",
    ),
  ).toBe(true)
  const html = await page(2, '<!-- wp:mrp/faq {"heading":"Is 5 \\u003e 3, AT\\u0026T?"} /-->')
  expect(html).toContain('<mrp-faq heading="Is 5 &gt; 3, AT&amp;T?">')
  expect(html).toMatch(/<script[^>]*bundle\/[^/]+\/mrp-widgets\.js"/)
})

test('Each site has settings of its own', async () => {
  php("switch_to_blog(2); update_option('mrp_widgets_settings', ['brand-name' => 'Site two']);")
  const block = '<!-- wp:mrp/demo-cta /-->'
  expect(await page(2, block)).toContain('brand-name="Site two"')
  expect(await page(1, block)).not.toContain('Site two')
})

test('Deleting the plugin removes the settings of every site', () => {
  php(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
     require_once ABSPATH . 'wp-admin/includes/file.php';
     update_option('mrp_widgets_settings', ['brand-name' => 'Site one']);
     deactivate_plugins('mrp-widgets/mrp-widgets.php', true, true);
     delete_plugins(['mrp-widgets/mrp-widgets.php']);`,
  )
  const left = [1, 2].map(site =>
    php("switch_to_blog($given); return get_option('mrp_widgets_settings');", site),
  )
  expect(left).toEqual([false, false])
})
