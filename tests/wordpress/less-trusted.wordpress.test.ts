import { expect, inject, test } from 'vitest'
import { php } from './support/php.ts'

// What authors without `unfiltered_html` may place, and what the script makes of what visitors write.

/** What WordPress keeps of a post that a role saves. */
const saved = (content: string, role: string): unknown =>
  php(
    `wp_set_current_user(get_user_by('login', $given['role'])->ID);
     kses_init();
     return wp_unslash(apply_filters('content_save_pre', wp_slash($given['content'])));`,
    { content, role },
  )

const refused = { 'thanks-url': '/thanks', 'privacy-url': '/privacy', 'consent-text': 'All of it' }
const block = (attributes: object) => `<!-- wp:mrp/demo-form ${JSON.stringify(attributes)} /-->`

test('By block, an author sets no address, no consent, and no account area', () => {
  const kept = { 'company-name': 'Northwind', theme: 'dark', align: 'full' }
  const group = (inside: string) =>
    `<!-- wp:group -->\n<div class="wp-block-group">${inside}</div>\n<!-- /wp:group -->`
  expect(saved(block({ ...kept, ...refused }), 'author')).toBe(block(kept))
  expect(saved(group(`${block(refused)}<!-- wp:mrp/account /-->`), 'author')).toBe(
    group('<!-- wp:mrp/demo-form /-->'),
  )
})

test('Who may write any HTML sets all of it', () => {
  const content = `${block(refused)}<!-- wp:mrp/account /-->[mrp tag="account"]`
  expect(saved(content, 'admin')).toBe(content)
})

test.for([
  ['an address', '[mrp tag="demo-form" thanks-url="/thanks"]'],
  ['an address, written with an underscore', "[mrp tag='demo-form' privacy_url='/privacy']"],
  ['a consent, in capitals', '[mrp tag=demo-form CONSENT-TEXT="All of it"]'],
  ['the account area', '[mrp tag="account"]'],
  ['the account area by its tag', '[mrp tag="mrp-account"]'],
  ['the account area behind a bracket', '[mrp heading="[" tag="account"]'],
] as const)('A shortcode of an author that asks for %s is a text', ([, shortcode]) => {
  const text = `&#91;${shortcode.slice(1)}`
  expect(saved(`Before ${shortcode} after`, 'author')).toBe(`Before ${text} after`)
})

test('A shortcode that another plugin’s block would print is a text too', () => {
  const html = saved('<!-- wp:search {"label":"\\u005bmrp tag=\\u0022account\\u0022\\u005d"} /-->', 'author')
  expect(html).not.toMatch(/\[mrp|\\u005bmrp/)
})

test('Every other shortcode of an author stays', () => {
  const content =
    '[mrp tag="demo-form" company-name="Northwind"] [[mrp tag="faq"]] [gallery ids="1"] [mrp_kept]'
  expect(saved(content, 'author')).toBe(content)
})

test('Our tags are kept in posts alone: what other plugins filter loses them', () => {
  expect(php("return wp_kses_post('<mrp-demo-form></mrp-demo-form>Text');")).toBe('Text')
})

test('Comments, their authors’ websites and latest comments are marked, so that the script leaves them alone', async () => {
  const post = php(
    `$post = wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'comment_status' => 'open', 'post_content' => '<!-- wp:latest-comments /-->']));
     wp_insert_comment(['comment_post_ID' => $post, 'comment_approved' => 1, 'comment_author' => 'A stranger', 'comment_author_url' => 'https://site.example/#mrp=demo-form', 'comment_content' => '<a href="https://site.example/#mrp=demo-form&full-name=Evil">Offer</a>']);
     return $post;`,
  )
  const html = await (await fetch(`${inject('wordpress')}/?p=${post}`)).text()
  expect(html).toContain('A stranger')
  expect(html).toMatch(/<div data-mrp-ignore[^>]* class="[^"]*wp-block-comments/)
  expect(html).toMatch(/<(ol|div) data-mrp-ignore[^>]* class="[^"]*wp-block-latest-comments/)
  const classic = php(
    `$comment = get_comments(['post_id' => $given])[0];
     $GLOBALS['comment'] = $comment;
     return [get_comment_author_link($comment), apply_filters('comment_text', $comment->comment_content, $comment, [])];`,
    post,
  ) as readonly [string, string]
  expect(classic[0]).toMatch(/^<span data-mrp-ignore><a [^>]*>A stranger<\/a><\/span>$/)
  expect(classic[1]).toMatch(/^<div data-mrp-ignore><p><a /)
})
