import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openWordPress } from './support/editor.ts'
import { php } from './support/php.ts'

// Places outside a post's content: a block theme's parts, and the widgets of a classic theme of WordPress's own.

const { visit } = openWordPress()

const empty = (): string =>
  php(
    "return '/?p=' . wp_insert_post(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => '<p>Nothing</p>']);",
  ) as string
const sourceOf = async (path: string) => (await fetch(inject('wordpress') + path)).text()
const scriptsIn = (html: string) => html.match(/<script[^>]*\/mrp-widgets\.js/g) ?? []

test.for([
  ['tag', '<!-- wp:html --><div data-mrp="faq" data-heading="Ready :) now?"></div><!-- /wp:html -->', true],
  ['block', '<!-- wp:mrp/demo-cta {"heading":"Ready :) now?"} /-->', false],
] as const)('A %s in a part of a block theme gets the script, once', async ([, content, hasScripts]) => {
  const path = empty()
  expect(scriptsIn(await sourceOf(path))).toEqual([])
  const part = php(
    `$part = wp_insert_post(['post_type' => 'wp_template_part', 'post_name' => 'footer', 'post_title' => 'Footer', 'post_status' => 'publish', 'post_content' => $given]);
     wp_set_post_terms($part, get_stylesheet(), 'wp_theme');
     wp_set_post_terms($part, 'footer', 'wp_template_part_area');
     return $part;`,
    content,
  )
  try {
    expect(scriptsIn(await sourceOf(path))).toHaveLength(1)
    const page = await visit(path, hasScripts)
    await page.getByRole('heading', { name: 'Ready :) now?' }).waitFor()
  } finally {
    php('wp_delete_post($given, true);', part)
  }
})

const widgets = (kind: string, widget: object) =>
  php(
    `update_option("widget_{$given['kind']}", [2 => $given['widget'], '_multiwidget' => 1]);
     update_option('sidebars_widgets', ['wp_inactive_widgets' => [], 'sidebar-1' => ["{$given['kind']}-2"], 'array_version' => 3]);`,
    { kind, widget },
  )

beforeAll(() => {
  php("update_option('before', get_option('sidebars_widgets'));")
})
afterEach(() => {
  php("switch_theme('twentytwentyfive');")
})
afterAll(() => {
  php("update_option('sidebars_widgets', get_option('before')); delete_option('before');")
})

test.for([
  ['block', { content: '<!-- wp:mrp/faq {"heading":"In a widget"} /-->' }],
  ['block', { content: '<!-- wp:html --><mrp-faq heading="In a widget"></mrp-faq><!-- /wp:html -->' }],
  ['text', { title: '', text: '[mrp tag="faq" heading="In a widget"]', filter: true, visual: true }],
  ['custom_html', { title: '', content: '<mrp-faq heading="In a widget"></mrp-faq>' }],
] as const)('A widget of Twenty Twenty-One shows an element, as %s %o', async ([kind, widget]) => {
  php("switch_theme('twentytwentyone');")
  widgets(kind, widget)
  const path = empty()
  expect(scriptsIn(await sourceOf(path))).toHaveLength(1)
  const page = await visit(path)
  await page.getByRole('heading', { name: 'In a widget' }).waitFor()
})

test('A page of Twenty Twenty-One reads without script, and its form sends', async () => {
  php(
    `switch_theme('twentytwentyone'); update_option('mrp_widgets_settings', ['endpoint' => $given]);`,
    `${inject('inbox')}/__request`,
  )
  const path = php(
    `return '/?p=' . wp_insert_post(['post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish', 'post_content' => '<!-- wp:mrp/hero {"heading":"Plan it"} /--><!-- wp:mrp/demo-form {"source":"classic"} /-->']);`,
  ) as string
  const plain = await visit(path, false)
  await expect.poll(() => plain.getByRole('heading', { name: 'Plan it' }).isVisible()).toBe(true)
  const page = await visit(path)
  const form = page.locator('mrp-demo-form')
  await form.getByLabel('Full name').fill('Ann Miller')
  await form.getByLabel('Company name').fill('Northwind')
  await form.getByLabel('Email').first().fill('classic@northwind.example')
  await form.locator('button[type=submit]').click()
  const letters = async () =>
    (await fetch(`${inject('inbox')}/__inbox`, { headers: { accept: 'application/json' } })).text()
  await expect.poll(letters).toContain('classic@northwind.example')
  expect(await letters()).toMatch(/"source": ?"classic"/)
  php("delete_option('mrp_widgets_settings');")
})
