import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { php } from './support/php.ts'

test('PHP can read every file of the zip', () => {
  const files = Object.entries(unzipSync(readFileSync('dist/wordpress/mrp-widgets.zip')))
  const sources = files.filter(([path]) => path.endsWith('.php'))
  expect(sources.length).toBeGreaterThan(5)
  const given = sources.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])
  const read = php(
    'foreach ($given as [$path, $text]) { token_get_all($text, TOKEN_PARSE); $read[] = $path; } return $read;',
    given,
  )
  expect(read).toEqual(sources.map(([path]) => path))
})
