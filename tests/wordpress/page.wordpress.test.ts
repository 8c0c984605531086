import { afterEach, expect, inject, test } from 'vitest'
import { openWordPress } from './support/editor.ts'
import { php } from './support/php.ts'

// What visitors get, from blocks, shortcodes and pasted HTML.

const { as, visit } = openWordPress()

/** Publishes a post with this content, written by a role, and returns its path. */
const post = (content: string, role = 'admin'): string =>
  php(
    `wp_set_current_user(get_user_by('login', $given['role'])->ID);
     kses_init();
     return '/?p=' . wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => $given['content']]));`,
    { content, role },
  ) as string

/** Publishes a post, and returns its page as it is sent. */
const sourceOf = async (content: string, role?: string): Promise<string> =>
  (await fetch(inject('wordpress') + post(content, role))).text()

const sources = (html: string) => html.match(/mrp-widgets\.js/g) ?? []

afterEach(() => {
  php("delete_option('mrp_widgets_settings');")
})

test('A painted element is hydrated, not rendered again', async () => {
  const page = await visit(post('<!-- wp:mrp/demo-form {"company-name":"Café -- \\u0026amp; Sons"} /-->'))
  const complaints: string[] = []
  page.on('console', line => complaints.push(line.text()))
  const form = page.locator('mrp-demo-form')
  const before = await form.evaluateHandle(host => host.shadowRoot?.querySelector('form'))
  await form.getByLabel('Full name').click()
  await page.waitForFunction(() => customElements.get('mrp-demo-form'))
  expect(await form.evaluate((host, node) => host.shadowRoot?.querySelector('form') === node, before)).toBe(
    true,
  )
  expect(complaints).toEqual([])
})

test('The script comes once, from the plugin, as caches may keep it; a page without elements has none', async () => {
  const several = await sourceOf('<!-- wp:mrp/faq /--><!-- wp:mrp/hero /--><p>[mrp tag="demo-cta"]</p>')
  const tags = several.match(/<script[^>]*mrp-widgets\.js[^>]*>/g) ?? []
  expect(tags).toHaveLength(1)
  expect(tags[0]).toContain('type="module"')
  expect(tags[0]).toContain('data-no-optimize="1"')
  expect(tags[0]).toMatch(/plugins\/mrp-widgets\/bundle\/[^/]+\/mrp-widgets\.js"/)
  expect(sources(await sourceOf('<p>Nothing</p>'))).toEqual([])
})

test.each(['admin', 'author'])(
  'A shortcode of %s keeps its signs, and stays whole in a classic post',
  async role => {
    const page = await visit(
      post('First.\n\n[mrp tag="faq" heading="5 > 3 -- \'so\'"]\n\nLast.', role),
      false,
    )
    expect(await page.locator('mrp-faq').getAttribute('heading')).toBe("5 > 3 -- 'so'")
    await expect.poll(() => page.getByRole('heading', { name: "5 > 3 -- 'so'" }).isVisible()).toBe(true)
    expect(await page.locator('p:has(mrp-faq)').count()).toBe(0)
  },
)

test('A shortcode in a paragraph works, and one with an unknown tag shows visitors nothing', async () => {
  const html = await sourceOf(
    '<!-- wp:paragraph --><p>[mrp tag="demo_form"] [mrp tag="faq" company_name="x"]</p><!-- /wp:paragraph -->',
  )
  expect(html).toContain('<mrp-faq>')
  expect(html).not.toContain('demo_form')
})

test('Tags that an author without `unfiltered_html` pastes stay, and settings do not', async () => {
  const html = await sourceOf(
    '<!-- wp:html --><mrp-faq heading="Hi"></mrp-faq><mrp-config endpoint="https://evil.example"></mrp-config><!-- /wp:html -->',
    'author',
  )
  expect(html).toContain('<mrp-faq heading="Hi">')
  expect(html).not.toContain('evil.example')
})

test('Tags that an author pastes send nothing elsewhere, under no name of an attribute', async () => {
  const html = php(
    `wp_set_current_user(get_user_by('login', 'author')->ID);
     kses_init();
     return wp_unslash(apply_filters('content_save_pre', wp_slash($given)));`,
    `<mrp-demo-form data-endpoint="https://evil.example/x" DATA-ENDPOINT="https://evil.example/y" data-extra="e"
       data-thanks-url="https://evil.example/z" consent-text="All" privacy-url="https://evil.example/p"
       data-company-name="Northwind" theme="dark"></mrp-demo-form><mrp-account></mrp-account>`,
  )
  expect(html).toBe('<mrp-demo-form data-company-name="Northwind" theme="dark"></mrp-demo-form>')
})

test('A shortcode in two brackets is shown, not carried out', async () => {
  const page = await visit(post('Write [[mrp tag="faq"]] for questions.'), false)
  await expect
    .poll(() => page.getByText('[mrp tag=”faq”]').or(page.getByText('[mrp tag="faq"]')).count())
    .toBe(1)
  expect(await page.locator('mrp-faq').count()).toBe(0)
})

test('Brackets in an element are its text, and no shortcode of another plugin', () => {
  const html = php(
    `add_shortcode('secret', fn() => 'carried out');
     return apply_filters('the_content', $given);`,
    '<!-- wp:mrp/faq {"heading":"See [secret]"} /--><!-- wp:mrp/faq {"items":[{"question":"[secret]?","answer":"No."}]} /--><p>[secret]</p>',
  ) as string
  expect(html).toMatch(/See &#0?91;secret&#0?93;/)
  expect(html.match(/carried out/g)).toHaveLength(1)
})

test('A feed has the words alone', () => {
  const html = php(
    `$GLOBALS['wp_query']->is_feed = true;
     return [apply_filters('the_content', $given), wp_script_modules()->get_queue()];`,
    '<!-- wp:mrp/faq {"heading":"Asked often"} /-->',
  ) as readonly [string, readonly string[]]
  expect(html[0]).toContain('<h2>Asked often</h2>')
  expect(html[0]).not.toContain('<template')
  expect(html[1]).not.toContain('mrp-widgets')
})

test('Content that another plugin left empty, and a block that is rendered by its type, do no harm', () => {
  expect(php('return MrpWidgets\\read_early(null);')).toBe(null)
  const html = php(
    "return WP_Block_Type_Registry::get_instance()->get_registered('mrp/faq')->render(['heading' => 'Hi']);",
  )
  expect(html).toContain('<mrp-faq heading="Hi">')
})

test('An administrator sets the endpoint; what is not valid stays as it was', async () => {
  const page = await as('admin', '/wp-admin/options-general.php?page=mrp-widgets')
  await page.getByRole('heading', { name: 'Where requests go' }).click()
  await page.getByRole('heading', { name: 'For developers' }).click()
  await page.locator('#mrp-endpoint').fill('https://shop.example/hook')
  await page.locator('#mrp-brand-name').fill('AT&T "x"')
  await page.locator('#mrp-founders').fill('no list')
  await page.locator('#mrp-site-url').fill('shop.example')
  await page.getByRole('button', { name: 'Save Changes' }).last().click()
  await page.getByText('Founders stays as it was, because this is not valid: no list').waitFor()
  expect(php("return get_option('mrp_widgets_settings');")).toEqual({
    'brand-name': 'AT&T "x"',
    endpoint: 'https://shop.example/hook',
  })
  const visitor = await visit(post('<!-- wp:mrp/faq /-->'), false)
  expect(await visitor.locator('mrp-config').getAttribute('brand-name')).toBe('AT&T "x"')
  expect(await visitor.locator('mrp-config').count()).toBe(1)
})

test('The settings begin with the business, and the list of plugins leads to them', async () => {
  const page = await as('admin', '/wp-admin/plugins.php')
  await page.locator('[data-slug="mrp-widgets"]').getByRole('link', { name: 'Settings' }).click()
  const titles = page.locator('form h2')
  await expect
    .poll(() => titles.allTextContents())
    .toEqual(['Your business', 'Where requests go', 'For developers'])
  expect(
    await page.locator('form input[type=text], form input.regular-text').first().getAttribute('id'),
  ).toBe('mrp-brand-name')
  // Two fields and “Save Changes” are all that most owners need.
  expect(await page.locator('[id^=mrp-][aria-describedby]:visible').count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Save Changes' }).filter({ visible: true }).count()).toBe(1)
  // All of them are there, once.
  expect(await page.locator('[id^=mrp-][aria-describedby]').count()).toBe(18)
  expect(await page.locator('#mrp-founders').getAttribute('placeholder')).toMatch(/^\[\{"name":"…"/)
})

test('The words of a list on a phone stand off its edge, and its links are links', async () => {
  const answer = 'So. [See how we count](/count), [not](javascript:alert(1)).'
  const page = await visit(
    post(`<!-- wp:mrp/faq ${JSON.stringify({ items: [{ question: 'What is one item?', answer }] })} /-->`),
    false,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  const { x = 0 } = (await page.getByText('What is one item?').boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(16)
  await page.getByText('What is one item?').click()
  expect(await page.getByRole('link', { name: 'See how we count' }).getAttribute('href')).toBe('/count')
  expect(await page.getByRole('link', { name: 'not', exact: true }).count()).toBe(0)
})

test('Others than administrators do not reach the settings', async () => {
  const page = await as('editor', '/wp-admin/options-general.php?page=mrp-widgets')
  expect(await page.locator('#mrp-endpoint').count()).toBe(0)
})
