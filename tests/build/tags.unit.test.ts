import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { checkTags } from '../../demo-host/build/content.ts'

// A misspelt tag in a page of the site ends the build.

const check = (html: string) => () => checkTags({ route: '/pricing' })(fromHtml(html))

test('A tag that no element has is named with its page', () => {
  expect(check('<main><mrp-exampel></mrp-exampel></main>')).toThrow(
    'The page /pricing has a mistake: there is no <mrp-exampel>.',
  )
})

test('The tags of elements, and tags of others, are fine', () => {
  expect(check('<mrp-config></mrp-config><x-map></x-map><mrp-demo-form></mrp-demo-form>')).not.toThrow()
})
