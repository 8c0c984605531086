import { expect, test } from 'vitest'
import { insert, openWordPress } from './support/editor.ts'
import { php } from './support/php.ts'

// A contributor writes and somebody else publishes.

const { edit, visit } = openWordPress()

test('What a contributor hands in for review is shown as typed once an editor publishes it', async () => {
  const question = `It's "x" & <100?`
  const { page, complaints } = await edit('contributor')
  await insert(page, [['mrp/faq', { heading: 'Is 5 &gt; 3?', items: [{ question, answer: 'Yes.' }] }]])
  const post = await page.evaluate(async () => {
    const { data } = Reflect.get(window, 'wp')
    data.dispatch('core/editor').editPost({ title: 'For review', status: 'pending' })
    await data.dispatch('core/editor').savePost()
    return data.select('core/editor').getCurrentPostId()
  })
  expect(php('return get_post_status($given);', post)).toBe('pending')
  php(
    `wp_set_current_user(get_user_by('login', 'editor')->ID);
     wp_publish_post($given);`,
    post,
  )
  const visitor = await visit(`/?p=${post}`)
  const shown = () => visitor.locator('mrp-faq').evaluate(host => host.shadowRoot?.textContent ?? '')
  await expect.poll(shown).toContain(question)
  expect(await visitor.locator('mrp-faq').getAttribute('heading')).toBe('Is 5 > 3?')
  expect(complaints).toEqual([])
})
