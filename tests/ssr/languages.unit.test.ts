import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'

// In which language `prerender(html)` makes a form.

const form = '<mrp-contact-form></mrp-contact-form>'

test.for([
  ['its own `lang`', '<html lang="fr"><mrp-contact-form lang=" de-AT "></mrp-contact-form></html>', 'de'],
  [
    'its own `data-lang`',
    '<div lang="fr"><mrp-contact-form data-lang=" de "></mrp-contact-form></div>',
    'de',
  ],
  ['its own `lang` before that', '<mrp-contact-form lang="es" data-lang="de"></mrp-contact-form>', 'es'],
  [
    'what is around an empty one of its own',
    '<p lang="es"><mrp-contact-form lang="" data-lang="de"></mrp-contact-form>',
    'es',
  ],
  [
    'the nearest `lang` around it',
    `<html lang="fr"><div lang="es"><p lang="">${form}</p></div></html>`,
    'es',
  ],
  ['English, where nothing says one', form, 'en'],
  ['English, where the language is unknown', `<div lang="ja">${form}</div>`, 'en'],
] as const)('A form is made in %s, and says so', async ([, html, language]) => {
  const made = await prerender(html)
  const button = { de: 'Nachricht senden', es: 'Enviar mensaje', en: 'Send Message' }[language]
  expect(made).toContain(`${button}</button>`)
  expect(made).toMatch(new RegExp(`data-made-from="[^"]*" lang="${language}"`))
})

test('Sections, which are in English, say nothing of a language', async () => {
  const section = '<div lang="de"><mrp-timeline></mrp-timeline></div>'
  expect(await prerender(section)).not.toMatch(/data-made-from="[^"]*" lang=/)
})
